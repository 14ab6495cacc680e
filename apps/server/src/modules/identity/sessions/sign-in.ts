import { AppError } from '@outrider/contract/errors';
import type { KeyAnswer } from '@outrider/contract/identity/two-factor';
import type { Session } from '@outrider/contract/sign';
import type { Visit } from '../../../platform/http/caller.ts';
import { countTry, forgetTries, networkOf } from '../../../platform/throttle.ts';
import { findClosed } from '../closed-accounts.repository.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { SIGN_INS_PER_ADDRESS, SIGN_INS_PER_NETWORK } from '../throttles.ts';
import { passSecondFactor } from '../two-factor/second-factor.ts';
import { findUserByEmail } from '../users.repository.ts';
import { openSession } from './open-session.ts';

type Deps = Pick<IdentityDeps, 'db' | 'passwords' | 'sealer' | 'relyingParty' | 'now'>;
type Attempt = { email: string; password: string; code?: string | undefined; key?: KeyAnswer | undefined };

export async function signIn(deps: Deps, attempt: Attempt, visit: Visit): Promise<Session> {
  const { db, passwords, now } = deps;
  const { email, password } = attempt;
  // Counted before the password is looked at: many tries in flight at once must not slip through together.
  await countTry(db, SIGN_INS_PER_NETWORK, networkOf(visit.ip), now());
  await countTry(db, SIGN_INS_PER_ADDRESS, email, now());

  const user = await findUserByEmail(db, email);
  const known = user ?? (await findClosed(db, email));
  if (!(await passwords.matches(known?.password_hash, password))) throw new AppError('wrongCredentials');
  // These two are said only to a visitor who knows the password.
  if (!user) throw new AppError('accountDeleted');
  if (!user.verified_at) throw new AppError('emailNotVerified');
  const scope = { workspaceId: user.workspace_id, userId: user.id };
  await passSecondFactor(deps, scope, attempt);
  await forgetTries(db, SIGN_INS_PER_ADDRESS, email);
  return openSession(db, scope, visit, now());
}
