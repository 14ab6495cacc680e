import type { Caller } from '../../../platform/http/caller.ts';
import { hashToken } from '../../../platform/secrets.ts';
import type { IdentityDeps } from '../identity-deps.ts';
import { findSessionByToken, touchSession } from './sessions.repository.ts';

/** "Active now" needs no finer grain, and a write per request would cost more than the request. */
const TOUCH_EVERY_MS = 60_000;

type Deps = Pick<IdentityDeps, 'db' | 'cache' | 'now'>;

/** Who a bearer token belongs to; undefined when it is unknown, revoked or too old. */
export async function authenticate({ db, cache, now }: Deps, token: string): Promise<Caller | undefined> {
  if (!token) return undefined;
  const tokenHash = hashToken(token);
  const session = await cache.get('session', tokenHash, () => findSessionByToken(db, tokenHash));
  const at = now();
  if (!session || session.expires_at <= at) return undefined;

  const caller = { workspaceId: session.workspace_id, userId: session.user_id, sessionId: session.id };
  if (at.getTime() - session.last_seen_at.getTime() >= TOUCH_EVERY_MS) {
    session.last_seen_at = at;
    await touchSession(db, caller, session.id, at);
  }
  return caller;
}
