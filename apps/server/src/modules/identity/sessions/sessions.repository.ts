import type { Selectable } from 'kysely';
import type { Db, Tables, Trx } from '../../../platform/db.ts';
import type { UserScope } from '../users.repository.ts';
import '../identity.tables.ts';

export type SessionRow = Selectable<Tables['sessions']>;

export const insertSession = (db: Db | Trx, session: SessionRow) => db.insertInto('sessions').values(session).execute();

/** By the token's hash: this is how a caller gets a scope, hence without one. */
export const findSessionByToken = (db: Db, tokenHash: string) =>
  db
    .selectFrom('sessions')
    .select(['id', 'workspace_id', 'user_id', 'expires_at', 'last_seen_at'])
    .where('token_hash', '=', tokenHash)
    .where('revoked_at', 'is', null)
    .executeTakeFirst();

export const findSession = (
  db: Db,
  { workspaceId, userId, sessionId }: UserScope & { sessionId: string },
): Promise<SessionRow | undefined> =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst();

export const touchSession = (db: Db, { workspaceId }: UserScope, sessionId: string, now: Date) =>
  db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', sessionId)
    .execute();

export const listOpenSessions = (db: Db | Trx, { workspaceId, userId }: UserScope, now: Date): Promise<SessionRow[]> =>
  db
    .selectFrom('sessions')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .execute();

/** Whether the user signed in from this network before. Their very first session is no "new place". */
export async function knowsNetwork(
  db: Db | Trx,
  { workspaceId, userId }: UserScope,
  network: string,
): Promise<boolean> {
  const seen = await db
    .selectFrom('sessions')
    .select(({ fn, eb }) => [
      fn.countAll().as('all'),
      fn.count(eb.case().when('network', '=', network).then(1).end()).as('here'),
    ])
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return !seen || Number(seen.all) === 0 || Number(seen.here) > 0;
}

type Which = { only: string } | { except: string | undefined };

/** Ends sessions and gives back the hashes of their tokens, for the caches. */
export async function revokeSessions(
  db: Db | Trx,
  { workspaceId, userId }: UserScope,
  which: Which,
  now: Date,
): Promise<string[]> {
  let query = db
    .updateTable('sessions')
    .set({ revoked_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('token_hash');
  if ('only' in which) query = query.where('id', '=', which.only);
  else if (which.except) query = query.where('id', '!=', which.except);
  return (await query.execute()).map((row) => row.token_hash);
}
