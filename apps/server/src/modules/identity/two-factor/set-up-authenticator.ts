import { AppError } from '@outrider/contract/errors';
import type { FreshRecoveryCodes, Proof } from '@outrider/contract/identity/two-factor';
import type { IdentityDeps } from '../identity-deps.ts';
import { lockUser, type UserScope } from '../users.repository.ts';
import { appUrlOf, newSecret, stepOf } from './app-codes.ts';
import { replaceApp, replaceSetup, takeSetup } from './authenticator-apps.repository.ts';
import { findFactors } from './factors.ts';
import { prove } from './prove.ts';
import { secretContext } from './second-factor.ts';
import { settleNewFactor } from './settle-new-factor.ts';

/** Long enough to install an app first. */
const SETUP_MINUTES = 30;

type SetUpDeps = Pick<IdentityDeps, 'db' | 'passwords' | 'sealer' | 'relyingParty' | 'now'>;

/** A secret for a new app. The old app, if any, keeps working until the new one has shown a code. */
export async function setUpAuthenticator(deps: SetUpDeps, scope: UserScope, proof: Proof) {
  const { email } = await prove(deps, scope, proof);
  const secret = newSecret();
  await replaceSetup(deps.db, scope, deps.sealer.seal(secret, secretContext(scope)), deps.now());
  return { secret, url: appUrlOf(secret, { issuer: deps.relyingParty.name, label: email }) };
}

type EnableDeps = Pick<IdentityDeps, 'db' | 'jobs' | 'sealer' | 'now'>;

/** A wrong code leaves the set-up as it is, for the next try. */
export function enableAuthenticator(deps: EnableDeps, scope: UserScope, code: string): Promise<FreshRecoveryCodes> {
  const now = deps.now();
  return deps.db.transaction().execute(async (trx) => {
    await lockUser(trx, scope);
    const setup = await takeSetup(trx, scope, new Date(now.getTime() - SETUP_MINUTES * 60_000));
    if (!setup) throw new AppError('twoFactorSetupExpired');
    const step = stepOf(deps.sealer.open(setup.sealed_secret, secretContext(scope)), code, now);
    if (step === undefined) throw new AppError('twoFactorWrong');
    const before = await findFactors(trx, scope);
    await replaceApp(trx, scope, { sealedSecret: setup.sealed_secret, step }, now);
    return settleNewFactor(trx, deps, { scope, before, change: 'app', now });
  });
}
