import { AppError } from '@outrider/contract/errors';
import type { SpaceFolder } from '@outrider/contract/files/space';
import type { Scope } from '../../../platform/db.ts';
import { freeName } from '../file-name.ts';
import type { FilesDeps } from '../files-deps.ts';
import { requireNotDeleted } from './change-folder.ts';
import { listDeletedFrom, listNames, updateFile } from './files.repository.ts';
import { descendants, isLocked } from './folder-tree.ts';
import {
  findFolder,
  listDeletedAt,
  listFolders,
  lockSpace,
  markFoldersDeleted,
  unmarkFolder,
} from './folders.repository.ts';
import { describeFolder } from './read-space.ts';

type Deps = Pick<FilesDeps, 'db' | 'now'>;

/** With all that is in it, or not at all. */
export async function deleteFolder({ db, now }: Deps, scope: Scope, folderId: string): Promise<{ files: number }> {
  return db.transaction().execute(async (trx) => {
    await lockSpace(trx, scope);
    await requireNotDeleted(trx, scope, folderId);
    const folders = await listFolders(trx, scope);
    const within = descendants(folders, folderId);
    if (within.some(({ is_for_links }) => is_for_links)) throw new AppError('spaceNoManage');
    if (within.some(({ id }) => isLocked(folders, id))) throw new AppError('spaceDeleteFailed');
    const ids = within.map(({ id }) => id);
    return { files: await markFoldersDeleted(trx, scope, ids, now()) };
  });
}

/** Names that were taken meanwhile get a number, and one whose folder is gone comes to the top. */
export async function restoreFolder({ db }: Deps, scope: Scope, folderId: string): Promise<SpaceFolder> {
  return db.transaction().execute(async (trx) => {
    await lockSpace(trx, scope);
    const folder = await findFolder(trx, scope, folderId);
    if (!folder) throw new AppError('spaceFolderNotFound');
    if (folder.deleted_at) {
      const { deleted_at: at } = folder;
      const there = await listFolders(trx, scope);
      const parentId = there.find(({ id }) => id === folder.parent_id)?.id ?? null;
      const names = new Set(
        there.filter(({ parent_id }) => parent_id === parentId).map(({ name }) => name.toLowerCase()),
      );
      await unmarkFolder(trx, scope, folder.id, {
        name: freeName(folder.name, (name) => names.has(name.toLowerCase())),
        parentId,
      });
      const within = descendants(await listDeletedAt(trx, scope, at).then((rows) => [...rows, folder]), folder.id);
      for (const { id, name, parent_id } of within) {
        if (id !== folder.id) await unmarkFolder(trx, scope, id, { name, parentId: parent_id });
      }
      const folderIds = within.map(({ id }) => id);
      for (const file of await listDeletedFrom(trx, scope, folderIds, at)) {
        await updateFile(trx, scope, file.id, { deleted_at: null });
      }
    }
    return describeFolder(trx, scope, folderId);
  });
}

/** Files come back to where they were, or to the top, under a free name. */
export async function restoreFiles(
  { db }: Deps,
  scope: Scope,
  rows: readonly { id: string; name: string; folder_id: string | null; deleted_at: Date | null }[],
) {
  await db.transaction().execute(async (trx) => {
    await lockSpace(trx, scope);
    const folders = await listFolders(trx, scope);
    for (const { id, name, folder_id, deleted_at } of rows) {
      if (!deleted_at) continue;
      const folderId = folders.find((folder) => folder.id === folder_id)?.id ?? null;
      const names = await listNames(trx, scope, folderId);
      const free = freeName(name, (one) => names.has(one.toLowerCase()));
      await updateFile(trx, scope, id, { name: free, folder_id: folderId, deleted_at: null });
    }
  });
}
