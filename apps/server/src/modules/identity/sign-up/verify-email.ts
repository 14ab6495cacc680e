import { AppError } from '@outrider/contract/errors';
import type { Session } from '@outrider/contract/sign';
import type { Visit } from '../../../platform/http/caller.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { findMailLink, takeLink } from '../mail-links/mail-links.repository.ts';
import { openSession } from '../sessions/open-session.ts';
import { findUser, markVerified } from '../users.repository.ts';

type Deps = Pick<IdentityDeps, 'db' | 'links' | 'cache' | 'now'>;

/** Uses a verification link: the address is the person's own, and they are signed in. */
export async function verifyEmail(deps: Deps, token: string, visit: Visit): Promise<Session & { email: string }> {
  const { db, links, cache } = deps;
  const now = deps.now();
  const id = links.idOf(token);
  if (!id) throw new AppError('verificationExpired');

  const verified = await db.transaction().execute(async (trx) => {
    const link = await takeLink(trx, id, 'SIGN_UP', now);
    if (!link) throw await whyNot(deps, id);
    const scope = { workspaceId: link.workspace_id, userId: link.user_id };
    const user = await findUser(trx, scope);
    if (!user || !(await markVerified(trx, scope, now))) throw new AppError('emailVerificationFailed');
    return { ...(await openSession(trx, scope, visit, now)), email: user.email, userId: user.id };
  });
  cache.forget('user', verified.userId);
  return verified;
}

/** A used link means the address is confirmed and a log-in will do; any other needs a new mail. */
async function whyNot({ db }: Deps, id: string): Promise<AppError> {
  const link = await findMailLink(db, id);
  return new AppError(link?.used_at ? 'emailVerificationFailed' : 'verificationExpired');
}
