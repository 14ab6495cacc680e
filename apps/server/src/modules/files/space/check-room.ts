import { AppError } from '@outrider/contract/errors';
import { FOLDER_ENTRIES_MAX } from '@outrider/contract/files/space';
import { FILE_MAX_BYTES } from '@outrider/contract/files/upload';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { sizeText } from '../../../platform/http/size-text.ts';
import type { FilesDeps } from '../files-deps.ts';
import { countBytes, listNames } from './files.repository.ts';
import { isLocked, requireFolder } from './folder-tree.ts';
import { listFolders } from './folders.repository.ts';

type Wanted = { name: string; size: number; folderId: string | null; rename: boolean };

/** Whether a file may come into a folder of the space; refuses with the reason. */
export async function checkRoomInSpace(
  { spaceBytes }: Pick<FilesDeps, 'spaceBytes'>,
  db: Db | Trx,
  scope: Scope,
  { name, size, folderId, rename }: Wanted,
): Promise<void> {
  if (spaceBytes === 0) throw new AppError('spaceNotEnabled');
  if (size > FILE_MAX_BYTES) throw new AppError('spaceFileTooLarge');
  const folders = await listFolders(db, scope);
  requireFolder(folders, folderId);
  if (isLocked(folders, folderId)) throw new AppError('spaceNoUpload');
  const names = await listNames(db, scope, folderId);
  if (names.has(name.toLowerCase()) && !rename) throw new AppError('spaceFileExists');
  const entries = names.size + folders.filter(({ parent_id }) => parent_id === folderId).length;
  if (entries >= FOLDER_ENTRIES_MAX) throw new AppError('spaceFolderFull');
  const used = await countBytes(db, scope);
  if (used + size > spaceBytes) {
    throw new AppError('spaceFull', { values: { used: sizeText(used), total: sizeText(spaceBytes) } });
  }
}
