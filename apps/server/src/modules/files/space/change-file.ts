import { AppError } from '@outrider/contract/errors';
import { BIN_DAYS, FOLDER_ENTRIES_MAX, NOTE_MAX } from '@outrider/contract/files/space';
import type { Scope, Trx } from '../../../platform/db.ts';
import { tidyFileName } from '../file-name.ts';
import type { FilesDeps } from '../files-deps.ts';
import { findFiles, listNames, purgeFiles, updateFile } from './files.repository.ts';
import { isLocked, requireFolder } from './folder-tree.ts';
import { type FolderRow, listFolders, lockSpace } from './folders.repository.ts';
import { requireKeptFile } from './require-file.ts';

type Change = { name?: string | undefined; note?: string | undefined; folderId?: string | null | undefined };

export async function changeFile({ db }: Pick<FilesDeps, 'db'>, scope: Scope, fileId: string, change: Change) {
  await db.transaction().execute(async (trx) => {
    await lockSpace(trx, scope);
    const file = await requireKeptFile(trx, scope, fileId);
    const folders = await listFolders(trx, scope);
    if (isLocked(folders, file.folder_id)) throw new AppError('spaceNoWrite');
    const { note = file.note, folderId = file.folder_id } = change;
    const name = change.name === undefined ? file.name : tidyFileName(change.name);
    if (note.length > NOTE_MAX) throw new AppError('spaceNoteLength');
    await checkPlace(trx, scope, folders, file, { name, folderId });
    await updateFile(trx, scope, fileId, { name, note, folder_id: folderId });
  });
}

type Place = { name: string; folderId: string | null };

async function checkPlace(
  trx: Trx,
  scope: Scope,
  folders: readonly FolderRow[],
  file: { name: string; folder_id: string | null },
  { name, folderId }: Place,
): Promise<void> {
  const names = await listNames(trx, scope, folderId);
  const isThere = folderId === file.folder_id;
  if (isThere) names.delete(file.name.toLowerCase());
  if (names.has(name.toLowerCase())) throw new AppError('spaceFileExists');
  if (isThere) return;
  requireFolder(folders, folderId);
  if (isLocked(folders, folderId)) throw new AppError('spaceNoUpload');
  const beside = folders.filter(({ parent_id }) => parent_id === folderId).length;
  if (names.size + beside >= FOLDER_ENTRIES_MAX) throw new AppError('spaceFolderFull');
}

/** All or none. */
export async function deleteFiles(
  { db, now }: Pick<FilesDeps, 'db' | 'now'>,
  scope: Scope,
  fileIds: readonly string[],
) {
  await db.transaction().execute(async (trx) => {
    await lockSpace(trx, scope);
    const files = await findFiles(trx, scope, fileIds);
    if (files.length < new Set(fileIds).size) throw new AppError('spaceFileNotFound');
    if (files.some(({ deleted_at }) => deleted_at)) throw new AppError('spaceAlreadyDeleted');
    const folders = await listFolders(trx, scope);
    if (files.some(({ folder_id }) => isLocked(folders, folder_id))) throw new AppError('spaceNoWrite');
    for (const { id } of files) await updateFile(trx, scope, id, { deleted_at: now() });
  });
}

export const emptyBin = ({ db, now }: Pick<FilesDeps, 'db' | 'now'>, scope: Scope): Promise<number> =>
  // A moment later, so that what was deleted just now goes too.
  db.transaction().execute((trx) => purgeFiles(trx, new Date(now().getTime() + 1), now(), scope));

const DAY_MS = 86_400_000;

/** In all workspaces. */
export const purgeBins = ({ db, now }: Pick<FilesDeps, 'db' | 'now'>): Promise<number> =>
  db.transaction().execute((trx) => purgeFiles(trx, new Date(now().getTime() - BIN_DAYS * DAY_MS), now()));
