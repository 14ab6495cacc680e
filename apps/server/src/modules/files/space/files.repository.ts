import { type Selectable, sql } from 'kysely';
import type { Db, Scope, Tables, Trx } from '../../../platform/db.ts';
import '../files.tables.ts';

/** A file with what its bytes are. */
export type FileRow = Selectable<Tables['files']> & { type: string; bytes: string };

const sameFolder = (folderId: string | null) => sql`folder_id is not distinct from ${folderId}::uuid`;

/** Names in a folder, in small letters. */
export async function listNames(db: Db | Trx, { workspaceId }: Scope, folderId: string | null): Promise<Set<string>> {
  const { rows } = await sql<{ name: string }>`select lower(name) as name from files
    where workspace_id = ${workspaceId} and ${sameFolder(folderId)} and deleted_at is null`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

/** Bytes of all files, those in the bin too, and of those that are on their way. */
export async function countBytes(db: Db | Trx, { workspaceId }: Scope): Promise<number> {
  const { rows } = await sql<{ bytes: string }>`select coalesce(sum(bytes), 0) as bytes from uploads u
    where workspace_id = ${workspaceId} and (for_space and state = 'uploading'
      or exists (select from files where upload_id = u.id))`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

/** Files that are not deleted, by folder; those at the top under the empty name. */
export async function countByFolder(db: Db | Trx, { workspaceId }: Scope) {
  const { rows } = await sql<{ folderId: string; files: number; bytes: string }>`select
      coalesce(f.folder_id::text, '') as "folderId", count(*)::int as files, sum(u.bytes) as bytes
    from files f join uploads u on u.id = f.upload_id
    where f.workspace_id = ${workspaceId} and f.deleted_at is null group by 1`.execute(db);
  return new Map(rows.map(({ folderId, files, bytes }) => [folderId, { files, bytes: Number(bytes) }]));
}

type NewFile = { id: string; folderId: string | null; uploadId: string; userId: string; name: string; at: Date };

export async function insertFile(trx: Trx, { workspaceId }: Scope, file: NewFile): Promise<void> {
  await trx
    .insertInto('files')
    .values({
      id: file.id,
      workspace_id: workspaceId,
      folder_id: file.folderId,
      upload_id: file.uploadId,
      user_id: file.userId,
      name: file.name,
      created_at: file.at,
      deleted_at: null,
    })
    .execute();
}

export async function findFileOfUpload(db: Db | Trx, { workspaceId }: Scope, uploadId: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`select id from files where workspace_id = ${workspaceId}
    and upload_id = ${uploadId} order by created_at limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

/** Also those in the bin. */
export const findFiles = (db: Db | Trx, { workspaceId }: Scope, ids: readonly string[]): Promise<FileRow[]> =>
  db
    .selectFrom('files as f')
    .innerJoin('uploads as u', 'u.id', 'f.upload_id')
    .selectAll('f')
    .select(['u.type', 'u.bytes'])
    .where('f.workspace_id', '=', workspaceId)
    .where('f.id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();

export async function updateFile(
  trx: Trx,
  { workspaceId }: Scope,
  id: string,
  change: Partial<Pick<FileRow, 'name' | 'note' | 'folder_id' | 'deleted_at'>>,
): Promise<void> {
  await trx
    .updateTable('files')
    .set({ id, ...change })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

/** What went into the bin at one time, from these folders. */
export const listDeletedFrom = (trx: Trx, { workspaceId }: Scope, folderIds: readonly string[], at: Date) =>
  trx
    .selectFrom('files')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('folder_id', '=', sql<string>`any(${[...folderIds]}::uuid[])`)
    .where('deleted_at', '=', at)
    .execute();

/** For good, in one workspace or in all; from now on nothing refers to their bytes by them. Gives how many. */
export async function purgeFiles(trx: Trx, before: Date, now: Date, scope?: Scope): Promise<number> {
  const own = scope ? sql`workspace_id = ${scope.workspaceId}` : sql`true`;
  const { rows } =
    await sql`with gone as (delete from files where deleted_at < ${before} and ${own} returning upload_id)
    update uploads set unused_since = ${now} from gone where uploads.id = gone.upload_id returning uploads.id`.execute(
      trx,
    );
  await sql`delete from file_folders where deleted_at < ${before} and ${own}`.execute(trx);
  return rows.length;
}
