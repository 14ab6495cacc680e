import { BlobMissing } from '../../../platform/blobs/blob-store.ts';
import type { Scope } from '../../../platform/db.ts';
import type { FilesDeps } from '../files-deps.ts';
import { keyOf, listUploads } from './uploads.repository.ts';

type Deps = Pick<FilesDeps, 'db' | 'blobs'>;

const AT_ONCE = 100;
const NO_ID = '00000000-0000-0000-0000-000000000000';

async function* allUploads({ db }: Deps, scope: Scope) {
  for (let after: string | undefined = NO_ID; after !== undefined; ) {
    const uploads: Awaited<ReturnType<typeof listUploads>> = await listUploads(db, scope, { after, limit: AT_ONCE });
    yield* uploads;
    after = uploads.length === AT_ONCE ? uploads.at(-1)?.id : undefined;
  }
}

/** Of a workspace that is deleted. Its rows go with it afterwards, so that bytes a crash left are found at the next try. */
export async function removeAllBytes(deps: Deps, scope: Scope): Promise<void> {
  for await (const upload of allUploads(deps, scope)) {
    await deps.blobs.abandon(keyOf(upload), upload.session);
    await deps.blobs.remove(keyOf(upload));
  }
}

export type PieceOfFile = { uploadId: string; name: string; piece: number; bytes: Buffer };

/** Every file of a workspace in pieces, as they are read. What the storage has lost is left out. */
export async function* readAllBytes(deps: Deps, scope: Scope): AsyncGenerator<PieceOfFile> {
  for await (const upload of allUploads(deps, scope)) {
    if (upload.state !== 'complete') continue;
    const { id: uploadId, name } = upload;
    const content = await deps.blobs.read(keyOf(upload)).catch((error: unknown) => {
      if (error instanceof BlobMissing) return undefined;
      throw error;
    });
    let piece = 0;
    for await (const bytes of (content ?? []) as AsyncIterable<Buffer>) {
      yield { uploadId, name, piece, bytes };
      piece += 1;
    }
  }
}
