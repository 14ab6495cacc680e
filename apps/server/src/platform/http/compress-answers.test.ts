import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../log.ts';
import { createApp } from './create-app.ts';

const LONG = JSON.stringify(Array.from({ length: 500 }, (_none, place) => ({ place, name: 'Größe' })));

let app: FastifyInstance;
beforeAll(async () => {
  app = createApp({ log: createLog('silent'), trustProxy: 0 });
  app.get('/long', (_request, reply) => reply.type('application/json; charset=utf-8').send(LONG));
  app.get('/page', (_request, reply) => reply.header('vary', 'accept-language').type('text/html').send(LONG));
  app.get('/short', async () => 'short');
  app.get('/stream', (_request, reply) => reply.type('application/x-ndjson').send(Readable.from([LONG])));
  app.get('/file', (_request, reply) => reply.header('content-encoding', 'br').send(LONG));
  await app.ready();
});
afterAll(() => app.close());

const get = (url: string, encodings?: string) =>
  app.inject({ url, ...(encodings !== undefined && { headers: { 'accept-encoding': encodings } }) });

test.each(['gzip', 'br, gzip;q=0.5', '*'])(
  'a long answer travels compressed to a client that takes %s',
  async (taken) => {
    const { headers, rawPayload } = await get('/long', taken);
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-length': String(rawPayload.length) });
    expect(headers.vary).toBe('accept-encoding');
    expect(rawPayload.length).toBeLessThan(LONG.length / 4);
    expect(gunzipSync(rawPayload).toString()).toBe(LONG);
  },
);

test.each([undefined, '', 'identity', 'br', 'gzip;q=0', `${','.repeat(10_000)}x`])(
  'a client that takes %s gets it as it is, and caches learn that others would not',
  async (taken) => {
    const { headers, body } = await get('/long', taken);
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers.vary).toBe('accept-encoding');
    expect(body).toBe(LONG);
  },
);

test('what an answer varies by already stays', async () => {
  expect((await get('/page', 'gzip')).headers.vary).toBe('accept-language, accept-encoding');
});

test.each(['/short', '/stream', '/file'])('%s is left as it is', async (url) => {
  const { headers, rawPayload } = await get(url, 'gzip');
  expect(headers['content-encoding']).not.toBe('gzip');
  expect([LONG, 'short']).toContain(rawPayload.toString());
});
