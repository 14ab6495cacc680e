import { UNUSED_UPLOAD_DAYS } from '@outrider/contract/files/upload';
import type { Scope } from '../../../platform/db.ts';
import type { FilesDeps } from '../files-deps.ts';
import { deleteUpload, isUsed, keyOf, listUnused, lockUpload } from './uploads.repository.ts';

type Deps = Pick<FilesDeps, 'db' | 'blobs' | 'now'>;

const DAY_MS = 86_400_000;
const AT_ONCE = 100;

/**
 * Deletes an upload nothing refers to. Its row is locked until its bytes are gone, so a draft that refers to it meanwhile
 * waits and finds it gone; a crash in between leaves a row, and the bytes are deleted at the next try.
 */
export async function removeUpload({ db, blobs }: Deps, scope: Scope, id: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const upload = await lockUpload(trx, scope, id);
    if (!upload || (await isUsed(trx, scope, id))) return false;
    await blobs.abandon(keyOf(upload), upload.session);
    await blobs.remove(keyOf(upload));
    await deleteUpload(trx, scope, id);
    return true;
  });
}

/** In all workspaces. */
export async function sweepUploads(deps: Deps): Promise<void> {
  const before = new Date(deps.now().getTime() - UNUSED_UPLOAD_DAYS * DAY_MS);
  for (;;) {
    const unused = await listUnused(deps.db, before, AT_ONCE);
    const removed = [];
    for (const { id, workspaceId } of unused) removed.push(await removeUpload(deps, { workspaceId }, id));
    if (unused.length < AT_ONCE || !removed.includes(true)) return;
  }
}
