import { REASON_CATEGORIES, type Verdict } from '@outrider/email-verifier/verdict';
import type { Scope, Trx } from '../../platform/db.ts';
import { type Feedback, listFeedback, saveFeedback } from './feedback.repository.ts';
import type { VerificationDeps } from './verification-deps.ts';

/** Mailboxes come and go: what became of a mail is believed for so long. */
const BELIEVED_DAYS = 90;
const believedSince = (at: Date) => new Date(at.getTime() - BELIEVED_DAYS * 86_400_000);

type Deps = Pick<VerificationDeps, 'contacts'>;

/** Our own mail arrived: better proof of a mailbox than any host's word. In the caller's transaction. */
export const noteDelivery = (deps: Deps, trx: Trx, scope: Scope, email: string, at: Date) =>
  note(deps, trx, scope, { email: email.toLowerCase(), outcome: 'delivered', reply: '', at });

/** Our own mail came back for good because of the mailbox. In the caller's transaction. */
export const noteBounce = (deps: Deps, trx: Trx, scope: Scope, { email, reply, at }: Omit<Feedback, 'outcome'>) =>
  note(deps, trx, scope, { email: email.toLowerCase(), outcome: 'bounced', reply, at });

async function note({ contacts }: Deps, trx: Trx, scope: Scope, feedback: Feedback): Promise<void> {
  const { email, outcome, at } = feedback;
  const [known] = await listFeedback(trx, scope, [email], believedSince(at));
  await saveFeedback(trx, scope, feedback);
  // Proven once more is no news for the contact.
  if (known?.outcome === outcome) return;
  await contacts.record(trx, scope, [{ email, category: REASON_CATEGORIES[outcome], reason: outcome, mx: '', at }]);
}

/** Verdicts, corrected by what became of mail that was really sent. */
export async function overruleByFeedback(trx: Trx, scope: Scope, verdicts: Verdict[], now: Date): Promise<Verdict[]> {
  const since = believedSince(now);
  const emails = verdicts.map(({ email }) => email);
  const known = new Map((await listFeedback(trx, scope, emails, since)).map((one) => [one.email, one]));
  return verdicts.map((verdict) => {
    const feedback = known.get(verdict.email);
    if (!feedback) return verdict;
    const { outcome, reply } = feedback;
    const words = outcome === 'bounced' && reply ? { reply } : {};
    return { ...verdict, ...words, reason: outcome, category: REASON_CATEGORIES[outcome], mayChange: false };
  });
}
