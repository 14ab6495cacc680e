import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db.ts';
import type { HeldMailbox } from './syncs.repository.ts';
import '../inbox.tables.ts';

type Held = Pick<HeldMailbox, 'workspaceId' | 'mailboxId'>;

/** Numbers of messages that are marked as deleted at the server and still there. */
export async function listDeleted(db: Db, { workspaceId }: Held, folderId: string): Promise<number[]> {
  const { rows } = await sql<{ uid: string }>`select uid from inbox_deleted
    where folder_id = ${folderId} and workspace_id = ${workspaceId}`.execute(db);
  return rows.map(({ uid }) => Number(uid));
}

export async function markDeleted(db: Db | Trx, { workspaceId }: Held, folderId: string, uids: readonly number[]) {
  if (uids.length === 0) return;
  await sql`insert into inbox_deleted (folder_id, uid, workspace_id)
    select ${folderId}, uid, ${workspaceId} from unnest(${[...uids]}::bigint[]) as uid
    on conflict do nothing`.execute(db);
}

/** The mark was taken off, or the message is gone. */
export async function unmarkDeleted(db: Db | Trx, { workspaceId }: Held, folderId: string, uids: readonly number[]) {
  if (uids.length === 0) return;
  await sql`delete from inbox_deleted where folder_id = ${folderId} and workspace_id = ${workspaceId}
    and uid = any(${[...uids]}::bigint[])`.execute(db);
}

/** Marked ones that are still shown; an answer only once it was classified, however soon it was deleted. */
export async function listShownDeleted(
  db: Db,
  { workspaceId, mailboxId }: Held,
): Promise<{ folderId: string; uid: number }[]> {
  const { rows } = await sql<{ folderId: string; uid: string }>`select d.folder_id as "folderId", d.uid
    from inbox_folders f join inbox_deleted d on d.folder_id = f.id
    join inbox_messages m on m.folder_id = d.folder_id and m.uid = d.uid
    where f.mailbox_id = ${mailboxId} and f.workspace_id = ${workspaceId}
      and (m.classified_at is not null or m.is_own or m.is_warmup or m.role is null or m.role not in ('inbox', 'spam'))`.execute(
    db,
  );
  return rows.map(({ folderId, uid }) => ({ folderId, uid: Number(uid) }));
}
