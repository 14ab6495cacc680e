import { type Verdict, verify } from '@outrider/email-verifier';
import type { Scope } from '../../platform/db.ts';
import { overruleByFeedback } from './feedback.ts';
import type { VerificationDeps } from './verification-deps.ts';
import { verifierPorts } from './work-off.ts';

/** A caller that waits for it gives up a little later. */
const PATIENCE_MS = 55_000;

/** What is known of an address now, for those who charge for something else. */
export async function askVerdict(deps: VerificationDeps, scope: Scope, email: string): Promise<Verdict> {
  const verdict = await verifyInTime(deps, email);
  return deps.db.transaction().execute(async (trx) => {
    const [outcome = verdict] = await overruleByFeedback(trx, scope, [verdict], deps.now());
    return outcome;
  });
}

export async function verifyInTime(deps: VerificationDeps, email: string): Promise<Verdict> {
  const asked = verify(email, verifierPorts(deps), { retryAfterMs: [] });
  const late = deps.pause(PATIENCE_MS).then((): Verdict => ({ ...NO_ANSWER, email }));
  return Promise.race([asked, late]);
}

const NO_ANSWER: Verdict = {
  email: '',
  category: 'UNCHECKED',
  reason: 'timedOut',
  flags: [],
  mx: '',
  code: null,
  enhanced: '',
  reply: '',
  attempts: 1,
  meant: null,
  mayChange: true,
};
