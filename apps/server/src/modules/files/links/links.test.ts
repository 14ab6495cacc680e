import { ERRORS, type ErrorName } from '@outrider/contract/errors';
import { changeFileLink, createFileLink, listFileLinks, revokeFileLink } from '@outrider/contract/files/link';
import { deleteFiles, listFiles, restoreFiles } from '@outrider/contract/files/space';
import { LANGUAGES, type Language } from '@outrider/contract/languages';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { aUser } from '../../identity/testing.ts';
import { anUpload } from '../testing.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await testServer();
  token = (await aUser(server)).token;
});
afterAll(() => server.close());

const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';
let counted = 0;

async function aLink(wanted: { expiresAt?: string; maxDownloads?: number; password?: string } = {}, name = '') {
  counted += 1;
  const upload = await anUpload(server, token, Buffer.from('0123456789'), {
    name: name || `demo ${counted}.mp4`,
    purpose: 'space',
    rename: true,
  });
  const fileId = upload.fileId ?? '';
  const { data } = await server.call(createFileLink, { fileId, ...wanted }, { token });
  return { ...data, fileId, path: new URL(data.url).pathname };
}

type Asked = { agent?: string; language?: Language; range?: string; from?: string; body?: string };

const visit = (url: string, { agent = BROWSER, language = 'en', range, from, body }: Asked = {}) =>
  server.app.inject({
    url,
    method: body === undefined ? 'GET' : 'POST',
    ...(from && { remoteAddress: from }),
    headers: {
      'user-agent': agent,
      'accept-language': language,
      ...(range && { range }),
      ...(body !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
    ...(body !== undefined && { payload: body }),
  });

const countsOf = async (fileId: string) => {
  const [link] = (await server.call(listFileLinks, { fileId }, { token })).data.links;
  return [link?.downloads, link?.machineDownloads];
};

test('a visitor with the link sees the name and downloads the file without a log-in', async () => {
  const { path, fileId } = await aLink({ expiresAt: '2099-05-01T10:00:00.000Z' }, 'Offer “<b>” 报价.pdf');
  const page = await visit(path);
  expect(page.statusCode).toBe(200);
  expect(page.body).toContain('Offer “&lt;b&gt;” 报价.pdf');
  expect(page.body).toContain('Until May 1, 2099');
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  expect(await countsOf(fileId)).toEqual([0, 0]);
  const address = /href="([^"]+)"/.exec(page.body)?.[1] ?? '';
  const file = await visit(address);
  expect(file.body).toBe('0123456789');
  expect(file.headers).toMatchObject({
    'content-type': 'application/octet-stream',
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
    'content-length': '10',
  });
  expect(file.headers['content-disposition']).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''/);
  expect(file.headers['content-security-policy']).toContain('sandbox');
  expect(await countsOf(fileId)).toEqual([1, 0]);
});

/** What ends a link, and the code on the page that says so. */
const ENDS: [ErrorName, string, () => Promise<string>][] = [
  ['spaceSignatureMissing', 'This link is incomplete', async () => (await aLink()).path.split('.')[0] ?? ''],
  ['spaceSignatureWrong', 'This link is not valid', async () => `${(await aLink()).path.slice(0, -2)}xx`],
  [
    'spaceSignatureExpired',
    'This link has expired',
    async () => (await aLink({ expiresAt: '2020-01-01T00:00:00.000Z' })).path,
  ],
  [
    'spaceNoPermission',
    'This link was revoked',
    async () => {
      const { linkId, path } = await aLink();
      await server.call(revokeFileLink, { linkId }, { token });
      return path;
    },
  ],
  [
    'spaceNoDownload',
    'This link has been used up',
    async () => {
      const { path } = await aLink({ maxDownloads: 1 });
      await visit(`${path}/download`);
      return path;
    },
  ],
  [
    'spaceAlreadyDeleted',
    'This file was deleted',
    async () => {
      const { path, fileId } = await aLink();
      await server.call(deleteFiles, { fileIds: [fileId] }, { token });
      return path;
    },
  ],
];

test.each(ENDS)('%s: the page says plainly "%s", and no byte is given', async (name, title, make) => {
  const path = await make();
  for (const url of [path, `${path}/download`]) {
    // From elsewhere: a visitor in the middle of a download may go on.
    const { statusCode, body } = await visit(url, { from: '203.0.113.9' });
    expect([statusCode, body.includes(title), body.includes(String(ERRORS[name].code))]).toEqual([
      ERRORS[name].status,
      true,
      true,
    ]);
    expect(body).not.toContain('0123456789');
  }
  const zh = await visit(path, { language: 'zh', from: '203.0.113.9' });
  expect(zh.body).toMatch(/<h1>[\p{Script=Han} ]+<\/h1>/u);
});

test('a link of a file that comes back from the bin works again, and one that was revoked does not', async () => {
  const { path, fileId, linkId } = await aLink();
  await server.call(deleteFiles, { fileIds: [fileId] }, { token });
  await server.call(restoreFiles, { fileIds: [fileId] }, { token });
  expect((await visit(path)).statusCode).toBe(200);
  await server.call(revokeFileLink, { linkId }, { token });
  const changed = await server.call(changeFileLink, { linkId, expiresAt: '2099-01-01T00:00:00Z' }, { token });
  expect(changed.code).toBe(ERRORS.spaceNoPermission.code);
});

test('a download in pieces counts once, another reader counts, a scanner is counted apart', async () => {
  const { path, fileId } = await aLink();
  const download = `${path}/download`;
  await visit(download, { range: 'bytes=0-3' });
  const rest = await visit(download, { range: 'bytes=4-' });
  expect([rest.statusCode, rest.body]).toEqual([206, '456789']);
  expect(await countsOf(fileId)).toEqual([1, 0]);
  await visit(download, { from: '203.0.113.9' });
  await visit(download, { agent: 'curl/8.5.0', from: '198.51.100.7' });
  expect(await countsOf(fileId)).toEqual([2, 1]);
  const [link] = (await server.call(listFileLinks, { fileId }, { token })).data.links;
  expect(link?.lastDownloads.map(({ byMachine }) => byMachine)).toEqual([true, false, false]);
  expect(link?.lastDownloads.map(({ network }) => network)).toContain('203.0.113.0/24');
});

test('of several who want the last download at once one gets it', async () => {
  const { path, fileId } = await aLink({ maxDownloads: 1 });
  const asked = await Promise.all([1, 2, 3, 4].map((n) => visit(`${path}/download`, { from: `203.0.${n}.9` })));
  expect(asked.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await countsOf(fileId)).toEqual([1, 0]);
});

test('behind a password nothing of the file is shown before it, and the tries are limited', async () => {
  const { path } = await aLink({ password: 'harbour 港' }, 'secret-plan.pdf');
  const asked = await visit(path);
  expect(asked.body).toContain('type="password"');
  expect(asked.body).not.toContain('secret-plan');
  expect((await visit(`${path}/download`)).body).not.toContain('0123456789');
  const wrong = await visit(path, { body: 'password=x' });
  expect([wrong.statusCode, wrong.body.includes('password is incorrect')]).toEqual([ERRORS.spaceNoRead.status, true]);
  const right = await visit(path, { body: new URLSearchParams({ password: 'harbour 港' }).toString() });
  expect(right.body).toContain('secret-plan.pdf');
  const address = /href="([^"]+)"/.exec(right.body)?.[1] ?? '';
  expect((await visit(address)).body).toBe('0123456789');
  expect((await visit(address.replace(/pass=\d+/, 'pass=9999999999999'))).body).not.toContain('0123456789');
  for (let n = 0; n < 8; n += 1) await visit(path, { body: 'password=x' });
  const busy = await visit(path, { body: new URLSearchParams({ password: 'harbour 港' }).toString() });
  expect(busy.statusCode).toBe(429);
});

test('a change of a link holds for those that were sent too', async () => {
  const { path, linkId } = await aLink();
  const ended = { linkId, expiresAt: '2020-01-01T00:00:00.000Z', maxDownloads: 5, password: null };
  const { data } = await server.call(changeFileLink, ended, { token });
  expect(data).toMatchObject({ state: 'expired', maxDownloads: 5, hasPassword: false });
  expect((await visit(path)).body).toContain('This link has expired');
});

test('files with open links and those that end soon are told apart', async () => {
  const other = await aUser(server);
  const mine = { token: other.token };
  const ids: string[] = [];
  for (const days of [3, 30, -1]) {
    const { fileId } = await anUpload(server, other.token, Buffer.from('x'), { purpose: 'space', rename: true });
    const expiresAt = new Date(Date.now() + days * 86_400_000).toISOString();
    await server.call(createFileLink, { fileId: fileId ?? '', expiresAt }, mine);
    ids.push(fileId ?? '');
  }
  const { counts } = (await server.call(listFiles, {}, mine)).data;
  expect(counts).toEqual({ all: 3, links: 2, ending: 1, bin: 0 });
  const ending = await server.call(listFiles, { view: 'ending' }, mine);
  expect(ending.data.files.map(({ fileId }) => fileId)).toEqual([ids[0]]);
});

test.each(LANGUAGES)('no part of a link’s token can be guessed or changed (%s)', async (language) => {
  const [one, two] = [await aLink(), await aLink()];
  const [id] = one.path.split('.');
  const [, signature] = two.path.split('.');
  for (const path of [`${id}.${signature}`, '/f/..%2f..%2fetc', '/f/x.y', `${one.path}.more`]) {
    const { statusCode, body } = await visit(path, { language });
    expect([404, 422]).toContain(statusCode);
    expect(body).not.toContain('demo');
  }
  const { rows } = await sql<{ text: string }>`select string_agg(t::text, ' ') as text from file_links t`.execute(
    server.database.db,
  );
  expect(rows[0]?.text).not.toContain(signature ?? '');
});
