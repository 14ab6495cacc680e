import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveWeb } from './serve-web.ts';

const pageOf = (form: string, path: string, name: string) => ({
  form,
  path,
  files: [`assets/${name}.js`],
  texts: { en: [`assets/${name}-en.js`], zh: [], de: [`assets/${name}-de.js`] },
});

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outrider-web-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  const files = {
    'index.html': '<html lang="en">page</body>',
    'favicon.svg': 'icon',
    '.vite/manifest.json': '{"secret":1}',
    '.vite/page-files.json': JSON.stringify([
      pageOf('phone', '/home/inbox', 'phone-inbox'),
      pageOf('desktop', '/home/inbox', 'inbox'),
      pageOf('desktop', '/home/edit/:mode/:id?', 'editor'),
    ]),
    'assets/a-1.js': 'script',
    'assets/a-1.js.br': 'script in brotli',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content);
  app = Fastify();
  await serveWeb(app, folder, ['/home']);
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const get = async (url: string, headers = {}) => {
  const { statusCode, body, headers: answered } = await app.inject({ url, headers });
  return { statusCode, body, cached: answered['cache-control'] };
};

test('a hashed file is kept for a year, and comes compressed where the browser takes that', async () => {
  const cached = 'public, max-age=31536000, immutable';
  expect(await get('/assets/a-1.js')).toEqual({ statusCode: 200, body: 'script', cached });
  expect(await get('/assets/a-1.js', { 'accept-encoding': 'br' })).toMatchObject({ body: 'script in brotli', cached });
});

test('a file beside the page is looked up again; any other path is the page, and nothing hidden is shown', async () => {
  expect(await get('/favicon.svg')).toEqual({ statusCode: 200, body: 'icon', cached: 'public, max-age=0' });
  for (const path of ['/', '/sign/sign-in', '/.vite/manifest.json'])
    expect(await get(path)).toEqual({ statusCode: 200, body: '<html lang="en">page</body>', cached: 'no-cache' });
});

test('a page behind the log-in says so in its first bytes, for the frame that is drawn from them', async () => {
  expect((await get('/home/inbox')).body).toBe('<html lang="en" data-page="inside">page</body>');
});

test('a page names the files it fetches for the device and the language that ask, and none where the device is not sure', async () => {
  const agents = {
    phone: 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36',
    windows: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/156.0 Safari/537.36',
    iPad: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/26.0 Safari/605.1.15',
    macintosh: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 Chrome/156.0 Safari/537.36',
  };
  const linksOf = async (url: string, device: keyof typeof agents, languages = 'en') => {
    const { body } = await get(url, { 'user-agent': agents[device], 'accept-language': languages });
    return [...body.matchAll(/<link rel="(\w+)"[^>]* href="\/assets\/([^"]+)">/g)].map(
      ([, rel, file]) => `${rel} ${file}`,
    );
  };
  expect(await linksOf('/home/inbox?view=new', 'phone')).toEqual([
    'modulepreload phone-inbox.js',
    'modulepreload phone-inbox-en.js',
  ]);
  expect(await linksOf('/home/inbox', 'windows', 'de-AT,en;q=0.5')).toContain('modulepreload inbox-de.js');
  expect(await linksOf('/home/edit/copy/7', 'macintosh')).toContain('modulepreload editor.js');
  expect(await linksOf('/home/edit/copy/7', 'phone')).toEqual([]);
  expect(await linksOf('/home/inbox/7', 'windows')).toEqual([]);
  expect(await linksOf('/home/inbox', 'iPad')).toEqual([]);
});

test('a hashed file of another version, a folder and a way out of it are not found', async () => {
  for (const path of ['/assets/a-0.js', '/assets/', '/assets/..%2findex.html', '/sirius/api/pub/nothing'])
    expect((await get(path)).statusCode, path).toBeGreaterThanOrEqual(403);
});
