import { randomBytes, randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import {
  ATTACHMENT_MAX_BYTES,
  beginUpload,
  cancelUpload,
  completeUpload,
  FILE_MAX_BYTES,
  readUpload as readUploadCall,
  showUploadedPicture,
  UNFINISHED_UPLOADS_MAX,
} from '@outrider/contract/files/upload';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { composeFiles } from '../../../composition/deps/files.ts';
import { createLog } from '../../../platform/log.ts';
import { holdRow } from '../../../platform/testing/hold-row.ts';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { aUser } from '../../identity/testing.ts';
import type { FilesDeps } from '../files-deps.ts';
import { addUploadFromBytes, keepUploads, openUploadBytes, readUpload, releaseUploads } from '../index.ts';
import { anUpload, digestOfParts, partsOf, sendPart } from '../testing.ts';
import { sweepUploads } from './remove-upload.ts';

let server: TestServer;
let token: string;
let scope: { workspaceId: string; userId: string };
let deps: FilesDeps;
let isDiskFull = false;
let today = new Date();

beforeAll(async () => {
  server = await testServer({}, undefined, createLog('silent'), () =>
    isDiskFull ? [{ kind: 'diskFull', sentence: 'full' }] : [],
  );
  const user = await aUser(server);
  token = user.token;
  const { rows } = await sql<{
    userId: string;
    workspaceId: string;
  }>`select id as "userId", workspace_id as "workspaceId"
    from users where email = ${user.email}`.execute(server.database.db);
  scope = rows[0] ?? { workspaceId: '', userId: '' };
  deps = composeFiles(server.config, {
    db: server.database.db,
    log: createLog('silent'),
    now: () => today,
    isDiskFull: () => false,
  });
});
afterAll(() => server.close());

const begin = (input: Partial<z.input<typeof beginUpload.input>>) =>
  server.call(beginUpload, { name: 'a.bin', size: 10, ...input }, { token });

const inTransaction = <T>(work: (trx: Parameters<typeof keepUploads>[0]) => Promise<T>) =>
  server.database.db.transaction().execute(work);

const bytesOf = async (id: string) => buffer(await openUploadBytes(deps, scope, id));

test('a file that comes in parts out of order, one twice, is read again byte for byte', async () => {
  const bytes = randomBytes(2_500_000);
  const { data } = await begin({ name: '../Offer 报价.pdf', size: bytes.length, type: 'application/pdf' });
  expect(data).toMatchObject({ name: 'Offer 报价.pdf', state: 'uploading', parts: [], size: bytes.length });
  const parts = partsOf(bytes, data.partBytes);
  const { uploadId } = data;
  for (const n of [2, 0, 0]) await sendPart(server, token, uploadId, n, parts[n] ?? Buffer.alloc(0));
  const half = await server.call(completeUpload, { uploadId, digest: digestOfParts(parts) }, { token });
  expect(half.data).toMatchObject({ state: 'uploading', parts: [0, 2] });
  await expect(openUploadBytes(deps, scope, uploadId)).rejects.toThrow('attachmentLost');
  expect((await server.call(readUploadCall, { uploadId }, { token })).data.parts).toEqual([0, 2]);
  await sendPart(server, token, uploadId, 1, parts[1] ?? Buffer.alloc(0));
  const whole = await server.call(completeUpload, { uploadId, digest: digestOfParts(parts) }, { token });
  expect(whole.data).toMatchObject({ state: 'complete', fileId: null });
  expect((await bytesOf(uploadId)).equals(bytes)).toBe(true);
  expect(await readUpload(deps, scope, uploadId)).toEqual({
    id: uploadId,
    name: 'Offer 报价.pdf',
    type: 'application/pdf',
    size: bytes.length,
    isComplete: true,
  });
});

test('an empty file is complete without a part', async () => {
  const { uploadId, state } = await anUpload(server, token, Buffer.alloc(0));
  expect(state).toBe('complete');
  expect((await bytesOf(uploadId)).length).toBe(0);
});

test('bytes of another part, of another size or that changed on their way are refused', async () => {
  const { data } = await begin({ size: 10 });
  const { uploadId } = data;
  expect(await sendPart(server, token, uploadId, 0, Buffer.alloc(9))).toMatchObject({ code: 10_600 });
  expect(await sendPart(server, token, uploadId, 1, Buffer.alloc(10))).toMatchObject({ code: 10_600 });
  const damaged = await server.app.inject({
    method: 'POST',
    url: '/sirius/api/biz/files/upload/part',
    query: { uploadId, part: '0', digest: '0'.repeat(64) },
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    payload: Buffer.alloc(10),
  });
  expect(damaged.json()).toMatchObject({ code: 'FA_UPLOAD_DAMAGED' });
  await sendPart(server, token, uploadId, 0, Buffer.alloc(10));
  const wrong = await server.call(completeUpload, { uploadId, digest: '0'.repeat(64) }, { token });
  expect(wrong.code).toBe('FA_UPLOAD_DAMAGED');
  const right = await server.call(completeUpload, { uploadId, digest: digestOfParts([Buffer.alloc(10)]) }, { token });
  expect(right.data.state).toBe('complete');
  expect(await sendPart(server, token, uploadId, 0, Buffer.alloc(10))).toMatchObject({ code: 'FA_ATTACHMENT_LOST' });
  expect((await bytesOf(uploadId)).length).toBe(10);
});

test('an attachment above the limit and a file above 5 GB are refused by the size they announce', async () => {
  expect((await begin({ size: ATTACHMENT_MAX_BYTES + 1 })).code).toBe('FA_UPLOAD_SIZE_EXCEEDED');
  expect((await begin({ size: ATTACHMENT_MAX_BYTES })).code).toBe(0);
  expect((await begin({ size: FILE_MAX_BYTES + 1, purpose: 'space' })).code).toBe(10_301);
});

test('while the disk is full, and while too many uploads are unfinished, the server is busy', async () => {
  isDiskFull = true;
  expect((await begin({})).code).toBe(503);
  isDiskFull = false;
  const other = await aUser(server);
  const first = await server.call(beginUpload, { name: 'a', size: 1 }, { token: other.token });
  await sql`insert into uploads select gen_random_uuid(), workspace_id, user_id, name, type, bytes, part_bytes, state, session,
      digest, for_space, folder_id, begun_at, unused_since from uploads, generate_series(2, ${UNFINISHED_UPLOADS_MAX}::int)
    where id = ${first.data.uploadId}`.execute(server.database.db);
  expect((await server.call(beginUpload, { name: 'b', size: 1 }, { token: other.token })).code).toBe(503);
});

test('an upload of another workspace is nowhere', async () => {
  const { uploadId } = await anUpload(server, token, Buffer.from('mine'));
  const stranger = await aUser(server);
  const asked = await server.call(readUploadCall, { uploadId }, { token: stranger.token });
  expect(asked.code).toBe('FA_ATTACHMENT_LOST');
  await server.call(cancelUpload, { uploadId }, { token: stranger.token });
  const { rows } = await sql<{
    id: string;
  }>`select workspace_id as id from users where email = ${stranger.email}`.execute(server.database.db);
  const foreign = { workspaceId: rows[0]?.id ?? '' };
  await expect(openUploadBytes(deps, foreign, uploadId)).rejects.toThrow('attachmentLost');
  const kept = await inTransaction((trx) => keepUploads(trx, foreign, randomUUID(), [uploadId], today));
  expect(kept.missing).toEqual([uploadId]);
  expect((await bytesOf(uploadId)).toString()).toBe('mine');
});

test('a picture of a draft is shown to its workspace alone, and nothing but a picture is shown', async () => {
  const show = (uploadId: string, as = token) =>
    server.app.inject({
      url: `${showUploadedPicture.path}?uploadId=${uploadId}`,
      headers: as === '' ? {} : { authorization: `Bearer ${as}` },
    });
  const bytes = randomBytes(2_000);
  const picture = await anUpload(server, token, bytes, { name: 'logo.png', type: 'Image/PNG' });
  const shown = await show(picture.uploadId);
  expect(shown.rawPayload.equals(bytes)).toBe(true);
  expect(shown.headers).toMatchObject({
    'content-type': 'image/png',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining("sandbox; default-src 'none'"),
    'cache-control': expect.stringContaining('private'),
  });
  const stranger = await aUser(server);
  expect((await show(picture.uploadId, stranger.token)).json()).toMatchObject({ code: 'FA_ATTACHMENT_LOST' });
  expect((await show(picture.uploadId, '')).statusCode).toBe(401);
  for (const type of ['image/svg+xml', 'text/html', 'application/pdf', '']) {
    const { uploadId } = await anUpload(server, token, Buffer.from('<script>'), { name: 'a.svg', type });
    expect((await show(uploadId)).json()).toMatchObject({ code: 10202 });
  }
  const { data: unfinished } = await begin({ name: 'half.png', type: 'image/png' });
  expect((await show(unfinished.uploadId)).json()).toMatchObject({ code: 'FA_ATTACHMENT_LOST' });
});

test('bytes that are here already become an upload', async () => {
  const bytes = randomBytes(3_000_000);
  const upload = await addUploadFromBytes(deps, scope, { name: 'a/b\\c.png', type: 'image/png', bytes });
  expect(upload).toMatchObject({ name: 'c.png', type: 'image/png', size: 3_000_000, isComplete: true });
  expect((await bytesOf(upload.id)).equals(bytes)).toBe(true);
});

const inDays = (days: number) => {
  today = new Date(Date.now() + days * 86_400_000);
};

test('what no draft refers to for seven days is swept with its bytes; what one refers to stays', async () => {
  const draft = randomUUID();
  const [kept, dropped, loose, half] = await Promise.all([
    anUpload(server, token, Buffer.from('kept')),
    anUpload(server, token, Buffer.from('dropped')),
    anUpload(server, token, Buffer.from('loose')),
    begin({ name: 'half', size: 9 }).then(({ data }) => data),
  ]);
  await sendPart(server, token, half.uploadId, 0, Buffer.alloc(9));
  await inTransaction((trx) => keepUploads(trx, scope, draft, [kept.uploadId, dropped.uploadId], today));
  inDays(3);
  await inTransaction((trx) => keepUploads(trx, scope, draft, [kept.uploadId], today));
  inDays(8);
  await sweepUploads(deps);
  const there = async (id: string) => (await readUpload(deps, scope, id)) !== undefined;
  expect(await there(loose.uploadId)).toBe(false);
  expect(await there(half.uploadId)).toBe(false);
  expect(await there(dropped.uploadId)).toBe(true);
  await expect(deps.blobs.read(`${scope.workspaceId}/${loose.uploadId}`)).rejects.toThrow('no bytes');
  inDays(11);
  await sweepUploads(deps);
  expect(await there(dropped.uploadId)).toBe(false);
  expect((await bytesOf(kept.uploadId)).toString()).toBe('kept');
  await inTransaction((trx) => releaseUploads(trx, scope, draft, today));
  inDays(19);
  await sweepUploads(deps);
  expect(await there(kept.uploadId)).toBe(false);
  inDays(0);
});

test('a draft that refers to an upload while it is swept learns that it is gone, or keeps it', async () => {
  const { uploadId } = await anUpload(server, token, Buffer.from('raced'));
  inDays(8);
  const draft = randomUUID();
  const held = await holdRow(server.database.db, 'uploads', 'id', uploadId);
  const sweeping = sweepUploads(deps);
  const keeping = inTransaction((trx) => keepUploads(trx, scope, draft, [uploadId], today));
  await held.untilWaiting(2);
  await held.release();
  const [, { missing }] = await Promise.all([sweeping, keeping]);
  const isThere = (await readUpload(deps, scope, uploadId)) !== undefined;
  expect(isThere).toBe(missing.length === 0);
  if (isThere) expect((await bytesOf(uploadId)).toString()).toBe('raced');
  inDays(0);
});
