import { type Selectable, sql } from 'kysely';
import type { Db, Scope, Tables, Trx } from '../../../platform/db.ts';
import '../files.tables.ts';

export type FolderRow = Selectable<Tables['file_folders']>;

/** All that are not deleted; there are few. */
export const listFolders = (db: Db | Trx, { workspaceId }: Scope): Promise<FolderRow[]> =>
  db
    .selectFrom('file_folders')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Also one that is deleted. */
export const findFolder = (db: Db | Trx, { workspaceId }: Scope, id: string): Promise<FolderRow | undefined> =>
  db
    .selectFrom('file_folders')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();

type NewFolder = Pick<FolderRow, 'id' | 'parent_id' | 'name' | 'note' | 'is_for_links' | 'created_at'>;

export const insertFolder = (trx: Trx, { workspaceId }: Scope, folder: NewFolder): Promise<FolderRow> =>
  trx
    .insertInto('file_folders')
    .values({ ...folder, workspace_id: workspaceId, deleted_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();

export const updateFolder = (
  trx: Trx,
  { workspaceId }: Scope,
  id: string,
  change: Partial<Pick<FolderRow, 'name' | 'note' | 'parent_id' | 'is_locked' | 'allows_links'>>,
): Promise<FolderRow> =>
  trx
    .updateTable('file_folders')
    .set({ id, ...change })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** With the files in them; the time they share is how an undo knows what went together. Gives the number of files. */
export async function markFoldersDeleted(trx: Trx, { workspaceId }: Scope, ids: readonly string[], at: Date) {
  await sql`update file_folders set deleted_at = ${at} where workspace_id = ${workspaceId} and id = any(${ids}::uuid[])`.execute(
    trx,
  );
  const { numAffectedRows = 0n } = await sql`update files set deleted_at = ${at} where workspace_id = ${workspaceId}
    and folder_id = any(${ids}::uuid[]) and deleted_at is null`.execute(trx);
  return Number(numAffectedRows);
}

export const listDeletedAt = (trx: Trx, { workspaceId }: Scope, at: Date): Promise<FolderRow[]> =>
  trx
    .selectFrom('file_folders')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('deleted_at', '=', at)
    .execute();

export async function unmarkFolder(
  trx: Trx,
  { workspaceId }: Scope,
  id: string,
  back: { name: string; parentId: string | null },
) {
  await sql`update file_folders set deleted_at = null, name = ${back.name}, parent_id = ${back.parentId}::uuid
    where workspace_id = ${workspaceId} and id = ${id}`.execute(trx);
}

/** One change of a workspace's space at a time, so that names, counts and room are what they were when looked at. */
export const lockSpace = (trx: Trx, { workspaceId }: Scope) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`files ${workspaceId}`}, 0))`.execute(trx);
