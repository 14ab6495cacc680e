import { AppError } from '@outrider/contract/errors';
import type { FactorWanted, KeyAnswer } from '@outrider/contract/identity/two-factor';
import { countTry, forgetTries, type Throttle } from '../../../platform/throttle.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import type { UserScope } from '../users.repository.ts';
import { isAppCode, stepOf } from './app-codes.ts';
import { takeStep } from './authenticator-apps.repository.ts';
import { type Factors, findFactors } from './factors.ts';
import { takeRecoveryCode } from './recovery-codes.repository.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { askForKnownKey, checkKnownKey } from './security-keys.ts';

type Deps = Pick<IdentityDeps, 'db' | 'sealer' | 'relyingParty' | 'now'>;
type Given = { code?: string | undefined; key?: KeyAnswer | undefined };

/**
 * Three of a million codes are right at any moment: at this rate a guesser who has the password needs years. Meanwhile the
 * owner signs in with a key or a recovery code, which nobody can guess and nothing counts here.
 */
const APP_CODES_A_DAY: Throttle = { name: 'app-code', limit: 40, windowSeconds: 86_400 };

/** Lets pass who has no second factor, or gives one. Otherwise refuses and says what would be accepted. */
export async function passSecondFactor(deps: Deps, scope: UserScope, { code, key }: Given): Promise<void> {
  const factors = await findFactors(deps.db, scope);
  if (!factors.on) return;
  if (!code && !key) throw new AppError('twoFactorNeeded', { data: await factorWanted(deps, scope, factors) });
  const passed = key
    ? await checkKnownKey(deps, scope, key, factors.keys)
    : await spendCode(deps, scope, factors, code ?? '');
  if (!passed) throw new AppError('twoFactorWrong', { data: await factorWanted(deps, scope, factors) });
}

/** Whether a code is right. Uses it up. */
export function spendCode(deps: Deps, scope: UserScope, { app }: Pick<Factors, 'app'>, code: string): Promise<boolean> {
  if (!isAppCode(code)) return takeRecoveryCode(deps.db, scope, hashRecoveryCode(scope, code), deps.now());
  return app ? spendAppCode(deps, scope, app.sealed_secret, code) : Promise.resolve(false);
}

async function spendAppCode({ db, sealer, now }: Deps, scope: UserScope, sealedSecret: string, code: string) {
  await countTry(db, APP_CODES_A_DAY, scope.userId, now());
  const step = stepOf(sealer.open(sealedSecret, secretContext(scope)), code, now());
  if (step === undefined || !(await takeStep(db, scope, { sealedSecret, step }, now()))) return false;
  await forgetTries(db, APP_CODES_A_DAY, scope.userId);
  return true;
}

async function factorWanted(
  deps: Deps,
  scope: UserScope,
  { app, keys, recoveryCodes }: Factors,
): Promise<FactorWanted> {
  const methods: FactorWanted['methods'] = [];
  if (app) methods.push('app');
  if (keys.length > 0) methods.push('key');
  if (recoveryCodes.left > 0) methods.push('recovery');
  return { methods, keyOptions: keys.length > 0 ? await askForKnownKey(deps, scope, keys) : null };
}

/** A sealed secret opens for the person it was made for and nobody else. */
export const secretContext = ({ workspaceId, userId }: UserScope) => `authenticator:${workspaceId}:${userId}`;
