import { type Selectable, sql } from 'kysely';
import type { Db, Scope, Tables, Trx } from '../../../platform/db.ts';
import '../files.tables.ts';

export type LinkRow = Selectable<Tables['file_links']>;

export const insertLink = (
  trx: Db | Trx,
  { workspaceId }: Scope,
  link: Pick<LinkRow, 'id' | 'file_id' | 'created_at' | 'expires_at' | 'max_downloads' | 'password' | 'sent_to'>,
): Promise<LinkRow> =>
  trx
    .insertInto('file_links')
    .values({ ...link, workspace_id: workspaceId, revoked_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();

export const findLink = (db: Db | Trx, { workspaceId }: Scope, id: string): Promise<LinkRow | undefined> =>
  db
    .selectFrom('file_links')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();

export const listLinks = (db: Db | Trx, { workspaceId }: Scope, fileId: string): Promise<LinkRow[]> =>
  db
    .selectFrom('file_links')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('file_id', '=', fileId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();

export async function newestLinks(db: Db | Trx, { workspaceId }: Scope, fileIds: readonly string[]) {
  const { rows } = await sql<LinkRow>`select distinct on (file_id) * from file_links
    where workspace_id = ${workspaceId} and file_id = any(${[...fileIds]}::uuid[])
    order by file_id, created_at desc, id`.execute(db);
  return new Map(rows.map((row) => [row.file_id, row]));
}

/** Gives nothing where it was revoked. */
export const updateLink = (
  db: Db | Trx,
  { workspaceId }: Scope,
  id: string,
  change: Partial<Pick<LinkRow, 'expires_at' | 'max_downloads' | 'password' | 'revoked_at'>>,
): Promise<LinkRow | undefined> =>
  db
    .updateTable('file_links')
    .set({ id, ...change })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returningAll()
    .executeTakeFirst();

/** A link with its file and the bytes of it: what a visitor without a log-in may be given. */
export type OpenedLink = LinkRow & { name: string; bytes: string; upload_id: string; deleted_at: Date | null };

/** Whose it is tells the link itself: only who has its signature knows its id. */
export async function openLink(db: Db, id: string): Promise<OpenedLink | undefined> {
  const { rows } = await sql<OpenedLink>`select l.*, f.name, f.upload_id, f.deleted_at, u.bytes from file_links l
    join files f on f.id = l.file_id join uploads u on u.id = f.upload_id where l.id = ${id}`.execute(db);
  return rows[0];
}
