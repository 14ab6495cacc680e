import { AppError } from '@outrider/contract/errors';
import type { FileView, SpaceFolder } from '@outrider/contract/files/space';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import type { FilesDeps } from '../files-deps.ts';
import { countByFolder, countBytes } from './files.repository.ts';
import { descendants, requireFolder } from './folder-tree.ts';
import { type FolderRow, listFolders } from './folders.repository.ts';
import { countViews, pageOfFiles } from './list-files.repository.ts';

export function requireSpace({ spaceBytes }: Pick<FilesDeps, 'spaceBytes'>): void {
  if (spaceBytes === 0) throw new AppError('spaceNotEnabled');
}

export async function readSpace(deps: FilesDeps, scope: Scope) {
  requireSpace(deps);
  const folders = await listFolders(deps.db, scope);
  const counts = await countByFolder(deps.db, scope);
  return {
    usedBytes: await countBytes(deps.db, scope),
    totalBytes: deps.spaceBytes,
    files: [...counts.values()].reduce((sum, { files }) => sum + files, 0),
    folders: folders.map((folder) => describe(folder, folders, counts)),
  };
}

export async function describeFolder(db: Db | Trx, scope: Scope, folderId: string): Promise<SpaceFolder> {
  const folders = await listFolders(db, scope);
  const folder = requireFolder(folders, folderId);
  if (!folder) throw new AppError('spaceFolderNotFound');
  return describe(folder, folders, await countByFolder(db, scope));
}

type Counts = Awaited<ReturnType<typeof countByFolder>>;

function describe(row: FolderRow, folders: readonly FolderRow[], counts: Counts): SpaceFolder {
  const within = descendants(folders, row.id).map(({ id }) => counts.get(id) ?? { files: 0, bytes: 0 });
  return {
    folderId: row.id,
    parentId: row.parent_id,
    name: row.name,
    note: row.note,
    isForLinks: row.is_for_links,
    isLocked: row.is_locked,
    allowsLinks: row.allows_links,
    files: within.reduce((sum, { files }) => sum + files, 0),
    bytes: within.reduce((sum, { bytes }) => sum + bytes, 0),
  };
}

type Wanted = { view: FileView; folderId?: string | undefined; search: string; offset: number };

export async function listFiles(deps: FilesDeps, scope: Scope, wanted: Wanted) {
  requireSpace(deps);
  if (wanted.folderId !== undefined) requireFolder(await listFolders(deps.db, scope), wanted.folderId);
  const [asked, now] = [{ ...wanted, folderId: wanted.folderId }, deps.now()];
  const counts = await countViews(deps.db, scope, asked, now);
  return { rows: await pageOfFiles(deps.db, scope, asked, now), total: counts[wanted.view], counts };
}
