import { AppError } from '@outrider/contract/errors';
import type { FolderRow } from './folders.repository.ts';

type Folder = Pick<FolderRow, 'id' | 'parent_id' | 'is_locked' | 'allows_links'>;

/** `null` is the top, which is always there. */
export function requireFolder<F extends Folder>(folders: readonly F[], folderId: string | null): F | undefined {
  if (folderId === null) return undefined;
  const folder = folders.find(({ id }) => id === folderId);
  if (!folder) throw new AppError('spaceFolderNotFound');
  return folder;
}

/** A folder and those it is in, from the inside to the top. */
function ancestors<F extends Folder>(folders: readonly F[], folderId: string | null): F[] {
  const byId = new Map(folders.map((folder) => [folder.id, folder]));
  const path: F[] = [];
  for (let at = byId.get(folderId ?? ''); at && !path.includes(at); at = byId.get(at.parent_id ?? '')) path.push(at);
  return path;
}

/** How deep a folder lies; one at the top is 1 deep. */
export const depthOf = (folders: readonly Folder[], folderId: string | null) => ancestors(folders, folderId).length;

/** What is in a folder that is locked does not change either. */
export const isLocked = (folders: readonly Folder[], folderId: string | null) =>
  ancestors(folders, folderId).some(({ is_locked }) => is_locked);

export const allowsLinks = (folders: readonly Folder[], folderId: string | null) =>
  ancestors(folders, folderId).every(({ allows_links }) => allows_links);

export function descendants<F extends Folder>(folders: readonly F[], folderId: string): F[] {
  return folders.filter(({ id }) => ancestors(folders, id).some((folder) => folder.id === folderId));
}
