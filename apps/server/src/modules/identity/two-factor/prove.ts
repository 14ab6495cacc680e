import { AppError } from '@outrider/contract/errors';
import type { Proof } from '@outrider/contract/identity/two-factor';
import { countTry, forgetTries } from '../../../platform/throttle.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { SIGN_INS_PER_ADDRESS } from '../throttles.ts';
import { findUser, type UserRow, type UserScope } from '../users.repository.ts';
import { findFactors } from './factors.ts';
import { spendCode } from './second-factor.ts';

type Deps = Pick<IdentityDeps, 'db' | 'passwords' | 'sealer' | 'relyingParty' | 'now'>;

/** A session alone changes no factor: it may be stolen, or left open on a desk. Counted like a sign-in. */
export async function prove(deps: Deps, scope: UserScope, proof: Proof): Promise<UserRow> {
  const { db, passwords, now } = deps;
  const user = await findUser(db, scope);
  if (!user) throw new AppError('loginExpired');
  if (!user.password_hash) throw new AppError('twoFactorNeedsPassword');

  await countTry(db, SIGN_INS_PER_ADDRESS, user.email, now());
  if (proof.code !== undefined) {
    if (!(await spendCode(deps, scope, await findFactors(db, scope), proof.code))) throw new AppError('twoFactorWrong');
  } else if (!(await passwords.matches(user.password_hash, proof.password ?? ''))) {
    throw new AppError('wrongCurrentPassword');
  }
  await forgetTries(db, SIGN_INS_PER_ADDRESS, user.email);
  return user;
}
