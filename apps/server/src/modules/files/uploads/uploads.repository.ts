import { type Selectable, sql } from 'kysely';
import type { Db, Scope, Tables, Trx } from '../../../platform/db.ts';
import '../files.tables.ts';

export type UploadRow = Selectable<Tables['uploads']>;
export type PartRow = Tables['upload_parts'];

/** Where the storage has its bytes. */
export const keyOf = ({ workspace_id, id }: Pick<UploadRow, 'workspace_id' | 'id'>) => `${workspace_id}/${id}`;

type NewUpload = Omit<UploadRow, 'bytes'> & { bytes: number };

export const insertUpload = (db: Db | Trx, row: NewUpload): Promise<UploadRow> =>
  db.insertInto('uploads').values(row).returningAll().executeTakeFirstOrThrow();

export const findUpload = (db: Db | Trx, { workspaceId }: Scope, id: string): Promise<UploadRow | undefined> =>
  db.selectFrom('uploads').selectAll().where('workspace_id', '=', workspaceId).where('id', '=', id).executeTakeFirst();

/** By their ids, from behind one on. */
export const listUploads = (
  db: Db,
  { workspaceId }: Scope,
  { after, limit }: { after: string; limit: number },
): Promise<UploadRow[]> =>
  db
    .selectFrom('uploads')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();

/** Until the end of the transaction nobody else changes or deletes it. */
export const lockUpload = (trx: Trx, { workspaceId }: Scope, id: string): Promise<UploadRow | undefined> =>
  trx
    .selectFrom('uploads')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export async function changeUpload(
  trx: Db | Trx,
  { workspaceId }: Scope,
  id: string,
  change: Partial<Pick<UploadRow, 'state' | 'digest' | 'unused_since'>>,
): Promise<void> {
  await trx.updateTable('uploads').set(change).where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}

export async function countUnfinished(db: Db | Trx, { workspaceId }: Scope): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from uploads
    where workspace_id = ${workspaceId} and state = 'uploading'`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Gives false where the upload is gone or complete meanwhile: its row is looked at under a lock. */
export async function recordPart(
  db: Db,
  { workspaceId }: Scope,
  { upload_id, part, bytes, digest, tag }: Omit<PartRow, 'workspace_id'>,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    with begun as (update uploads set unused_since = ${at}
      where workspace_id = ${workspaceId} and id = ${upload_id} and state = 'uploading' returning id)
    insert into upload_parts (upload_id, workspace_id, part, bytes, digest, tag)
    select id, ${workspaceId}, ${part}::int, ${bytes}::int, ${digest}, ${tag} from begun
    on conflict (upload_id, part) do update set bytes = excluded.bytes, digest = excluded.digest, tag = excluded.tag
    returning part`.execute(db);
  return rows.length > 0;
}

export const listParts = (db: Db | Trx, { workspaceId }: Scope, uploadId: string): Promise<PartRow[]> =>
  db
    .selectFrom('upload_parts')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('upload_id', '=', uploadId)
    .orderBy('part')
    .execute();

export const deleteParts = (trx: Trx, { workspaceId }: Scope, uploadId: string) =>
  trx.deleteFrom('upload_parts').where('workspace_id', '=', workspaceId).where('upload_id', '=', uploadId).execute();

/** Where a draft or the attachment space refers to it. */
export async function isUsed(trx: Trx, { workspaceId }: Scope, uploadId: string): Promise<boolean> {
  const { rows } = await sql`select from upload_uses where workspace_id = ${workspaceId} and upload_id = ${uploadId}
    union all select from files where workspace_id = ${workspaceId} and upload_id = ${uploadId} limit 1`.execute(trx);
  return rows.length > 0;
}

export const deleteUpload = (trx: Trx, { workspaceId }: Scope, id: string) =>
  trx.deleteFrom('uploads').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();

/** In all workspaces: a few that nothing has referred to since then. */
export async function listUnused(db: Db, before: Date, limit: number): Promise<{ id: string; workspaceId: string }[]> {
  const { rows } = await sql<{
    id: string;
    workspaceId: string;
  }>`select id, workspace_id as "workspaceId" from uploads u
    where unused_since < ${before}
      and not exists (select from upload_uses where upload_id = u.id) and not exists (select from files where upload_id = u.id)
    order by unused_since limit ${limit}`.execute(db);
  return rows;
}
