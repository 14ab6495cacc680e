import { PUSH_DEVICES_MAX } from '@outrider/contract/push';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db.ts';
import '../../identity/index.ts';
import type { UserScope } from '../notifications-deps.ts';
import '../notifications.tables.ts';

export type NewDevice = {
  id: string;
  sessionId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
  userAgent: string;
  at: Date;
};

export const listDevices = (db: Db | Trx, { workspaceId, userId }: UserScope) =>
  db
    .selectFrom('push_devices')
    .select(['id', 'user_agent', 'added_at', 'pushed_at'])
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .orderBy('added_at', 'desc')
    .orderBy('id')
    .execute();

/** A browser has one address: the user who subscribes in it last is the one it notifies. Gives its id. */
export async function saveDevice(trx: Trx, { workspaceId, userId }: UserScope, device: NewDevice): Promise<string> {
  const { id, sessionId, endpoint, p256dh, auth, userAgent, at } = device;
  const owner = { workspace_id: workspaceId, user_id: userId, session_id: sessionId };
  const saved = await trx
    .insertInto('push_devices')
    .values({ ...owner, id, endpoint, p256dh, auth, user_agent: userAgent, added_at: at, pushed_at: null })
    .onConflict((conflict) =>
      conflict.column('endpoint').doUpdateSet({ ...owner, p256dh, auth, user_agent: userAgent, added_at: at }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .deleteFrom('push_devices')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('id', 'in', (query) =>
      query
        .selectFrom('push_devices')
        .select('id')
        .where('workspace_id', '=', workspaceId)
        .where('user_id', '=', userId)
        .orderBy('added_at', 'desc')
        .offset(PUSH_DEVICES_MAX),
    )
    .execute();
  return saved.id;
}

/** False when it is not this person's. */
export async function removeDevice(db: Db, { workspaceId, userId }: UserScope, deviceId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('push_devices')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('id', '=', deviceId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The device and what it is to show, unless it was read or one of the two is gone. */
export const findPush = (
  db: Db,
  { workspaceId, userId }: UserScope,
  ids: { deviceId: string; notificationId: string },
) =>
  db
    .selectFrom('push_devices as d')
    .innerJoin('notifications as n', (join) =>
      join.onRef('n.user_id', '=', 'd.user_id').onRef('n.workspace_id', '=', 'd.workspace_id'),
    )
    .select(['d.session_id', 'd.endpoint', 'd.p256dh', 'd.auth', 'n.facts', 'n.at'])
    .where('d.workspace_id', '=', workspaceId)
    .where('d.user_id', '=', userId)
    .where('d.id', '=', ids.deviceId)
    .where('n.id', '=', ids.notificationId)
    .where('n.read_at', 'is', null)
    .executeTakeFirst();

export const notePushed = (db: Db, { workspaceId, userId }: UserScope, deviceId: string, at: Date) =>
  db
    .updateTable('push_devices')
    .set({ pushed_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('id', '=', deviceId)
    .execute();

export const findKeys = (db: Db) => db.selectFrom('push_keys').select(['public_key', 'sealed']).executeTakeFirst();

/** The second to come changes nothing. */
export const insertKeys = (db: Db, keys: { publicKey: string; sealed: string }) =>
  sql`insert into push_keys (public_key, sealed) values (${keys.publicKey}, ${keys.sealed})
    on conflict (only_one) do nothing`.execute(db);

export const replaceSealed = (db: Db, sealed: string) => db.updateTable('push_keys').set({ sealed }).execute();
