import { AppError } from '@outrider/contract/errors';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { type FileRow, findFiles } from './files.repository.ts';

/** Also one in the bin. */
export async function requireFile(db: Db | Trx, scope: Scope, fileId: string): Promise<FileRow> {
  const [file] = await findFiles(db, scope, [fileId]);
  if (!file) throw new AppError('spaceFileNotFound');
  return file;
}

export async function requireKeptFile(db: Db | Trx, scope: Scope, fileId: string): Promise<FileRow> {
  const file = await requireFile(db, scope, fileId);
  if (file.deleted_at) throw new AppError('spaceAlreadyDeleted');
  return file;
}
