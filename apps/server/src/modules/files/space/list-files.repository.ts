import { FILES_PER_PAGE, type FileView } from '@outrider/contract/files/space';
import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import type { FileRow } from './files.repository.ts';
import '../files.tables.ts';

type Wanted = { view: FileView; folderId: string | undefined; search: string; offset: number };

const WEEK_MS = 7 * 86_400_000;

/** A link that can be used now. */
const usable = (
  now: Date,
) => sql`l.file_id = f.id and l.revoked_at is null and (l.expires_at is null or l.expires_at > ${now})
  and (l.max_downloads is null or l.downloads < l.max_downloads)`;

function inView(view: FileView, now: Date) {
  const soon = new Date(now.getTime() + WEEK_MS);
  const views = {
    all: sql`f.deleted_at is null`,
    links: sql`f.deleted_at is null and exists (select from file_links l where ${usable(now)})`,
    ending: sql`f.deleted_at is null and exists (select from file_links l where ${usable(now)} and l.expires_at < ${soon})`,
    bin: sql`f.deleted_at is not null`,
  };
  return views[view];
}

const chosen = ({ workspaceId }: Scope, { folderId, search }: Pick<Wanted, 'folderId' | 'search'>) => {
  const inFolder = folderId === undefined ? sql`true` : sql`f.folder_id = ${folderId}`;
  const found = search === '' ? sql`true` : sql`strpos(lower(f.name || ' ' || f.note), lower(${search})) > 0`;
  return sql`f.workspace_id = ${workspaceId} and ${inFolder} and ${found}`;
};

export async function pageOfFiles(db: Db, scope: Scope, wanted: Wanted, now: Date): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`select f.*, u.type, u.bytes from files f join uploads u on u.id = f.upload_id
    where ${chosen(scope, wanted)} and ${inView(wanted.view, now)}
    order by f.created_at desc, f.id limit ${FILES_PER_PAGE} offset ${wanted.offset}`.execute(db);
  return rows;
}

export async function countViews(db: Db, scope: Scope, wanted: Wanted, now: Date): Promise<Record<FileView, number>> {
  const count = (view: FileView) => sql`(count(*) filter (where ${inView(view, now)}))::int`;
  const { rows } = await sql<Record<FileView, number>>`select ${count('all')} as all, ${count('links')} as links,
      ${count('ending')} as ending, ${count('bin')} as bin
    from files f where ${chosen(scope, wanted)}`.execute(db);
  return rows[0] ?? { all: 0, links: 0, ending: 0, bin: 0 };
}
