import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { findFiles } from './files.repository.ts';

/** What a file of the attachment space is kept as; undefined where it is gone or in the bin. */
export async function findFileUpload(
  { db }: { db: Db | Trx },
  scope: Scope,
  fileId: string,
): Promise<{ uploadId: string; name: string; type: string; size: number } | undefined> {
  const [file] = await findFiles(db, scope, [fileId]);
  if (!file || file.deleted_at) return undefined;
  return { uploadId: file.upload_id, name: file.name, type: file.type, size: Number(file.bytes) };
}
