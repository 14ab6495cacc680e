import { ALL_ENDPOINTS } from '@outrider/contract/all-endpoints';
import { ERRORS } from '@outrider/contract/errors';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type TestServer, testServer } from '../platform/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

type Operation = {
  operationId: string;
  security?: unknown;
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { content: Record<string, { schema?: { properties: Record<string, unknown> } }> }>;
};

const readDocument = async () =>
  (await server.app.inject({ url: '/openapi.json' })).json<{
    openapi: string;
    paths: Record<string, Record<string, Operation>>;
  }>();

test('the OpenAPI file has every call, and says which need a log-in', async () => {
  const document = await readDocument();
  expect(document.openapi).toBe('3.1.0');
  for (const [name, { method, path, access }] of Object.entries(ALL_ENDPOINTS)) {
    const operation = document.paths[path]?.[method.toLowerCase()];
    expect(operation?.operationId, path).toBe(name);
    expect(Boolean(operation?.security), path).toBe(access === 'login');
    expect(operation?.responses['200'], path).toBeDefined();
  }
});

test('the OpenAPI file tells how each call answers: an envelope, the mail proxy’s, lines or a file', async () => {
  const { paths } = await readDocument();
  const answerOf = (path: string, method = 'get') => paths[path]?.[method]?.responses['200']?.content ?? {};
  const envelope = answerOf('/sirius/api/biz/user/userInfo')['application/json']?.schema;
  expect(envelope?.properties).toMatchObject({ code: { const: 0 }, data: { type: 'object' } });
  const proxy = answerOf('/tp/api/hmail/proxy', 'post')['application/json']?.schema;
  expect(proxy).toMatchObject({ properties: { code: { const: 'S_OK' } }, required: ['code', 'message', 'var'] });
  expect(Object.keys(answerOf('/sirius/api/biz/inbox/changes'))).toEqual(['application/x-ndjson']);
  expect(Object.keys(answerOf('/tp/api/hmail/download'))).toEqual(['application/octet-stream']);
  const part = paths['/sirius/api/biz/contact/import/part']?.post;
  expect(Object.keys(part?.requestBody?.content ?? {})).toEqual(['application/octet-stream']);
  expect(part?.responses['413']).toMatchObject({ description: expect.stringContaining('at most 8 MB') });
  expect(part?.responses['429']).toMatchObject({ headers: { 'Retry-After': {} } });
});

test('the page of calls has every call and the whole catalogue, and runs no script', async () => {
  const page = (await server.app.inject({ url: '/docs' })).body;
  for (const { path } of Object.values(ALL_ENDPOINTS)) expect(page).toContain(path);
  for (const { code, zh } of Object.values(ERRORS)) {
    expect(page).toContain(String(code));
    expect(page).toContain(zh);
  }
  expect(page).not.toContain('<script');
});

test('the browser’s configuration is given at run time and says which world this is', async () => {
  const script = (await server.app.inject({ url: '/config.js' })).body;
  expect(script).toMatch(/^window\.__OUTRIDER_CONFIG__ = \{.*"world":"box".*\};\n$/);
});

const LIVE = {
  OUTRIDER_WORLD: 'live',
  OUTRIDER_APP_URL: 'https://app.harborline.test',
  OUTRIDER_SMTP_URL: 'smtp://mail.harborline.test',
  OUTRIDER_MAIL_FROM: 'hello@harborline.test',
};

test('live tells nobody of the box, shows its metrics to nobody, and goes by any name', async () => {
  const live = await testServer(LIVE, server.database);
  onTestFinished(() => live.close());
  const read = async (url: string) => live.app.inject({ url, headers: { host: 'go.customer.test' } });
  for (const url of ['/openapi.json', '/docs']) {
    const { body } = await read(url);
    expect(body).toContain('/sirius/api/biz/user/userInfo');
    expect(body).not.toContain('/sandbox/');
  }
  expect((await read('/metrics')).statusCode).toBe(404);
  expect((await read('/readyz')).statusCode).toBe(200);
});

test('metrics are read with their token, and the pages of calls can be left out', async () => {
  const settings = { ...LIVE, OUTRIDER_METRICS_TOKEN: 'sixteen-or-more-letters', OUTRIDER_API_DOCS: 'off' };
  const live = await testServer(settings, server.database);
  onTestFinished(() => live.close());
  const read = async (authorization?: string) =>
    (await live.app.inject({ url: '/metrics', headers: authorization ? { authorization } : {} })).statusCode;
  expect([await read(), await read('Bearer wrong'), await read('Bearer sixteen-or-more-letters')]).toEqual([
    403, 403, 200,
  ]);
  for (const url of ['/docs', '/openapi.json']) expect((await live.app.inject({ url })).statusCode).toBe(404);
});

test('metrics with an address of their own are nowhere else, and the box goes by its own name only', async () => {
  const apart = await testServer({ OUTRIDER_METRICS_ADDRESS: '127.0.0.1:9464' }, server.database);
  onTestFinished(() => apart.close());
  expect((await apart.metricsApp?.inject({ url: '/metrics' }))?.body).toContain('http_request_seconds');
  expect((await apart.app.inject({ url: '/metrics' })).statusCode).toBe(404);
  const rebound = await apart.app.inject({ url: '/sirius/api/pub/sandbox/mail/list', headers: { host: 'evil.test' } });
  expect(rebound.json()).toMatchObject({ code: 421 });
});

test('a configured analytics script is allowed by the page’s policy, and none is otherwise', async () => {
  const policyOf = async ({ app }: TestServer) =>
    String((await app.inject({ url: '/config.js' })).headers['content-security-policy']);
  expect(await policyOf(server)).toContain("script-src 'self';");
  const measured = await testServer(
    { OUTRIDER_ANALYTICS_URL: 'https://stats.test/a.js', OUTRIDER_ANALYTICS_PROJECT: 'p1' },
    server.database,
  );
  expect(await policyOf(measured)).toContain("script-src 'self' https://stats.test;");
  expect((await measured.app.inject({ url: '/config.js' })).body).toContain('"projectId":"p1"');
  await measured.close();
});
