import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { AppError } from '@outrider/contract/errors';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { tidyFileName, tidyType } from '../file-name.ts';
import type { FilesDeps, UserScope } from '../files-deps.ts';
import { changeUpload, findUpload, insertUpload, keyOf, type UploadRow } from './uploads.repository.ts';

/** What others may know of an upload. */
export type KnownUpload = { id: string; name: string; type: string; size: number; isComplete: boolean };

const known = ({ id, name, type, bytes, state }: UploadRow): KnownUpload => ({
  id,
  name,
  type,
  size: Number(bytes),
  isComplete: state === 'complete',
});

export async function readUpload({ db }: { db: Db | Trx }, scope: Scope, id: string): Promise<KnownUpload | undefined> {
  const upload = await findUpload(db, scope, id);
  return upload && known(upload);
}

/** Refused with attachmentLost where there is none, or not all of it is there. */
export async function openUploadBytes(
  { db, blobs }: Pick<FilesDeps, 'db' | 'blobs'>,
  scope: Scope,
  id: string,
): Promise<Readable> {
  const upload = await findUpload(db, scope, id);
  if (upload?.state !== 'complete') throw new AppError('attachmentLost');
  return blobs.read(keyOf(upload));
}

type Given = { name: string; type: string; bytes: Buffer };

/** Bytes that are here already, such as those of an attachment of another mail. */
export async function addUploadFromBytes(
  { db, blobs, now, isDiskFull }: Pick<FilesDeps, 'db' | 'blobs' | 'now' | 'isDiskFull'>,
  { workspaceId, userId }: UserScope,
  { name, type, bytes }: Given,
): Promise<KnownUpload> {
  if (isDiskFull()) throw new AppError('serverBusy');
  const id = randomUUID();
  const key = keyOf({ workspace_id: workspaceId, id });
  const at = now();
  // The row first: what a crash leaves behind is swept by it.
  const upload = await insertUpload(db, {
    id,
    workspace_id: workspaceId,
    user_id: userId,
    name: tidyFileName(name),
    type: tidyType(type),
    bytes: bytes.length,
    part_bytes: blobs.partBytes,
    state: 'uploading',
    session: '',
    digest: null,
    for_space: false,
    folder_id: null,
    begun_at: at,
    unused_since: at,
  });
  await blobs.put(key, bytes);
  await changeUpload(db, { workspaceId }, id, { state: 'complete' });
  return { ...known(upload), isComplete: true };
}
