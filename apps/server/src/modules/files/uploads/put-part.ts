import { hash } from 'node:crypto';
import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../../platform/db.ts';
import type { FilesDeps } from '../files-deps.ts';
import { findUpload, keyOf, recordPart, type UploadRow } from './uploads.repository.ts';

type Part = { uploadId: string; part: number; digest: string; bytes: Buffer };

/** Noted only once the storage has it for good. */
export async function putPart(
  { db, blobs, now, isDiskFull }: FilesDeps,
  { workspaceId }: Scope,
  { uploadId, part, digest, bytes }: Part,
): Promise<void> {
  const scope = { workspaceId };
  const upload = await findUpload(db, scope, uploadId);
  if (upload?.state !== 'uploading') throw new AppError('attachmentLost');
  if (bytes.length !== partLength(upload, part)) {
    throw new AppError('parameterError', { data: { problem: 'a part has another size than was announced' } });
  }
  if (hash('sha256', bytes) !== digest) throw new AppError('uploadDamaged');
  if (isDiskFull()) throw new AppError('serverBusy');
  const tag = await blobs.putPart(keyOf(upload), upload.session, part, bytes);
  const row = { upload_id: uploadId, part, bytes: bytes.length, digest, tag };
  if (await recordPart(db, scope, row, now())) return;
  // Given up or completed while these bytes were on their way.
  await blobs.abandon(keyOf(upload), upload.session);
  throw new AppError('attachmentLost');
}

type Sized = Pick<UploadRow, 'bytes' | 'part_bytes'>;

export const partCount = ({ bytes, part_bytes }: Sized) => Math.ceil(Number(bytes) / part_bytes);

/** 0 where there is no such part. */
const partLength = ({ bytes, part_bytes }: Sized, part: number) =>
  Math.max(0, Math.min(part_bytes, Number(bytes) - part * part_bytes));
