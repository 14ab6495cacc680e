import { randomUUID } from 'node:crypto';
import { AppError } from '@outrider/contract/errors';
import {
  FOLDER_DEPTH_MAX,
  FOLDER_ENTRIES_MAX,
  FOLDER_NAME_MAX,
  FOLDERS_MAX,
  NOTE_MAX,
  type SpaceFolder,
} from '@outrider/contract/files/space';
import type { Scope, Trx } from '../../../platform/db.ts';
import type { FilesDeps } from '../files-deps.ts';
import { listNames } from './files.repository.ts';
import { depthOf, descendants, isLocked, requireFolder } from './folder-tree.ts';
import {
  type FolderRow,
  findFolder,
  insertFolder,
  listFolders,
  lockSpace,
  updateFolder,
} from './folders.repository.ts';
import { describeFolder, requireSpace } from './read-space.ts';

type Placed = { name: string; note: string; parentId: string | null };

export async function createFolder(deps: FilesDeps, scope: Scope, placed: Placed): Promise<SpaceFolder> {
  requireSpace(deps);
  return deps.db.transaction().execute(async (trx) => {
    await lockSpace(trx, scope);
    const folders = await listFolders(trx, scope);
    if (folders.length >= FOLDERS_MAX) throw new AppError('spaceFolderFull');
    await checkPlace(trx, scope, folders, placed, 1);
    const { id } = await insertFolder(trx, scope, {
      id: randomUUID(),
      parent_id: placed.parentId,
      name: placed.name,
      note: placed.note,
      is_for_links: false,
      created_at: deps.now(),
    });
    return describeFolder(trx, scope, id);
  });
}

type Change = {
  [K in 'name' | 'note' | 'parentId' | 'isLocked' | 'allowsLinks']?:
    | { name: string; note: string; parentId: string | null; isLocked: boolean; allowsLinks: boolean }[K]
    | undefined;
};

export async function changeFolder(
  { db }: Pick<FilesDeps, 'db'>,
  scope: Scope,
  folderId: string,
  change: Change,
): Promise<SpaceFolder> {
  return db.transaction().execute(async (trx) => {
    await lockSpace(trx, scope);
    const folders = await listFolders(trx, scope);
    const folder = requireFolder(folders, folderId);
    if (!folder) throw new AppError('spaceFolderNotFound');
    if (folder.is_for_links) throw new AppError('spaceNoManage');
    const { name = folder.name, note = folder.note, parentId = folder.parent_id } = change;
    const isMoved = name !== folder.name || note !== folder.note || parentId !== folder.parent_id;
    // Its own lock is opened first, by a change of its own; that of a folder around it stays.
    const isHeld = isMoved ? isLocked(folders, folderId) : isLocked(folders, folder.parent_id);
    if (isHeld) throw new AppError('spaceNoWrite');
    await checkMove(trx, scope, folders, folder, { name, note, parentId });
    const { isLocked: locks = folder.is_locked, allowsLinks = folder.allows_links } = change;
    await updateFolder(trx, scope, folderId, {
      name,
      note,
      parent_id: parentId,
      is_locked: locks,
      allows_links: allowsLinks,
    });
    return describeFolder(trx, scope, folderId);
  });
}

async function checkMove(trx: Trx, scope: Scope, folders: readonly FolderRow[], folder: FolderRow, placed: Placed) {
  const own = new Set(descendants(folders, folder.id).map(({ id }) => id));
  // Into itself: there is no such folder once it is away.
  if (own.has(placed.parentId ?? '')) throw new AppError('spaceFolderNotFound');
  const deepest = Math.max(...[...own].map((id) => depthOf(folders, id)));
  const levels = deepest - depthOf(folders, folder.id) + 1;
  const others = folders.filter(({ id }) => id !== folder.id);
  await checkPlace(trx, scope, others, placed, levels);
}

/** `levels`: how many folders deep it is itself. */
async function checkPlace(
  trx: Trx,
  scope: Scope,
  folders: readonly FolderRow[],
  { name, note, parentId }: Placed,
  levels: number,
): Promise<void> {
  requireFolder(folders, parentId);
  if (name.length > FOLDER_NAME_MAX) throw new AppError('spaceFolderNameLength');
  if (note.length > NOTE_MAX) throw new AppError('spaceNoteLength');
  if (isLocked(folders, parentId)) throw new AppError('spaceNoWrite');
  if (depthOf(folders, parentId) + levels > FOLDER_DEPTH_MAX) throw new AppError('spaceTooDeep');
  const beside = folders.filter(({ parent_id }) => parent_id === parentId);
  if (beside.some((folder) => folder.name.toLowerCase() === name.toLowerCase()))
    throw new AppError('spaceFolderExists');
  const { size } = await listNames(trx, scope, parentId);
  if (beside.length + size >= FOLDER_ENTRIES_MAX) throw new AppError('spaceFolderFull');
}

const NAME_OF_LINKS = 'Sent as links';

/** Made when it is first needed. */
export async function folderForLinks({ now }: Pick<FilesDeps, 'now'>, trx: Trx, scope: Scope): Promise<string> {
  const folders = await listFolders(trx, scope);
  const there = folders.find(({ is_for_links }) => is_for_links);
  if (there) return there.id;
  const names = new Set(folders.filter(({ parent_id }) => parent_id === null).map(({ name }) => name.toLowerCase()));
  let name = NAME_OF_LINKS;
  for (let n = 2; names.has(name.toLowerCase()); n += 1) name = `${NAME_OF_LINKS} (${n})`;
  const made = { id: randomUUID(), parent_id: null, name, note: '', is_for_links: true, created_at: now() };
  return (await insertFolder(trx, scope, made)).id;
}

/** What is deleted already is told apart from what never was. */
export async function requireNotDeleted(trx: Trx, scope: Scope, folderId: string): Promise<void> {
  const folder = await findFolder(trx, scope, folderId);
  if (!folder) throw new AppError('spaceFolderNotFound');
  if (folder.deleted_at) throw new AppError('spaceAlreadyDeleted');
}
