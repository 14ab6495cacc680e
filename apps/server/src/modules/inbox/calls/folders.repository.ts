import type { FolderRole } from '@outrider/contract/inbox/message';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../inbox.tables.ts';

export type FolderRow = {
  id: string;
  mailbox_id: string;
  path: string;
  name: string;
  role: FolderRole | null;
  uid_validity: string;
};

const selectFolders = (db: Db | Trx, { workspaceId }: Scope) =>
  db
    .selectFrom('inbox_folders')
    .select(['id', 'mailbox_id', 'path', 'name', 'role', 'uid_validity'])
    .where('workspace_id', '=', workspaceId);

export const findFolder = (db: Db | Trx, scope: Scope, id: number): Promise<FolderRow | undefined> =>
  selectFolders(db, scope).where('id', '=', String(id)).executeTakeFirst();

/** The folders of mailboxes, or of one, that have a role. */
export function listFoldersFor(
  db: Db | Trx,
  scope: Scope,
  { role, mailboxId }: { role: FolderRole; mailboxId?: string | undefined },
): Promise<FolderRow[]> {
  const query = selectFolders(db, scope).where('role', '=', role).orderBy('id');
  return (mailboxId ? query.where('mailbox_id', '=', mailboxId) : query).execute();
}

/** Folders without a role, which people made themselves. */
export const listOwnFolders = (db: Db | Trx, scope: Scope): Promise<FolderRow[]> =>
  selectFolders(db, scope).where('role', 'is', null).orderBy('name').orderBy('id').execute();

export const listFolders = (db: Db | Trx, scope: Scope, mailboxId: string): Promise<FolderRow[]> =>
  selectFolders(db, scope).where('mailbox_id', '=', mailboxId).orderBy('name').orderBy('id').execute();

const FOLDER_COUNT_MAX = 10_000;

/** Messages of folders and how many of them are unread, each counted up to a limit. */
export async function countFolders(db: Db, { workspaceId }: Scope, ids: readonly string[], now: Date) {
  const { rows } = await sql<{ id: string; total: number; unread: number }>`
    select f.id,
      (select count(*)::int from (select from inbox_messages where folder_id = f.id and not is_warmup
        limit ${FOLDER_COUNT_MAX}) as found) as total,
      (select count(*)::int from (select from inbox_messages where folder_id = f.id and not seen and not is_warmup
        and is_head and (snoozed_until is null or snoozed_until <= ${now}) limit ${FOLDER_COUNT_MAX}) as found) as unread
    from inbox_folders f where f.workspace_id = ${workspaceId} and f.id = any(${[...ids]}::bigint[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The same of all folders with a role, across mailboxes. */
export async function countRoles(db: Db, { workspaceId }: Scope, now: Date) {
  const { rows } = await sql<{ role: FolderRole; total: number; unread: number }>`
    select r.role,
      (select count(*)::int from (select from inbox_messages where workspace_id = ${workspaceId} and role = r.role
        and not is_warmup limit ${FOLDER_COUNT_MAX}) as found) as total,
      (select count(*)::int from (select from inbox_messages where workspace_id = ${workspaceId} and role = r.role
        and not seen and not is_warmup and is_head and (snoozed_until is null or snoozed_until <= ${now})
        limit ${FOLDER_COUNT_MAX}) as found) as unread
    from unnest(array['inbox', 'drafts', 'sent', 'trash', 'spam', 'archive']) as r (role)`.execute(db);
  return rows;
}
