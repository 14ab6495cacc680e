import { randomUUID } from 'node:crypto';
import { IMPORT_FILE_MAX_BYTES } from '@outrider/contract/contacts/import';
import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../../platform/db.ts';
import type { UserScope } from '../contacts-deps.ts';
import type { ImportDeps } from './import-deps.ts';
import { changeImport, findImport, type ImportRow, insertImport, lockImport } from './imports.repository.ts';
import { insertPart } from './parts.repository.ts';

type Begun = { fileName: string; bytes: number; isPaste: boolean };

export async function beginImport(deps: ImportDeps, caller: UserScope, { fileName, bytes, isPaste }: Begun) {
  if (bytes > IMPORT_FILE_MAX_BYTES) {
    throw new AppError('importFileTooLarge', { values: { max: IMPORT_FILE_MAX_BYTES / 1_048_576 } });
  }
  const { workspaceId, userId } = caller;
  return insertImport(deps.db, {
    id: randomUUID(),
    workspace_id: workspaceId,
    user_id: userId,
    file_name: fileName,
    is_paste: isPaste,
    bytes,
    state: 'uploading',
    started_at: deps.now(),
  });
}

/**
 * Stores what is new of a part: one that was sent before, wholly or half, does no harm, and one from further on waits
 * until the missing bytes came. The answer says where to go on. With the last byte the file is read.
 */
export async function storePart(
  { db, jobs, now }: ImportDeps,
  { workspaceId }: Scope,
  { importId, offset, bytes }: { importId: string; offset: number; bytes: Buffer },
): Promise<ImportRow> {
  const scope = { workspaceId };
  return db.transaction().execute(async (trx) => {
    const run = await lockImport(trx, scope, importId);
    if (!run) throw new AppError('notFound');
    const end = offset + bytes.length;
    if (end > run.bytes) throw new AppError('parameterError', { data: { problem: 'more bytes than announced' } });
    if (run.state !== 'uploading' || offset > run.bytes_stored || end <= run.bytes_stored) return run;
    const fresh = bytes.subarray(run.bytes_stored - offset);
    await insertPart(trx, scope, importId, { offset: run.bytes_stored, bytes: fresh, at: now() });
    const isWhole = end === run.bytes;
    await changeImport(trx, scope, importId, ['uploading'], {
      bytes_stored: end,
      ...(isWhole ? { state: 'reading' as const } : {}),
    });
    if (isWhole) await jobs.enqueue(trx, 'contacts.import', { workspaceId, importId });
    return { ...run, bytes_stored: end, state: isWhole ? 'reading' : 'uploading' };
  });
}

export async function requireImport(
  { db }: Pick<ImportDeps, 'db'>,
  scope: Scope,
  importId: string,
): Promise<ImportRow> {
  const run = await findImport(db, scope, importId);
  if (!run) throw new AppError('notFound');
  return run;
}
