import { AppError } from '@outrider/contract/errors';
import type { Visit } from '../../../platform/http/caller.ts';
import { countTry, forgetTries, networkOf } from '../../../platform/throttle.ts';
import { evenAnswer } from '../even-answer.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { choosePassword, forgetEnded } from '../passwords/choose-password.ts';
import { SIGN_INS_PER_ADDRESS, SIGN_INS_PER_NETWORK } from '../throttles.ts';
import { findUserByEmail } from '../users.repository.ts';
import { takeRecoveryCode } from './recovery-codes.repository.ts';
import { hashRecoveryCode } from './recovery-codes.ts';

type Deps = Pick<IdentityDeps, 'db' | 'jobs' | 'passwords' | 'cache' | 'now' | 'pause'>;
type Reset = { email: string; recoveryCode: string; password: string };

/** For who lost the mailbox but kept the codes. A refused password leaves the code usable; signing in still needs a factor. */
export function resetWithRecoveryCode(deps: Deps, reset: Reset, visit: Visit): Promise<{ signedOut: number }> {
  const { db } = deps;
  const { email, password } = reset;
  return evenAnswer(deps, async () => {
    const now = deps.now();
    await countTry(db, SIGN_INS_PER_NETWORK, networkOf(visit.ip), now);
    await countTry(db, SIGN_INS_PER_ADDRESS, email, now);
    const user = await findUserByEmail(db, email);
    if (!user) throw new AppError('recoveryRefused');

    const scope = { workspaceId: user.workspace_id, userId: user.id };
    const ended = await db.transaction().execute(async (trx) => {
      const taken = await takeRecoveryCode(trx, scope, hashRecoveryCode(scope, reset.recoveryCode), now);
      if (!taken) throw new AppError('recoveryRefused');
      return choosePassword(trx, deps, { user, password, keepSession: undefined, now });
    });
    forgetEnded(deps.cache, user.id, ended);
    await forgetTries(db, SIGN_INS_PER_ADDRESS, email);
    return { signedOut: ended.length };
  });
}
