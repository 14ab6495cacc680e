import { randomUUID } from 'node:crypto';
import type { Trx } from '../../../platform/db.ts';
import { freeName } from '../file-name.ts';
import type { FilesDeps, UserScope } from '../files-deps.ts';
import { insertFile, listNames } from './files.repository.ts';
import { listFolders, lockSpace } from './folders.repository.ts';

type Complete = { id: string; name: string; folder_id: string | null };

/**
 * Makes a file of an upload. Its room was set aside when it began; a folder that was deleted meanwhile or a name that was
 * taken is no reason to lose it.
 */
export async function addToSpace(
  { now }: Pick<FilesDeps, 'now'>,
  trx: Trx,
  scope: UserScope,
  upload: Complete,
): Promise<string> {
  await lockSpace(trx, scope);
  const folders = await listFolders(trx, scope);
  const folderId = folders.find(({ id }) => id === upload.folder_id)?.id ?? null;
  const names = await listNames(trx, scope, folderId);
  const name = freeName(upload.name, (free) => names.has(free.toLowerCase()));
  const id = randomUUID();
  await insertFile(trx, scope, { id, folderId, uploadId: upload.id, userId: scope.userId, name, at: now() });
  return id;
}
