import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BlobStore } from './blob-store.ts';
import { aKey, promisesOfBlobs } from './blobs-testing.ts';
import { createDiskBlobs } from './disk-blobs.ts';

let folder: string;
let store: BlobStore;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blobs-'));
  store = createDiskBlobs(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

promisesOfBlobs('disk', () => store);

test('two first parts at once are both kept on the disk', async () => {
  const key = aKey();
  const session = await store.begin(key);
  const parts = [Buffer.alloc(store.partBytes, 1), Buffer.alloc(5, 2)];
  await Promise.all(parts.map((bytes, n) => store.putPart(key, session, n, bytes)));
  await store.join(key, session, ['', '']);
  let read = 0;
  for await (const piece of await store.read(key)) read += (piece as Buffer).length;
  expect(read).toBe(store.partBytes + 5);
});

test('nothing but the blob is left in the folder when it is joined', async () => {
  const key = aKey();
  const session = await store.begin(key);
  await store.putPart(key, session, 0, Buffer.from('x'));
  await store.join(key, session, ['']);
  const [workspace = '', id] = key.split('/');
  expect(await readdir(join(folder, workspace))).toEqual([id]);
});
