import { randomUUID } from 'node:crypto';
import type { Endpoint } from '@outrider/contract/endpoint';
import { ERRORS, type ErrorName } from '@outrider/contract/errors';
import { changeFileLink, createFileLink, revokeFileLink } from '@outrider/contract/files/link';
import * as space from '@outrider/contract/files/space';
import { ATTACHMENT_MAX_BYTES, beginUpload, FILE_MAX_BYTES } from '@outrider/contract/files/upload';
import { LANGUAGES } from '@outrider/contract/languages';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { composeFiles } from '../../../composition/deps/files.ts';
import { createLog } from '../../../platform/log.ts';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { aUser } from '../../identity/testing.ts';
import { createLink, PERSONAL_DATA_OF_FILES, readUpload } from '../index.ts';
import { addressOf } from '../signed-address.ts';
import { anUpload } from '../testing.ts';
import { sweepUploads } from '../uploads/remove-upload.ts';
import { purgeBins } from './change-file.ts';

let server: TestServer;
let token: string;
let isDiskFull = false;

beforeAll(async () => {
  server = await testServer({}, undefined, undefined, () =>
    isDiskFull ? [{ kind: 'diskFull', sentence: 'full' }] : [],
  );
  token = (await aUser(server)).token;
});
afterAll(() => server.close());

const call = <I extends z.ZodType, O extends z.ZodType>(endpoint: Endpoint<I, O>, input: z.input<I>) =>
  server.call(endpoint, input, { token });

let counted = 0;
const aName = () => {
  counted += 1;
  return `folder ${counted}`;
};

const aFolder = async (parentId: string | null = null, name = aName()) =>
  (await call(space.createFolder, { name, parentId })).data.folderId;

/** In a folder of its own unless said, so that names do not meet. */
async function aFile(
  bytes: Buffer | string = 'hello',
  { name = 'offer.pdf', type = 'application/pdf', folderId = '' } = {},
) {
  const folder = folderId || (await aFolder());
  const upload = await anUpload(server, token, Buffer.from(bytes), { name, type, purpose: 'space', folderId: folder });
  return { fileId: upload.fileId ?? '', folderId: folder, uploadId: upload.uploadId };
}

const lock = (folderId: string, isLocked = true) => call(space.changeFolder, { folderId, isLocked });

type Answer = Promise<{ code: number | string; message: string }>;

const fetching = async (change: (query: URLSearchParams) => void): Answer => {
  const { fileId } = await aFile();
  const { url } = (await call(space.downloadFile, { fileId })).data;
  const [path = '', query] = url.split('?');
  const asked = new URLSearchParams(query);
  change(asked);
  return (await server.app.inject({ url: `${path}?${asked}` })).json();
};

/** Each code of section 8 with what makes the product say it. Those of a public link's page are in the tests of links. */
const CAUSES: Partial<Record<ErrorName, () => Answer>> = {
  async spaceNoPermission() {
    const { fileId } = await aFile();
    const { linkId } = (await call(createFileLink, { fileId })).data;
    await call(revokeFileLink, { linkId });
    return call(changeFileLink, { linkId, expiresAt: null });
  },
  async spaceNoWrite() {
    const { fileId, folderId } = await aFile();
    await lock(folderId);
    return call(space.changeFile, { fileId, name: 'other.pdf' });
  },
  async spaceNoUpload() {
    const folderId = await aFolder();
    await lock(folderId);
    return call(beginUpload, { name: 'a', size: 1, purpose: 'space', folderId });
  },
  async spaceNoShare() {
    const { fileId, folderId } = await aFile();
    await call(space.changeFolder, { folderId, allowsLinks: false });
    return call(createFileLink, { fileId });
  },
  async spaceNoManage() {
    await anUpload(server, token, Buffer.from('x'), { name: `${randomUUID()}.txt`, purpose: 'link' });
    const { folders } = (await call(space.readSpace, {})).data;
    const folderId = folders.find(({ isForLinks }) => isForLinks)?.folderId ?? '';
    return call(space.changeFolder, { folderId, name: 'Mine' });
  },
  spaceSignatureMissing: () => fetching((query) => query.delete('sign')),
  spaceSignatureWrong: () => fetching((query) => query.set('preview', '1')),
  async spaceSignatureExpired() {
    const { fileId } = await aFile();
    const url = addressOf(
      { ...deps(), now: () => new Date(Date.now() - 11 * 60_000) },
      await scopeOf(fileId),
      fileId,
      '0',
    );
    return (await server.app.inject({ url })).json();
  },
  async spaceDeleteFailed() {
    const outer = await aFolder();
    await lock(await aFolder(outer));
    return call(space.deleteFolder, { folderId: outer });
  },
  async spaceAlreadyDeleted() {
    const { fileId } = await aFile();
    await call(space.deleteFiles, { fileIds: [fileId] });
    return call(space.deleteFiles, { fileIds: [fileId] });
  },
  async spaceNoPreview() {
    const { fileId } = await aFile('<script>alert(1)</script>', { name: 'page.html', type: 'text/html' });
    return call(space.previewFile, { fileId });
  },
  async spacePreviewTooLarge() {
    const { fileId, uploadId } = await aFile('x', { name: 'large.png', type: 'image/png' });
    await sql`update uploads set bytes = ${space.PREVIEW_MAX_BYTES + 1} where id = ${uploadId}`.execute(
      server.database.db,
    );
    return call(space.previewFile, { fileId });
  },
  spaceFolderNotFound: () => call(space.createFolder, { name: aName(), parentId: randomUUID() }),
  async spaceFolderExists() {
    const name = aName();
    await aFolder(null, name);
    return call(space.createFolder, { name: name.toUpperCase() });
  },
  spaceFileNotFound: () => call(space.downloadFile, { fileId: randomUUID() }),
  async spaceFileExists() {
    const { folderId } = await aFile();
    return call(beginUpload, { name: 'OFFER.pdf', size: 1, purpose: 'space', folderId });
  },
  spaceFolderNameLength: () => call(space.createFolder, { name: 'x'.repeat(space.FOLDER_NAME_MAX + 1) }),
  spaceFileTooLarge: () => call(beginUpload, { name: 'a', size: FILE_MAX_BYTES + 1, purpose: 'space' }),
  async spaceTooDeep() {
    let parentId: string | null = null;
    for (let depth = 0; depth < space.FOLDER_DEPTH_MAX; depth += 1) parentId = await aFolder(parentId);
    return call(space.createFolder, { name: aName(), parentId });
  },
  async spaceNoteLength() {
    const { fileId } = await aFile();
    return call(space.changeFile, { fileId, note: 'x'.repeat(space.NOTE_MAX + 1) });
  },
  async spaceFolderFull() {
    const { folderId, fileId } = await aFile();
    await sql`insert into files select gen_random_uuid(), workspace_id, folder_id, upload_id, user_id, 'copy ' || n, '',
        created_at, null from files, generate_series(2, ${space.FOLDER_ENTRIES_MAX}::int) n where id = ${fileId}`.execute(
      server.database.db,
    );
    return call(beginUpload, { name: 'one more', size: 1, purpose: 'space', folderId });
  },
  async spaceFull() {
    const other = await aUser(server);
    const begin = { name: 'a', size: FILE_MAX_BYTES, purpose: 'space' } as const;
    await server.call(beginUpload, begin, { token: other.token });
    return server.call(beginUpload, { ...begin, name: 'b', size: 1 }, { token: other.token });
  },
  async spaceNotEnabled() {
    const without = await testServer({ OUTRIDER_FILES_GB: '0' });
    try {
      const { token: theirs } = await aUser(without);
      return await without.call(space.readSpace, {}, { token: theirs });
    } finally {
      await without.close();
    }
  },
  attachmentTooLarge: () => call(beginUpload, { name: 'a', size: ATTACHMENT_MAX_BYTES + 1 }),
  parameterError: () => call(space.createFolder, { name: '   ' }),
  async serverBusy() {
    isDiskFull = true;
    try {
      return await call(beginUpload, { name: 'a', size: 1 });
    } finally {
      isDiskFull = false;
    }
  },
  async serverError() {
    const { fileId, uploadId } = await aFile();
    // As after the operator lost the folder of files.
    await deps().blobs.remove(`${(await scopeOf(fileId)).workspaceId}/${uploadId}`);
    const { url } = (await call(space.downloadFile, { fileId })).data;
    return (await server.app.inject({ url })).json();
  },
};

/** The use cases with a clock and an address book of their own. */
const deps = () =>
  composeFiles(server.config, {
    db: server.database.db,
    log: createLog('silent'),
    now: () => new Date(),
    isDiskFull: () => false,
  });

async function scopeOf(fileId: string) {
  const { rows } = await sql<{ workspaceId: string; userId: string }>`select workspace_id as "workspaceId",
    user_id as "userId" from files where id = ${fileId}`.execute(server.database.db);
  return rows[0] ?? { workspaceId: '', userId: '' };
}

test.each(Object.entries(CAUSES))('%s is raised by its cause, with its code and its words', async (name, cause) => {
  const { code, message } = await cause();
  const entry = ERRORS[name as ErrorName];
  expect([name, code]).toEqual([name, entry.code]);
  if (name !== 'parameterError' && name !== 'spaceFull') expect(message).toBe(entry.en);
});

test('every refusal of the space is given in both languages', async () => {
  for (const language of LANGUAGES) {
    const headers = { 'accept-language': language };
    const { message } = await server.call(space.downloadFile, { fileId: randomUUID() }, { token, headers });
    expect(message).toBe(ERRORS.spaceFileNotFound[language]);
  }
});

const listed = async (input: z.input<typeof space.listFiles.input>) => (await call(space.listFiles, input)).data;

test('a file is found by name and note, renamed, described and moved', async () => {
  const { fileId } = await aFile('x', { name: 'surcharge-check.xlsx' });
  const other = await aFolder();
  const changed = await call(space.changeFile, {
    fileId,
    name: '../Zuschlag.xlsx',
    note: 'for Hanna',
    folderId: other,
  });
  expect(changed.data).toMatchObject({
    name: 'Zuschlag.xlsx',
    note: 'for Hanna',
    folderId: other,
    link: null,
    size: 1,
  });
  expect((await listed({ search: 'HANNA' })).files.map((file) => file.fileId)).toEqual([fileId]);
  expect((await listed({ search: 'surcharge' })).files).toEqual([]);
  expect((await listed({ folderId: other })).total).toBe(1);
});

test('a deleted file is in the bin and comes back, under a free name where its own was taken', async () => {
  const { fileId, folderId } = await aFile();
  await call(space.deleteFiles, { fileIds: [fileId] });
  expect((await listed({ view: 'bin', folderId })).files).toHaveLength(1);
  expect((await listed({ folderId })).total).toBe(0);
  await aFile('newer', { folderId });
  await call(space.restoreFiles, { fileIds: [fileId] });
  const names = (await listed({ folderId })).files.map(({ name }) => name).toSorted();
  expect(names).toEqual(['offer (2).pdf', 'offer.pdf']);
});

test('a deleted folder comes back with what went with it, and not with what was deleted before', async () => {
  const outer = await aFolder();
  const inner = await aFolder(outer);
  const [kept, before] = [await aFile('x', { folderId: inner }), await aFile('y', { folderId: outer })];
  await call(space.deleteFiles, { fileIds: [before.fileId] });
  expect((await call(space.deleteFolder, { folderId: outer })).data).toEqual({ files: 1 });
  expect((await call(space.deleteFolder, { folderId: outer })).code).toBe(ERRORS.spaceAlreadyDeleted.code);
  expect((await listed({ view: 'bin' })).files.map((file) => file.fileId)).toContain(kept.fileId);
  const back = await call(space.restoreFolder, { folderId: outer });
  expect(back.data).toMatchObject({ folderId: outer, files: 1 });
  expect((await listed({ folderId: inner })).files.map((file) => file.fileId)).toEqual([kept.fileId]);
});

test('a folder is not moved into itself, nor so that what is in it lies too deep', async () => {
  const outer = await aFolder();
  const inner = await aFolder(outer);
  const into = await call(space.changeFolder, { folderId: outer, parentId: inner });
  expect(into.code).toBe(ERRORS.spaceFolderNotFound.code);
  let deep: string | null = null;
  for (let depth = 0; depth < space.FOLDER_DEPTH_MAX - 1; depth += 1) deep = await aFolder(deep);
  expect((await call(space.changeFolder, { folderId: outer, parentId: deep })).code).toBe(ERRORS.spaceTooDeep.code);
  expect((await call(space.changeFolder, { folderId: inner, parentId: deep })).code).toBe(0);
});

test('a locked folder is unlocked again, while one around it holds it', async () => {
  const outer = await aFolder();
  const inner = await aFolder(outer);
  await lock(outer);
  expect((await lock(inner)).code).toBe(ERRORS.spaceNoWrite.code);
  expect((await lock(outer, false)).data.isLocked).toBe(false);
  expect((await lock(inner)).data.isLocked).toBe(true);
});

test('emptying the bin makes room, and bytes are swept a week later', async () => {
  const other = await aUser(server);
  const mine = { token: other.token };
  const upload = await anUpload(server, other.token, Buffer.alloc(1_000), { purpose: 'space' });
  const fileId = upload.fileId ?? '';
  const scope = await scopeOf(fileId);
  await server.call(space.deleteFiles, { fileIds: [fileId] }, mine);
  expect((await server.call(space.readSpace, {}, mine)).data).toMatchObject({ usedBytes: 1_000, files: 0 });
  expect((await server.call(space.emptyBin, {}, mine)).data).toEqual({ files: 1 });
  expect((await server.call(space.readSpace, {}, mine)).data.usedBytes).toBe(0);
  await sweepUploads({ ...deps(), now: () => new Date(Date.now() + 8 * 86_400_000) });
  expect(await readUpload(deps(), scope, upload.uploadId)).toBeUndefined();
});

test('what lies in the bin for a month is deleted for good', async () => {
  const { fileId, folderId } = await aFile();
  await call(space.deleteFolder, { folderId });
  await purgeBins({ ...deps(), now: () => new Date(Date.now() + 31 * 86_400_000) });
  expect((await call(space.downloadFile, { fileId })).code).toBe(ERRORS.spaceFileNotFound.code);
  expect((await call(space.restoreFolder, { folderId })).code).toBe(ERRORS.spaceFolderNotFound.code);
});

test('the attachment of a draft becomes a file once, in the folder of files that go out as links', async () => {
  const { uploadId } = await anUpload(server, token, Buffer.from('large'), { name: 'demo.mp4' });
  const first = await call(space.keepUploadAsFile, { uploadId });
  const again = await call(space.keepUploadAsFile, { uploadId });
  expect(again.data.fileId).toBe(first.data.fileId);
  const { folders } = (await call(space.readSpace, {})).data;
  expect(folders.find(({ folderId }) => folderId === first.data.folderId)).toMatchObject({ isForLinks: true });
});

test.each([
  ['picture.svg', 'image/svg+xml'],
  ['page.html', 'text/html'],
  ['page.xhtml', 'application/xhtml+xml'],
])('%s is never shown in place, and is a file to be saved, no matter what it says it is', async (name, type) => {
  const { fileId } = await aFile('<script>alert(1)</script>', { name, type });
  expect((await call(space.previewFile, { fileId })).code).toBe(ERRORS.spaceNoPreview.code);
  const signed = addressOf(deps(), await scopeOf(fileId), fileId, '1');
  for (const url of [signed, (await call(space.downloadFile, { fileId })).data.url]) {
    const { headers } = await server.app.inject({ url });
    expect(headers['content-type']).toBe('application/octet-stream');
    expect(headers['content-disposition']).toMatch(/^attachment;/);
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('a picture is shown in place, whole or in pieces', async () => {
  const { fileId } = await aFile('0123456789', { name: 'a.png', type: 'image/png' });
  const { url } = (await call(space.previewFile, { fileId })).data;
  const whole = await server.app.inject({ url });
  expect([whole.statusCode, whole.headers['content-type'], whole.body]).toEqual([200, 'image/png', '0123456789']);
  const piece = async (range: string) => {
    const { statusCode, headers, body } = await server.app.inject({ url, headers: { range } });
    return [statusCode, headers['content-range'], body];
  };
  expect(await piece('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234']);
  expect(await piece('bytes=8-')).toEqual([206, 'bytes 8-9/10', '89']);
  expect(await piece('bytes=-3')).toEqual([206, 'bytes 7-9/10', '789']);
  expect(await piece('bytes=10-')).toEqual([416, 'bytes */10', '']);
  expect((await piece('lines=1-2'))[0]).toBe(200);
});

test('a person who is forgotten is no longer named by files and links', async () => {
  const { fileId } = await aFile('x', { name: 'offer for hanna@seidl.test.pdf' });
  const scope = await scopeOf(fileId);
  const { db } = server.database;
  await createLink(deps(), db, scope, fileId, { expiresAt: null, sentTo: ['hanna@seidl.test', 'piet@smet.test'] });
  await db.transaction().execute(async (trx) => {
    for (const place of PERSONAL_DATA_OF_FILES) {
      expect((await place.export(trx, scope, 'hanna@seidl.test')).length).toBe(1);
      expect(await place.erase(trx, scope, 'hanna@seidl.test')).toBe(1);
      expect(await place.export(trx, scope, 'hanna@seidl.test')).toEqual([]);
    }
  });
  const [file] = (await listed({ search: '[erased].pdf' })).files;
  expect(file?.link?.sentTo).toEqual(['piet@smet.test']);
});
