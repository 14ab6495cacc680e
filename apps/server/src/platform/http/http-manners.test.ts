import { endpoint } from '@outrider/contract/endpoint';
import { AppError } from '@outrider/contract/errors';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createLog } from '../log.ts';
import { createApp } from './create-app.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { serve, servePublic } from './serve.ts';

const thing = {
  access: 'public',
  summary: 'A thing',
  input: z.object({ note: z.string().optional() }),
  output: z.object({}),
  errors: [],
} as const;
const readThing = endpoint({ ...thing, method: 'GET', path: '/sirius/api/pub/thing' });
const writeThing = endpoint({ ...thing, method: 'POST', path: '/sirius/api/pub/thing/write' });
const writeLargeThing = endpoint({
  ...thing,
  access: 'login',
  method: 'POST',
  path: '/sirius/api/biz/thing/write',
  bodyMaxBytes: 2 * 1_048_576,
});
const hurry = endpoint({ ...thing, method: 'POST', path: '/sirius/api/pub/thing/hurry' });

let app: FastifyInstance;
beforeAll(async () => {
  app = createApp({ log: createLog('silent'), trustProxy: 0 });
  addSecurityHeaders(app, { appUrl: 'http://app.test', analyticsUrl: undefined });
  const caller = { workspaceId: 'w', userId: 'u', sessionId: 's' };
  const api = { app, authenticate: async (token: string) => (token === 'good' ? caller : undefined) };
  servePublic(api, readThing, async () => ({}));
  servePublic(api, writeThing, async () => ({}));
  serve(api, writeLargeThing, async () => ({}));
  servePublic(api, hurry, async (): Promise<Record<string, never>> => {
    throw new AppError('tooManyRequests', { values: { seconds: 42 }, data: { seconds: 42 } });
  });
  app.get('/pages/:name', async () => 'page');
  app.get('/files/*', (_request, reply) => reply.header('cache-control', 'private, max-age=60').send('file'));
  await app.ready();
});
afterAll(() => app.close());

test('too many tries are answered with the seconds to wait in Retry-After (RFC 9110, 10.2.3)', async () => {
  const refused = await app.inject({ method: 'POST', url: hurry.path, payload: {} });
  expect(refused.statusCode).toBe(429);
  expect(refused.headers['retry-after']).toBe('42');
});

test.each([
  ['POST', readThing.path, 'GET, HEAD'],
  ['GET', writeThing.path, 'POST'],
  ['DELETE', `${writeThing.path}?note=1`, 'POST'],
  ['OPTIONS', writeThing.path, 'POST'],
  ['PUT', '/pages/one', 'GET, HEAD'],
  ['PATCH', '/files/a/b', 'GET, HEAD'],
] as const)(
  '%s %s is a wrong method for a known path and is answered with the right ones (RFC 9110, 15.5.6)',
  async (method, url, allow) => {
    const refused = await app.inject({ method, url });
    expect(refused.statusCode).toBe(405);
    expect(refused.json()).toMatchObject({ code: 405, message: 'This method is not allowed here' });
    expect(refused.headers.allow).toBe(allow);
  },
);

test('a wrong method is refused before anybody looks at what was sent with it', async () => {
  const headers = { 'content-type': 'application/xml' };
  const refused = await app.inject({ method: 'POST', url: readThing.path, payload: '<a/>', headers });
  expect(refused.statusCode).toBe(405);
});

test('a path nobody serves stays unknown, for any method', async () => {
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const refused = await app.inject({ method, url: '/sirius/api/pub/other' });
    expect(refused.statusCode).toBe(404);
    expect(refused.headers.allow).toBeUndefined();
  }
});

test('a body that is JSON null is refused, and no body at all means no fields', async () => {
  const headers = { 'content-type': 'application/json' };
  const refused = await app.inject({ method: 'POST', url: writeThing.path, payload: 'null', headers });
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ code: 10600 });
  expect((await app.inject({ method: 'POST', url: writeThing.path })).statusCode).toBe(200);
});

test('an answer of the API is not kept by browsers and proxies, a refusal neither', async () => {
  for (const url of [readThing.path, '/sirius/api/pub/other', '/tp/x', '/account/x', '/contacts/x']) {
    expect((await app.inject({ url })).headers['cache-control'], url).toBe('no-store');
  }
  expect((await app.inject({ url: '/files/a' })).headers['cache-control']).toBe('private, max-age=60');
});

test('a body that is too large is refused with the limit of its own call', async () => {
  const tooLarge = (bytes: number) => JSON.stringify({ note: 'x'.repeat(bytes) });
  const headers = { 'content-type': 'application/json', authorization: 'Bearer good' };
  const send = (url: string, payload: string, more = {}) =>
    app.inject({ method: 'POST', url, payload, headers: { ...headers, ...more } });
  const small = await send(writeThing.path, tooLarge(1_048_576));
  expect(small.statusCode).toBe(413);
  expect(small.json()).toMatchObject({ code: 413, message: 'A request can be at most 1 MB' });
  const large = await send(writeLargeThing.path, tooLarge(2 * 1_048_576), { 'accept-language': 'zh' });
  expect(large.json()).toMatchObject({ code: 413, message: '请求内容最多 2 MB' });
  expect((await send(writeLargeThing.path, tooLarge(1_048_576))).statusCode).toBe(200);
});

test('a script or style of ours carries no rules for pages, of which it would be sixty copies a page', async () => {
  const own = createApp({ log: createLog('silent'), trustProxy: 0 });
  addSecurityHeaders(own, { appUrl: 'https://app.test', analyticsUrl: undefined });
  own.get('/*', async () => 'file');
  const { headers } = await own.inject('/assets/react-1.js');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers).not.toHaveProperty('content-security-policy');
  expect((await own.inject('/')).headers).toHaveProperty('content-security-policy');
  await own.close();
});

test('a page where a stranger types a secret runs no script of anybody else and tells its link to no other site', async () => {
  const own = createApp({ log: createLog('silent'), trustProxy: 0 });
  addSecurityHeaders(own, { appUrl: 'http://app.test', analyticsUrl: 'https://analytics.test/a.js' });
  own.get('/*', async () => 'page');
  const policyOf = async (url: string) => (await own.inject(url)).headers;
  expect((await policyOf('/inbox'))['content-security-policy']).toContain('https://analytics.test');
  const guarded = await policyOf('/s/token');
  expect(guarded['content-security-policy']).not.toContain('analytics');
  expect(guarded['referrer-policy']).toBe('no-referrer');
  await own.close();
});
