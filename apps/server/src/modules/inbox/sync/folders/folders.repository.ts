import type { FolderRole } from '@outrider/contract/inbox/message';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../../platform/db.ts';
import type { HeldMailbox } from '../syncs.repository.ts';
import '../../inbox.tables.ts';

/** A folder as it is known here. Numbers of IMAP fit into a double: UIDs have 32 bits; mod-sequences stay text. */
export type KnownFolder = {
  id: string;
  path: string;
  role: FolderRole | null;
  uidValidity: string;
  uidNext: number;
  modseq: string | null;
  /** Everything from here on is stored; null before the first look. */
  oldestUid: number | null;
};

type Held = Pick<HeldMailbox, 'workspaceId' | 'mailboxId'>;

export async function listFolders(db: Db, { workspaceId, mailboxId }: Held): Promise<KnownFolder[]> {
  const rows = await db
    .selectFrom('inbox_folders')
    .select(['id', 'path', 'role', 'uid_validity', 'uid_next', 'modseq', 'oldest_uid'])
    .where('workspace_id', '=', workspaceId)
    .where('mailbox_id', '=', mailboxId)
    .execute();
  return rows.map(({ id, path, role, uid_validity, uid_next, modseq, oldest_uid }) => ({
    id,
    path,
    role,
    uidValidity: uid_validity,
    uidNext: Number(uid_next),
    modseq,
    oldestUid: oldest_uid === null ? null : Number(oldest_uid),
  }));
}

type NewFolder = {
  path: string;
  name: string;
  role: FolderRole | null;
  uidValidity: string;
  uidNext: number;
  modseq: string | null;
};

/** Everything before `uidNext` is still to be fetched, from there backwards. */
export async function insertFolder(trx: Trx, { workspaceId, mailboxId }: Held, folder: NewFolder) {
  const { path, name, role, uidValidity, uidNext, modseq } = folder;
  const { id } = await trx
    .insertInto('inbox_folders')
    .values({
      workspace_id: workspaceId,
      mailbox_id: mailboxId,
      path,
      name,
      role,
      uid_validity: uidValidity,
      uid_next: uidNext,
      oldest_uid: uidNext,
      modseq,
      synced_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

type FolderChange = {
  uidNext?: number;
  modseq?: string | null;
  oldestUid?: number;
  syncedAt?: Date;
};

export async function changeFolder(
  db: Db | Trx,
  { workspaceId }: Held,
  id: string,
  { uidNext, modseq, oldestUid, syncedAt }: FolderChange,
): Promise<void> {
  await db
    .updateTable('inbox_folders')
    .set({
      ...(uidNext === undefined ? {} : { uid_next: uidNext }),
      ...(modseq === undefined ? {} : { modseq }),
      ...(oldestUid === undefined ? {} : { oldest_uid: oldestUid }),
      ...(syncedAt === undefined ? {} : { synced_at: syncedAt }),
    })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** The same folder under another name, or with another use. */
export async function renameFolder(
  trx: Trx,
  { workspaceId }: Held,
  id: string,
  { path, name, role }: Pick<NewFolder, 'path' | 'name' | 'role'>,
): Promise<void> {
  await trx
    .updateTable('inbox_folders')
    .set({ path, name, role })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
  await sql`update inbox_messages set role = ${role}
    where folder_id = ${id} and workspace_id = ${workspaceId} and role is distinct from ${role}`.execute(trx);
}

/** RFC 3501, 2.3.1.1: the numbers mean nothing any more. The messages wait, below zero, to be met under new ones. */
export async function renumberFolder(
  trx: Trx,
  { workspaceId }: Held,
  id: string,
  { uidValidity, uidNext, modseq }: Pick<NewFolder, 'uidValidity' | 'uidNext' | 'modseq'>,
): Promise<void> {
  // Those that waited already make room: they were not met since the last time.
  await sql`delete from inbox_messages
    where folder_id = ${id} and workspace_id = ${workspaceId} and uid < 0`.execute(trx);
  await sql`update inbox_messages set uid = -uid
    where folder_id = ${id} and workspace_id = ${workspaceId}`.execute(trx);
  await sql`delete from inbox_deleted where folder_id = ${id} and workspace_id = ${workspaceId}`.execute(trx);
  await trx
    .updateTable('inbox_folders')
    .set({ uid_validity: uidValidity, uid_next: uidNext, oldest_uid: uidNext, modseq })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

export const deleteFolder = (trx: Trx, { workspaceId }: Held, id: string) =>
  trx.deleteFrom('inbox_folders').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
