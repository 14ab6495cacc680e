import type { Trx } from '../../../platform/db.ts';
import { noteCampaignEvents } from '../../campaigns/index.ts';
import { proveSent } from '../../ledger/index.ts';
import type { Tally, TrackedMail, TrackingChange } from '../../tracking/index.ts';
import { applyConsequence } from './consequences.ts';
import { findMailNumbered, type MailFacts } from './mails.repository.ts';
import type { RepliesDeps } from './replies-deps.ts';
import { addRequests, deleteRequestEvent, type RequestCounts } from './tracked-mails.repository.ts';

type Deps = Pick<RepliesDeps, 'noteContact' | 'retractContact' | 'fileSent' | 'owners'>;

const EVENTS = { open: 'opened', click: 'clicked' } as const;

/**
 * What the tracking requests of a mail count as, after they were classified: the mail's counts, what is logged of it (once for each
 * verdict, not for each request), the contact's timeline, and the stop on a click where the campaign says so.
 */
export async function countRequests(
  deps: Deps,
  trx: Trx,
  { ledgerId, ...scope }: TrackedMail,
  { before, after }: TrackingChange,
): Promise<void> {
  const mail = await findMailNumbered(trx, scope, ledgerId);
  if (!mail) return;
  const appeared = after.filter((tally) => !before.some(isSame(tally)));
  const vanished = before.filter((tally) => !after.some(isSame(tally)));
  // Contacts before people before mails, as every stop of a lead takes them.
  for (const tally of vanished) await tellContact(deps.retractContact, trx, scope, mail, tally);
  for (const tally of appeared) await tellContact(deps.noteContact, trx, scope, mail, tally);
  // A machine may look through a mail on its way out of our own server, which may still lose it.
  const seen = appeared.find(({ verdict }) => verdict !== 'machine');
  if (seen) await proveSent(deps, trx, scope, { ledgerId, proof: seen.kind, at: seen.first.at });
  const click = appeared.find(({ kind, verdict }) => kind === 'click' && verdict === 'person');
  if (click) await stopOnClick(trx, scope, mail, click.first.at);
  await addRequests(trx, scope, ledgerId, difference(before, after));
  for (const { kind, verdict } of vanished) {
    await deleteRequestEvent(trx, scope, ledgerId, { kind: EVENTS[kind], verdict });
  }
  const { campaignId, leadId } = mail;
  await noteCampaignEvents(
    trx,
    scope,
    appeared.map(({ kind, verdict, first }) => {
      const words = kind === 'click' && verdict === 'person' ? first.target : first.why;
      return { kind: EVENTS[kind], campaignId, leadId, ledgerId, at: first.at, verdict, words };
    }),
  );
}

const isSame =
  ({ kind, verdict }: Tally) =>
  (other: Tally) =>
    other.kind === kind && other.verdict === verdict;

type TrackedEvent = 'openedByPerson' | 'openedByMachine' | 'clicked';

async function tellContact(
  tell: (
    trx: Trx,
    scope: { workspaceId: string },
    event: { email: string; event: TrackedEvent; at: Date; about: string; campaignId: string },
  ) => Promise<void>,
  trx: Trx,
  scope: { workspaceId: string },
  { address: email, campaign: about, campaignId }: MailFacts,
  tally: Tally,
): Promise<void> {
  const event = contactEventOf(tally);
  if (event) await tell(trx, scope, { email, event, at: tally.first.at, about, campaignId });
}

/** What nobody can tell, and where machines click, is nothing a person did. */
function contactEventOf({ kind, verdict }: Tally): TrackedEvent | undefined {
  if (kind === 'click') return verdict === 'person' ? 'clicked' : undefined;
  if (verdict === 'unknown') return undefined;
  return verdict === 'person' ? 'openedByPerson' : 'openedByMachine';
}

async function stopOnClick(trx: Trx, scope: { workspaceId: string }, mail: MailFacts, at: Date): Promise<void> {
  if (!mail.stops.onClick) return;
  await applyConsequence(trx, scope, { kind: 'click' }, mail, at);
  const { id: ledgerId, campaignId, leadId } = mail;
  await noteCampaignEvents(trx, scope, [{ kind: 'stopped', campaignId, leadId, ledgerId, at, words: 'clicked' }]);
}

function difference(before: readonly Tally[], after: readonly Tally[]): RequestCounts {
  const counts: RequestCounts = {
    open: { person: 0, machine: 0, unknown: 0 },
    click: { person: 0, machine: 0, unknown: 0 },
  };
  for (const { kind, verdict, count } of after) counts[kind][verdict] += count;
  for (const { kind, verdict, count } of before) counts[kind][verdict] -= count;
  return counts;
}
