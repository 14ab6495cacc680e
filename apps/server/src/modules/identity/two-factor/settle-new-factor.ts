import type { FreshRecoveryCodes } from '@outrider/contract/identity/two-factor';
import type { Trx } from '../../../platform/db.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import type { UserScope } from '../users.repository.ts';
import type { Factors } from './factors.ts';
import { issueRecoveryCodes } from './recovery-codes.ts';
import { type FactorChange, sendFactorNotice } from './two-factor-mails.ts';

/** After a factor was added: the first one turns two-factor on and comes with recovery codes. Tells the owner by mail. */
export async function settleNewFactor(
  trx: Trx,
  { jobs }: Pick<IdentityDeps, 'jobs'>,
  { scope, before, change, now }: { scope: UserScope; before: Factors; change: FactorChange; now: Date },
): Promise<FreshRecoveryCodes> {
  await sendFactorNotice(trx, jobs, scope, before.on ? change : 'on', now);
  return { recoveryCodes: before.on ? null : await issueRecoveryCodes(trx, scope, now) };
}
