import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveWeb } from './serve-web.ts';

let folder: string;
let app: FastifyInstance;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outrider-web-'));
  await mkdir(join(folder, 'assets'));
  await mkdir(join(folder, '.vite'));
  const files = {
    'index.html': '<html lang="en">page',
    'favicon.svg': 'icon',
    '.vite/manifest.json': '{"secret":1}',
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
    expect(await get(path)).toEqual({ statusCode: 200, body: '<html lang="en">page', cached: 'no-cache' });
});

test('a page behind the log-in says so in its first bytes, for the frame that is drawn from them', async () => {
  expect((await get('/home/inbox')).body).toBe('<html lang="en" data-page="inside">page');
});

test('a hashed file of another version, a folder and a way out of it are not found', async () => {
  for (const path of ['/assets/a-0.js', '/assets/', '/assets/..%2findex.html', '/sirius/api/pub/nothing'])
    expect((await get(path)).statusCode, path).toBeGreaterThanOrEqual(403);
});
