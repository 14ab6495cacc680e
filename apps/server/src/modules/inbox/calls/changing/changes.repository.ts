import type { FolderRole, ReplyLabel } from '@outrider/contract/inbox/message';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../../platform/db.ts';
import { anyId } from '../messages.repository.ts';
import '../../inbox.tables.ts';

type Change = {
  seen?: boolean;
  starred?: boolean;
  pinned?: boolean;
  answered?: boolean;
  forwarded?: boolean;
  memo?: string;
  snoozed_until?: Date | null;
  reply_label?: ReplyLabel | null;
  is_label_sure?: boolean;
  label_why?: string;
};

export async function changeMessages(db: Db | Trx, { workspaceId }: Scope, ids: readonly string[], change: Change) {
  if (ids.length === 0 || Object.keys(change).length === 0) return;
  await db
    .updateTable('inbox_messages')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', anyId(ids))
    .execute();
}

export async function changeTagsOf(
  trx: Trx,
  { workspaceId }: Scope,
  ids: readonly string[],
  { add, remove }: { add: readonly string[]; remove: readonly string[] },
) {
  if (add.length === 0 && remove.length === 0) return;
  await sql`update inbox_messages set tag_ids = array(
      select distinct tag from unnest(tag_ids || ${[...add]}::uuid[]) as tag where not tag = any(${[...remove]}::uuid[]))
    where workspace_id = ${workspaceId} and id = any(${[...ids]}::uuid[])`.execute(trx);
}

/** Holds messages where they are: a worker that reads the folder meanwhile waits before taking them for gone. */
export async function lockMessages(trx: Trx, { workspaceId }: Scope, folderId: string, ids: readonly string[]) {
  const { rows } = await sql<{ id: string }>`select id from inbox_messages
    where workspace_id = ${workspaceId} and folder_id = ${folderId} and id = any(${[...ids]}::uuid[])
    order by id for update`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

export type Placed = { id: string; uid: number };

/** Messages are in another folder now, under new numbers. A copy the sync stored there first gives way. */
export async function placeMessages(
  trx: Trx,
  { workspaceId }: Scope,
  { id: folderId, role }: { id: string; role: FolderRole | null },
  placed: readonly Placed[],
) {
  const ids = placed.map(({ id }) => id);
  const uids = placed.map(({ uid }) => uid);
  await sql`delete from inbox_messages where workspace_id = ${workspaceId} and folder_id = ${folderId}
    and uid = any(${uids}::bigint[]) and not id = any(${ids}::uuid[])`.execute(trx);
  await sql`update inbox_messages m set folder_id = ${folderId}, role = ${role}, uid = given.uid, snoozed_until = null
    from unnest(${ids}::uuid[], ${uids}::bigint[]) as given (id, uid)
    where m.id = given.id and m.workspace_id = ${workspaceId}`.execute(trx);
}

export const deleteMessages = (trx: Trx, { workspaceId }: Scope, ids: readonly string[]) =>
  trx.deleteFrom('inbox_messages').where('workspace_id', '=', workspaceId).where('id', '=', anyId(ids)).execute();

/** Those of a folder that are not yet read, or not yet unread. */
export const listBySeen = (db: Db, { workspaceId }: Scope, folderId: string, seen: boolean, limit: number) =>
  db
    .selectFrom('inbox_messages')
    .select(['id', 'uid', 'message_id'])
    .where('workspace_id', '=', workspaceId)
    .where('folder_id', '=', folderId)
    .where(seen ? sql<boolean>`seen` : sql<boolean>`not seen`)
    .where('is_warmup', '=', false)
    .orderBy('received_at', 'desc')
    .limit(limit)
    .execute();

export const insertFolder = (
  trx: Db | Trx,
  { workspaceId }: Scope,
  folder: { mailbox_id: string; path: string; name: string; role: FolderRole; uid_validity: string },
) =>
  trx
    .insertInto('inbox_folders')
    .values({ ...folder, workspace_id: workspaceId, synced_at: null })
    .onConflict((conflict) => conflict.columns(['mailbox_id', 'path']).doNothing())
    .execute();

/** Lets the sync look at a mailbox now. */
export const wantSync = (db: Db | Trx, { workspaceId }: Scope, mailboxId: string, now: Date) =>
  db
    .updateTable('inbox_syncs')
    .set({ wanted_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('mailbox_id', '=', mailboxId)
    .execute();

/** The same, unless it was looked at since. */
export const wantSyncSince = (db: Db, { workspaceId }: Scope, mailboxId: string, since: Date, now: Date) =>
  db
    .updateTable('inbox_syncs')
    .set({ wanted_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('mailbox_id', '=', mailboxId)
    .where('last_at', '<', since)
    .where('wanted_at', 'is', null)
    .execute();
