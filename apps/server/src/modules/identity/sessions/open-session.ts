import { randomUUID } from 'node:crypto';
import type { Session } from '@outrider/contract/sign';
import type { Db, Trx } from '../../../platform/db.ts';
import type { Visit } from '../../../platform/http/caller.ts';
import { hashToken, newToken } from '../../../platform/secrets.ts';
import { networkOf } from '../../../platform/throttle.ts';
import type { UserScope } from '../users.repository.ts';
import { insertSession, knowsNetwork } from './sessions.repository.ts';

const SESSION_DAYS = 30;

export async function openSession(db: Db | Trx, scope: UserScope, visit: Visit, now: Date): Promise<Session> {
  const token = newToken();
  const network = networkOf(visit.ip);
  const expiresAt = new Date(now.getTime() + SESSION_DAYS * 86_400_000);
  await insertSession(db, {
    id: randomUUID(),
    workspace_id: scope.workspaceId,
    user_id: scope.userId,
    token_hash: hashToken(token),
    ip: visit.ip,
    network,
    user_agent: visit.userAgent,
    new_place: !(await knowsNetwork(db, scope, network)),
    created_at: now,
    last_seen_at: now,
    expires_at: expiresAt,
    revoked_at: null,
  });
  return { token, expiresAt: expiresAt.toISOString() };
}
