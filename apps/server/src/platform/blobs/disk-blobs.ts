import { randomUUID } from 'node:crypto';
import { access, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { AppError } from '@outrider/contract/errors';
import { BlobMissing, type BlobStore, checkKey } from './blob-store.ts';

/** What nginx takes unless set otherwise. */
const PART_BYTES = 1_048_576;

/** A disk that is full, or a quota that is reached. */
const FULL = new Set(['ENOSPC', 'EDQUOT']);

/**
 * One file a blob. It is written under the name of its session and gets its own once all of it is on the disk, so a crash
 * leaves no half a blob.
 */
export function createDiskBlobs(folder: string): BlobStore {
  const placeOf = (key: string) => {
    checkKey(key);
    return join(folder, key);
  };
  const partial = (key: string, session: string) => `${placeOf(key)}.${session}.part`;

  async function finish(key: string, session: string) {
    // Each part was written down when it came.
    await rename(partial(key, session), placeOf(key));
    await syncFolder(dirname(placeOf(key)));
  }

  /** A crash may come between the joining and its note in the database: then it is joined again. */
  async function isJoined(key: string) {
    await access(placeOf(key));
  }

  return {
    partBytes: PART_BYTES,
    put: (key, bytes) =>
      unlessFull(async () => {
        const session = randomUUID();
        await mkdir(dirname(placeOf(key)), { recursive: true, mode: 0o700 });
        await writeAt(partial(key, session), bytes, 0);
        await finish(key, session);
      }),
    async begin(key) {
      await mkdir(dirname(placeOf(key)), { recursive: true, mode: 0o700 });
      return randomUUID();
    },
    async putPart(key, session, part, bytes) {
      await unlessFull(() => writeAt(partial(key, session), bytes, part * PART_BYTES));
      return '';
    },
    async join(key, session) {
      await finish(key, session).catch(() => isJoined(key).catch(missing(key)));
    },
    async abandon(key, session) {
      await rm(partial(key, session), { force: true });
    },
    async read(key, range) {
      const handle = await open(placeOf(key), 'r').catch(missing(key));
      return handle.createReadStream(range && { start: range.first, end: range.last });
    },
    async remove(key) {
      await rm(placeOf(key), { force: true });
    },
  };
}

/** On the disk when it returns: what is noted as stored survives a power cut. */
async function writeAt(path: string, bytes: Buffer, position: number): Promise<void> {
  const handle = await openToWrite(path);
  try {
    for (let done = 0; done < bytes.length; ) {
      const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done);
      done += bytesWritten;
    }
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

/** Neither cuts off what other parts wrote, nor puts everything at the end. */
const openToWrite = async (path: string) => {
  try {
    return await open(path, 'r+');
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
  }
  // Two first parts at once: the second opens what the first made.
  const made = await open(path, 'wx', 0o600).catch((error: unknown) => {
    if (codeOf(error) !== 'EEXIST') throw error;
  });
  return made ?? open(path, 'r+');
};

/** A new name is on the disk only when its folder is. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

const codeOf = (error: unknown) => (error as NodeJS.ErrnoException).code ?? '';

const missing = (key: string) => (error: unknown) => {
  throw codeOf(error) === 'ENOENT' ? new BlobMissing(key, { cause: error }) : error;
};

async function unlessFull(write: () => Promise<void>): Promise<void> {
  try {
    await write();
  } catch (error) {
    throw FULL.has(codeOf(error)) ? new AppError('serverBusy') : error;
  }
}
