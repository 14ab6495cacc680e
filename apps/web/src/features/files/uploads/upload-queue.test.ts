import type { Upload } from '@outrider/contract/files/upload';
import { expect, test, vi } from 'vitest';
import { createUploadQueue, type UploadQueueDeps } from './upload-queue.ts';

const PART = 4;

class Away extends Error {}
class Refused extends Error {}
class Damaged extends Error {}

/** A server that keeps parts, and says no on demand. */
function aServer() {
  const uploads = new Map<string, Upload & { bytes: Map<number, string> }>();
  const sent: string[] = [];
  const troubles: (() => Error | undefined)[] = [];
  const trouble = () => {
    const error = troubles.shift()?.();
    if (error) throw error;
  };
  const memory = new Map<string, string>();
  const waits: number[] = [];
  const shown = (id: string): Upload => {
    const { bytes: _bytes, ...upload } = uploads.get(id) ?? fail();
    return { ...upload, parts: [...upload.parts] };
  };
  const deps: UploadQueueDeps = {
    begin: async ({ name, type, size }) => {
      trouble();
      const uploadId = `id-${uploads.size + 1}`;
      const begun = {
        uploadId,
        name,
        type,
        size,
        state: 'uploading',
        partBytes: PART,
        parts: [],
        fileId: null,
      } as const;
      uploads.set(uploadId, { ...begun, parts: [], bytes: new Map() });
      return shown(uploadId);
    },
    read: async (uploadId) => shown(uploadId),
    putPart: async ({ uploadId, part }, bytes) => {
      sent.push(`${uploadId}:${part}`);
      trouble();
      const upload = uploads.get(uploadId) ?? fail();
      upload.bytes.set(part, await bytes.text());
      upload.parts = [...upload.bytes.keys()].toSorted((one, other) => one - other);
    },
    complete: async ({ uploadId, digest }) => {
      trouble();
      const upload = uploads.get(uploadId) ?? fail();
      if (upload.bytes.size < Math.ceil(upload.size / PART)) return shown(uploadId);
      const text = [...upload.bytes].toSorted(([one], [other]) => one - other).map(([, bytes]) => bytes);
      if ((await digestOfParts(text)) !== digest) throw new Damaged();
      upload.state = 'complete';
      return shown(uploadId);
    },
    cancelUpload: async (uploadId) => uploads.delete(uploadId),
    digest: (bytes) => sha256(bytes),
    worthRetrying: (error) => (error instanceof Away ? 'always' : error instanceof Damaged ? 'few' : 'no'),
    isDamaged: (error) => error instanceof Damaged,
    wait: async (milliseconds) => void waits.push(milliseconds),
    memory: {
      find: (fingerprint) => memory.get(fingerprint),
      keep: (fingerprint, id) => void memory.set(fingerprint, id),
      forget: (fingerprint) => void memory.delete(fingerprint),
    },
    problemOf: (error) => ({ message: String(error), code: 1 }),
  };
  return { deps, uploads, sent, troubles, waits, memory };
}

function fail(): never {
  throw new Refused('gone');
}

async function sha256(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hashed = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hashed, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function digestOfParts(parts: readonly string[]): Promise<string> {
  const each = await Promise.all(parts.map((part) => sha256(new TextEncoder().encode(part))));
  return sha256(
    new Uint8Array(each.flatMap((hex) => (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16)))),
  );
}

const aFile = (text: string, name = 'offer.txt') => new File([text], name, { type: 'text/plain', lastModified: 7 });
const AS_ATTACHMENT = { purpose: 'attachment' } as const;

test('a file is sent in parts and is complete on the server', async () => {
  const { deps, uploads, memory } = aServer();
  const queue = createUploadQueue(deps);
  const progress: number[] = [];
  const key = queue.add(aFile('abcdefghij'), AS_ATTACHMENT);
  queue.subscribe(() => progress.push(queue.find(key)?.sent ?? -1));
  const done = await queue.settled(key);
  expect(done).toMatchObject({ state: 'complete', sent: 10, upload: { uploadId: 'id-1', state: 'complete' } });
  expect([...(uploads.get('id-1')?.bytes.values() ?? [])].toSorted()).toEqual(['abcd', 'efgh', 'ij']);
  expect(progress).toEqual(progress.toSorted((one, other) => one - other));
  expect(memory.size).toBe(0);
});

test('an empty file is complete at once', async () => {
  const queue = createUploadQueue(aServer().deps);
  expect(await queue.settled(queue.add(aFile(''), AS_ATTACHMENT))).toMatchObject({ state: 'complete' });
});

test('a network that goes away is waited for, longer each time, and no part is lost or sent for nothing', async () => {
  const { deps, troubles, waits, sent, uploads } = aServer();
  const states: (string | undefined)[] = [];
  const queue = createUploadQueue(deps);
  troubles.push(
    () => new Away(),
    () => undefined,
    () => new Away(),
    () => new Away(),
    () => new Away(),
  );
  const key = queue.add(aFile('abcd'), AS_ATTACHMENT);
  queue.subscribe(() => states.push(queue.find(key)?.state));
  expect(await queue.settled(key)).toMatchObject({ state: 'complete' });
  expect(states).toContain('retrying');
  expect(waits).toEqual([1_000, 1_000, 2_000, 4_000]);
  expect(sent).toEqual(['id-1:0', 'id-1:0', 'id-1:0', 'id-1:0']);
  expect(uploads.size).toBe(1);
});

test('a refusal is reported, and a try again goes on where it stopped', async () => {
  const { deps, troubles, sent } = aServer();
  const queue = createUploadQueue(deps);
  troubles.push(
    () => undefined,
    () => undefined,
    () => new Refused('no'),
  );
  const key = queue.add(aFile('abcdefghij'), AS_ATTACHMENT);
  expect(await queue.settled(key)).toMatchObject({ state: 'failed', problem: { message: 'Error: no' } });
  const before = sent.length;
  queue.retry(key);
  expect(await queue.settled(key)).toMatchObject({ state: 'complete', upload: { uploadId: 'id-1' } });
  expect(sent.length - before).toBe(1);
});

test('the same file chosen again after a reload goes on with what the server has', async () => {
  const { deps, troubles, sent } = aServer();
  troubles.push(
    () => undefined,
    () => undefined,
    () => undefined,
    () => new Refused('log-in lost'),
  );
  const before = createUploadQueue(deps);
  await before.settled(before.add(aFile('abcdefghij'), AS_ATTACHMENT));
  sent.length = 0;
  const after = createUploadQueue(deps);
  expect(await after.settled(after.add(aFile('abcdefghij'), AS_ATTACHMENT))).toMatchObject({ state: 'complete' });
  expect(sent.length).toBe(1);
});

test('a file that changed since its first parts were sent is sent anew', async () => {
  const { deps, troubles, uploads } = aServer();
  troubles.push(
    () => undefined,
    () => undefined,
    () => undefined,
    () => new Refused('log-in lost'),
  );
  const before = createUploadQueue(deps);
  await before.settled(before.add(aFile('abcdefghij'), AS_ATTACHMENT));
  const after = createUploadQueue(deps);
  expect(await after.settled(after.add(aFile('ABCDEFGHIJ'), AS_ATTACHMENT))).toMatchObject({ state: 'complete' });
  expect([...(uploads.get('id-2')?.bytes.values() ?? [])].toSorted()).toEqual(['ABCD', 'EFGH', 'IJ']);
});

test('a canceled upload stops, leaves the list and is forgotten by the server', async () => {
  const { deps, uploads } = aServer();
  const never = new Promise<void>(() => undefined);
  const queue = createUploadQueue({ ...deps, putPart: () => never });
  const key = queue.add(aFile('abcdefghij'), AS_ATTACHMENT);
  await vi.waitFor(() => expect(queue.find(key)?.upload).toBeDefined());
  queue.cancel(key);
  expect(queue.list()).toEqual([]);
  expect(await queue.settled(key)).toBeUndefined();
  await vi.waitFor(() => expect(uploads.size).toBe(0));
});

test('two files are sent at once, the third when one of them is done or given up', async () => {
  const { deps } = aServer();
  const never = new Promise<void>(() => undefined);
  const queue = createUploadQueue({ ...deps, putPart: () => never });
  const keys = ['a', 'b', 'c'].map((name) => queue.add(aFile('abcd', name), AS_ATTACHMENT));
  expect(queue.list().map(({ state }) => state)).toEqual(['uploading', 'uploading', 'waiting']);
  queue.cancel(keys[0] ?? '');
  expect(queue.list().map(({ state }) => state)).toEqual(['uploading', 'uploading']);
});
