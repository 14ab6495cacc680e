import type { Proof } from '@outrider/contract/identity/two-factor';
import type { IdentityDeps } from '../identity-deps.ts';
import { lockUser, type UserScope } from '../users.repository.ts';
import { findFactors } from './factors.ts';
import { forgetFactors } from './forget-factors.ts';
import { prove } from './prove.ts';
import { sendFactorNotice } from './two-factor-mails.ts';

type Deps = Pick<IdentityDeps, 'db' | 'jobs' | 'passwords' | 'sealer' | 'relyingParty' | 'now'>;

/** Turning off what is off changes nothing and mails nobody. */
export async function turnOffTwoFactor(deps: Deps, scope: UserScope, proof: Proof): Promise<void> {
  await prove(deps, scope, proof);
  await deps.db.transaction().execute(async (trx) => {
    await lockUser(trx, scope);
    const { on } = await findFactors(trx, scope);
    await forgetFactors(trx, scope);
    if (on) await sendFactorNotice(trx, deps.jobs, scope, 'off', deps.now());
  });
}
