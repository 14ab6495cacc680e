import { randomUUID } from 'node:crypto';
import { AppError } from '@outrider/contract/errors';
import { ATTACHMENT_MAX_BYTES, UNFINISHED_UPLOADS_MAX } from '@outrider/contract/files/upload';
import { tidyFileName, tidyType } from '../file-name.ts';
import type { FilesDeps, UserScope } from '../files-deps.ts';
import { folderForLinks } from '../space/change-folder.ts';
import { checkRoomInSpace } from '../space/check-room.ts';
import { lockSpace } from '../space/folders.repository.ts';
import { countUnfinished, insertUpload, keyOf, type UploadRow } from './uploads.repository.ts';

type Begun = {
  name: string;
  type: string;
  size: number;
  purpose: 'attachment' | 'space' | 'link';
  folderId: string | null;
  rename: boolean;
};

export async function beginUpload(
  deps: FilesDeps,
  { workspaceId, userId }: UserScope,
  { name, type, size, purpose, folderId, rename }: Begun,
): Promise<UploadRow> {
  const scope = { workspaceId };
  const tidy = tidyFileName(name);
  const isForSpace = purpose !== 'attachment';
  if (purpose === 'attachment' && size > ATTACHMENT_MAX_BYTES) throw new AppError('attachmentTooLarge');
  if (deps.isDiskFull()) throw new AppError('serverBusy');
  const id = randomUUID();
  const key = keyOf({ workspace_id: workspaceId, id });
  const session = await deps.blobs.begin(key);
  const at = deps.now();
  try {
    return await deps.db.transaction().execute(async (trx) => {
      await lockSpace(trx, scope);
      const place = purpose === 'link' ? await folderForLinks(deps, trx, scope) : folderId;
      if (isForSpace) {
        const wanted = { name: tidy, size, folderId: place, rename: rename || purpose === 'link' };
        await checkRoomInSpace(deps, trx, scope, wanted);
      }
      if ((await countUnfinished(trx, scope)) >= UNFINISHED_UPLOADS_MAX) throw new AppError('serverBusy');
      return insertUpload(trx, {
        id,
        workspace_id: workspaceId,
        user_id: userId,
        name: tidy,
        type: tidyType(type),
        bytes: size,
        part_bytes: deps.blobs.partBytes,
        state: 'uploading',
        session,
        digest: null,
        for_space: isForSpace,
        folder_id: isForSpace ? place : null,
        begun_at: at,
        unused_since: at,
      });
    });
  } catch (error) {
    await deps.blobs.abandon(key, session);
    throw error;
  }
}
