import { AppError } from '@outrider/contract/errors';
import type { Trx } from '../../../platform/db.ts';
import type { FilesDeps, UserScope } from '../files-deps.ts';
import { addToSpace } from '../space/add-to-space.ts';
import { folderForLinks } from '../space/change-folder.ts';
import { checkRoomInSpace } from '../space/check-room.ts';
import { findFileOfUpload } from '../space/files.repository.ts';
import { lockSpace } from '../space/folders.repository.ts';
import { lockUpload } from './uploads.repository.ts';

/** Puts a complete upload into the folder of files that go out as links. Gives the file's id, the same when asked again. */
export async function addFileFromUpload(
  deps: Pick<FilesDeps, 'now' | 'spaceBytes'>,
  trx: Trx,
  scope: UserScope,
  uploadId: string,
): Promise<string> {
  // In the order in which an upload is completed, so that neither waits for the other.
  const upload = await lockUpload(trx, scope, uploadId);
  await lockSpace(trx, scope);
  if (upload?.state !== 'complete') throw new AppError('attachmentLost');
  const there = await findFileOfUpload(trx, scope, uploadId);
  if (there) return there;
  const folderId = await folderForLinks(deps, trx, scope);
  const { name, bytes } = upload;
  await checkRoomInSpace(deps, trx, scope, { name, size: Number(bytes), folderId, rename: true });
  return addToSpace(deps, trx, scope, { id: uploadId, name, folder_id: folderId });
}
