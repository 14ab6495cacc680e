import { ALL_ENDPOINTS } from '@outrider/contract/all-endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../platform/testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await server.app.ready();
});
afterAll(() => server.close());

/** Served beside the contract: what a browser, a mail program or an operator's tool asks for by itself. */
const NOT_CALLS: [RegExp, string][] = [
  [/^\/(?:healthz|readyz|metrics)$/, 'an operator’s tools'],
  [/^\/(?:openapi\.json|docs)$/, 'the contract itself'],
  [/^\/config\.js$/, 'the browser’s configuration, a script'],
  [/^\/(?:early|number-tables)\.js$/, 'what a page does before the application is there, two scripts'],
  [/^\/(?:\*|index\.html|favicon\.\w+|assets\/.+|icon[-\w]*\.\w+|apple-touch-icon\.png)$/, 'the built web app’s files'],
  [/^\/(?:manifest\.webmanifest|service-worker\.js|offline\.html)$/, 'what an installed app consists of'],
  [/^\/t\/[ocu]\/\*$/, 'what mails lead back to: a picture, a redirection, a page'],
  [/^\/f\/:token(?:\/download)?$/, 'a link to a file, for people without a log-in'],
  [/^\/d\/:token$/, 'a task’s page, for people without a log-in'],
  [/^\/n\/\*$/, 'a page that stops mails of a kind, for people without a log-in'],
  [/^\/t\/check\/:nonce$/, 'by which a tracking domain shows that it leads here'],
  [/^\/sirius\/api\/open\/billing\/card-events$/, 'where the card processor tells of its events'],
  [/^\/oauth2\/authorization\/:provider$/, 'a redirection to the provider'],
  [/^\/login\/oauth2\/code\/:provider$/, 'where the provider sends the browser back to'],
  [/^\/oauth2\/mailbox\/(?:google|microsoft)\/callback$/, 'where the provider sends the browser back to'],
];

test('every route is a call of the contract, or is named here with its reason', () => {
  const calls = new Set(Object.values(ALL_ENDPOINTS).map(({ method, path }) => `${method} ${path}`));
  const served = [...server.app.methodsByPattern].flatMap(([path, methods]) =>
    [...methods].filter((method) => method !== 'HEAD').map((method) => ({ path, call: `${method} ${path}` })),
  );
  const unnamed = served.filter(
    ({ path, call }) => !calls.has(call) && !NOT_CALLS.some(([pattern]) => pattern.test(path)),
  );
  expect(unnamed.map(({ call }) => call)).toEqual([]);
});

test('every call of the contract is served', () => {
  const unserved = Object.entries(ALL_ENDPOINTS).filter(
    ([, { method, path }]) => !server.app.methodsByPattern.get(path)?.has(method),
  );
  expect(unserved.map(([name]) => name)).toEqual([]);
});
