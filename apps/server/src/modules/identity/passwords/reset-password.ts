import { AppError } from '@outrider/contract/errors';
import type { IdentityDeps } from '../identity-deps.ts';
import { takeLink } from '../mail-links/mail-links.repository.ts';
import { deleteIdentities } from '../oauth/oauth.repository.ts';
import { findUser, markVerified } from '../users.repository.ts';
import { choosePassword, forgetEnded } from './choose-password.ts';

type Deps = Pick<IdentityDeps, 'db' | 'jobs' | 'links' | 'passwords' | 'cache' | 'now'>;
type Reset = { token: string; password: string };

/** Uses a reset link. It came by mail, so it also confirms the address. A refused password leaves the link usable. */
export async function resetPassword(
  deps: Deps,
  { token, password }: Reset,
): Promise<{ email: string; signedOut: number }> {
  const now = deps.now();
  const id = deps.links.idOf(token);
  if (!id) throw new AppError('passwordResetFailed');
  const { user, ended } = await deps.db.transaction().execute(async (trx) => {
    const link = await takeLink(trx, id, 'RESET_PWD', now);
    if (!link) throw new AppError('passwordResetFailed');
    const scope = { workspaceId: link.workspace_id, userId: link.user_id };
    const user = await findUser(trx, scope);
    if (!user) throw new AppError('passwordResetFailed');
    // An unconfirmed account may have been opened by a stranger, with a third-party log-in of their own.
    if (await markVerified(trx, scope, now)) await deleteIdentities(trx, scope);
    return { user, ended: await choosePassword(trx, deps, { user, password, keepSession: undefined, now }) };
  });
  forgetEnded(deps.cache, user.id, ended);
  return { email: user.email, signedOut: ended.length };
}
