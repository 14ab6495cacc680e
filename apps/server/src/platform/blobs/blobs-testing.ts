import { randomBytes, randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { BlobMissing, type BlobStore } from './blob-store.ts';

export const aKey = () => `${randomUUID()}/${randomUUID()}`;

const bytesOf = async (content: Readable) => buffer(content);

/** What every storage promises. */
export function promisesOfBlobs(where: string, storeOf: () => BlobStore, { canAbandon = true } = {}) {
  test(`${where}: bytes that are put are read again, whole or from a place on`, async () => {
    const [store, key, bytes] = [storeOf(), aKey(), randomBytes(100_000)];
    await store.put(key, bytes);
    expect((await bytesOf(await store.read(key))).equals(bytes)).toBe(true);
    const some = await bytesOf(await store.read(key, { first: 10, last: 19 }));
    expect(some.equals(bytes.subarray(10, 20))).toBe(true);
  });

  test(`${where}: parts come in any order and twice, and are one blob once they are joined`, async () => {
    const [store, key] = [storeOf(), aKey()];
    const parts = [randomBytes(store.partBytes), randomBytes(store.partBytes), randomBytes(77)];
    const session = await store.begin(key);
    const tags: string[] = [];
    for (const n of [2, 0, 1, 0]) tags[n] = await store.putPart(key, session, n, parts[n] ?? Buffer.alloc(0));
    await expect(store.read(key)).rejects.toThrow(BlobMissing);
    await store.join(key, session, tags);
    expect((await bytesOf(await store.read(key))).equals(Buffer.concat(parts))).toBe(true);
    // As after a crash before the joining was noted.
    await store.join(key, session, tags);
    expect((await bytesOf(await store.read(key))).length).toBe(2 * store.partBytes + 77);
  });

  test(`${where}: what is abandoned or removed is gone, also when it was never there`, async () => {
    const [store, key] = [storeOf(), aKey()];
    const session = await store.begin(key);
    await store.putPart(key, session, 0, Buffer.from('half'));
    await store.abandon(key, session);
    await store.abandon(key, session);
    if (canAbandon) await expect(store.join(key, session, [''])).rejects.toThrow(BlobMissing);
    await store.put(key, Buffer.from('whole'));
    await store.remove(key);
    await store.remove(key);
    await expect(store.read(key)).rejects.toThrow(BlobMissing);
  });

  test(`${where}: an empty blob is a blob`, async () => {
    const [store, key] = [storeOf(), aKey()];
    await store.put(key, Buffer.alloc(0));
    expect((await bytesOf(await store.read(key))).length).toBe(0);
  });

  test.each(['../../etc/passwd', 'a/../b', `${randomUUID()}/../../x`, ''])(
    `${where}: a key that is not two ids is refused: %s`,
    async (key) => {
      await expect(storeOf().put(key, Buffer.from('x'))).rejects.toThrow('two ids');
    },
  );
}
