import { hash } from 'node:crypto';
import { AppError } from '@outrider/contract/errors';
import type { Trx } from '../../../platform/db.ts';
import type { FilesDeps, UserScope } from '../files-deps.ts';
import { addToSpace } from '../space/add-to-space.ts';
import { partCount } from './put-part.ts';
import {
  changeUpload,
  deleteParts,
  keyOf,
  listParts,
  lockUpload,
  type PartRow,
  type UploadRow,
} from './uploads.repository.ts';

/** The same over the digests of all parts: a browser cannot hash a large file as a whole. */
const digestOf = (parts: readonly Pick<PartRow, 'digest'>[]) =>
  hash('sha256', Buffer.concat(parts.map(({ digest }) => Buffer.from(digest, 'hex'))));

/** Done once, however often it is asked; with parts missing it stays as it is, and the answer tells which are there. */
export async function completeUpload(
  deps: FilesDeps,
  { workspaceId, userId }: UserScope,
  { uploadId, digest }: { uploadId: string; digest: string },
): Promise<UploadRow> {
  const scope = { workspaceId, userId };
  return deps.db.transaction().execute(async (trx) => {
    const upload = await lockUpload(trx, scope, uploadId);
    if (!upload) throw new AppError('attachmentLost');
    if (upload.state === 'complete') return upload;
    const parts = await listParts(trx, scope, uploadId);
    if (parts.length < partCount(upload)) return upload;
    if (digestOf(parts) !== digest) throw new AppError('uploadDamaged');
    await closeUpload(deps, trx, scope, upload, parts);
    return { ...upload, state: 'complete' as const, digest };
  });
}

async function closeUpload(
  deps: FilesDeps,
  trx: Trx,
  scope: UserScope,
  upload: UploadRow,
  parts: readonly PartRow[],
): Promise<void> {
  const { blobs, now } = deps;
  await changeUpload(trx, scope, upload.id, { state: 'complete', digest: digestOf(parts), unused_since: now() });
  await deleteParts(trx, scope, upload.id);
  // What the space refuses is refused before bytes are joined that nothing would refer to.
  if (upload.for_space) await addToSpace(deps, trx, scope, upload);
  if (parts.length === 0) await blobs.put(keyOf(upload), Buffer.alloc(0));
  else
    await blobs.join(
      keyOf(upload),
      upload.session,
      parts.map(({ tag }) => tag),
    );
}
