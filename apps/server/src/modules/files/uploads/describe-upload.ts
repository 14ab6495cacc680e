import type { Upload } from '@outrider/contract/files/upload';
import type { Db, Scope } from '../../../platform/db.ts';
import { findFileOfUpload } from '../space/files.repository.ts';
import { listParts, type UploadRow } from './uploads.repository.ts';

export async function describeUpload(db: Db, scope: Scope, row: UploadRow): Promise<Upload> {
  const parts = row.state === 'uploading' ? await listParts(db, scope, row.id) : [];
  return {
    uploadId: row.id,
    name: row.name,
    type: row.type,
    size: Number(row.bytes),
    state: row.state,
    partBytes: row.part_bytes,
    parts: parts.map(({ part }) => part),
    fileId: row.state === 'complete' ? await findFileOfUpload(db, scope, row.id) : null,
  };
}
