import { AppError } from '@outrider/contract/errors';
import type { Caller } from '../../../platform/http/caller.ts';
import { countTry, forgetTries } from '../../../platform/throttle.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { isFreshlySignedIn } from '../sessions/fresh-sign-in.ts';
import { SIGN_INS_PER_ADDRESS } from '../throttles.ts';
import { findUser } from '../users.repository.ts';
import { choosePassword, forgetEnded } from './choose-password.ts';

type Deps = Pick<IdentityDeps, 'db' | 'jobs' | 'passwords' | 'cache' | 'now'>;
type Change = { currentPassword?: string | undefined; password: string };

/** A user who signed up with a provider has no current password and sets the first one, having just signed in. */
export async function changePassword(deps: Deps, caller: Caller, change: Change): Promise<{ signedOut: number }> {
  const { db, passwords } = deps;
  const now = deps.now();
  const user = await findUser(db, caller);
  if (!user) throw new AppError('loginExpired');
  if (user.password_hash) {
    await countTry(db, SIGN_INS_PER_ADDRESS, user.email, now);
    if (!(await passwords.matches(user.password_hash, change.currentPassword ?? ''))) {
      throw new AppError('wrongCurrentPassword');
    }
    await forgetTries(db, SIGN_INS_PER_ADDRESS, user.email);
  } else if (!(await isFreshlySignedIn(deps, caller))) {
    throw new AppError('proofNeeded', { data: { hasPassword: false } });
  }
  const choice = { user, password: change.password, keepSession: caller.sessionId, now };
  const ended = await db.transaction().execute((trx) => choosePassword(trx, deps, choice));
  forgetEnded(deps.cache, user.id, ended);
  return { signedOut: ended.length };
}
