import { ALL_ENDPOINTS } from '@outrider/contract/all-endpoints';
import { type Endpoint, inputTravelsInQuery } from '@outrider/contract/endpoint';
import { BODY_LIMIT_BYTES } from '@outrider/contract/limits';
import { namesIn, programmersWords } from '@outrider/contract/programmers-words-testing';
import { getUserInfo } from '@outrider/contract/user';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { aUser } from '../modules/identity/testing.ts';
import { IS_LONG, someOf } from '../platform/testing/test-form.ts';
import { type TestServer, testServer } from '../platform/testing/test-server.ts';
import { injectCall } from './inject-call.ts';

let server: TestServer;
let token = '';
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const JSON_TYPE = { 'content-type': 'application/json' };
const deep = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

/** Whole bodies that are wrong before any schema looks at them. */
const BROKEN_BODIES: Record<string, Omit<InjectOptions, 'method' | 'url'>> = {
  'cut-off JSON': { payload: '{"email":', headers: JSON_TYPE },
  'no JSON at all': { payload: 'hello', headers: JSON_TYPE },
  'an empty body that says it is JSON': { payload: '', headers: JSON_TYPE },
  'a list': { payload: '[]', headers: JSON_TYPE },
  'a bare null': { payload: 'null', headers: JSON_TYPE },
  'a bare number': { payload: '12', headers: JSON_TYPE },
  'a body deeper than a schema would look': { payload: deep(5_000), headers: JSON_TYPE },
  'a body over 1 MB': { payload: JSON.stringify({ email: 'x'.repeat(BODY_LIMIT_BYTES) }), headers: JSON_TYPE },
  'a poisoned prototype': { payload: '{"__proto__":{"polluted":true}}', headers: JSON_TYPE },
  'a form': { payload: 'email=a', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
  XML: { payload: '<a/>', headers: { 'content-type': 'application/xml' } },
  'a content type that is none': { payload: '{}', headers: { 'content-type': ';;;' } },
};

const BROKEN_QUERIES = [
  '?email=%00',
  '?mailId=%',
  '?id=%ff%fe',
  '?a[b][c]=1',
  '?bizType=x&bizType=y',
  `?search=${'x'.repeat(8_000)}`,
];

async function expectRefusalOrAnswer(options: InjectOptions, endpoint: Endpoint) {
  const { failsAs } = endpoint;
  const response = await injectCall(server.app, endpoint, options);
  if (hasNoEnvelope(endpoint) && response.statusCode === 200) return response;
  const body = JSON.parse(response.body) as { code: number | string; message: string };
  expect(response.statusCode, JSON.stringify(body)).toBeLessThan(500);
  // Some calls give every refusal this code (specification, section 8); the status still tells whose fault it is.
  if (failsAs === undefined) expect(body.code).not.toBe(500);
  if (body.code !== 0) expect(body.message.length).toBeGreaterThan(0);
  expect([body.message, programmersWords(body.message, namesIn(endpoint.input))]).toEqual([body.message, undefined]);
  return response;
}

const hasNoEnvelope = ({ answersAs }: Endpoint) =>
  answersAs === 'lines' || answersAs === 'events' || answersAs === 'file';

/** In the short form of the tests, a body and a query in so many for each call, and so many inputs. */
const BROKEN_ONE_IN = 3;
const JUNK_INPUTS = IS_LONG ? 25 : 8;

const places = Object.keys(ALL_ENDPOINTS);

describe.each(Object.entries(ALL_ENDPOINTS))('%s', (name, endpoint) => {
  const place = places.indexOf(name);
  beforeAll(signInIfNeeded);
  const request = (options: Omit<InjectOptions, 'method' | 'url'>): InjectOptions => ({
    ...options,
    method: endpoint.method,
    url: endpoint.path,
    headers: { ...options.headers, ...(endpoint.access === 'login' ? { authorization: `Bearer ${token}` } : {}) },
  });

  test('refuses a broken body or query in words and never with a 500', async () => {
    for (const broken of someOf(Object.values(BROKEN_BODIES), BROKEN_ONE_IN, place)) {
      if (endpoint.method === 'POST') await expectRefusalOrAnswer(request(broken), endpoint);
    }
    for (const query of someOf(BROKEN_QUERIES, BROKEN_ONE_IN, place)) {
      await expectRefusalOrAnswer({ ...request({}), url: `${endpoint.path}${query}` }, endpoint);
    }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('refuses wrongly typed fields in words and never with a 500', async () => {
    const inputs = wronglyTyped(endpoint);
    await fc.assert(
      fc.asyncProperty(inputs, async (input) => {
        const inQuery = inputTravelsInQuery(endpoint);
        const sent = inQuery ? { query: queryOf(input) } : { payload: JSON.stringify(input), headers: JSON_TYPE };
        await expectRefusalOrAnswer(request(sent), endpoint);
      }),
      { numRuns: JUNK_INPUTS, seed: 4_417 },
    );
  });
});

/** Junk may well sign out or change the password. */
async function signInIfNeeded() {
  const { status } = await server.call(getUserInfo, {}, { token });
  if (status !== 200) token = (await aUser(server)).token;
}

/** Objects with the endpoint's own field names and junk in them, among fields it does not know. */
function wronglyTyped({ input }: Endpoint) {
  const names = input instanceof z.ZodObject ? Object.keys(input.shape) : [];
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '\u0000', '\ud800', "' or 1=1 --", '{{7*7}}', '../../etc/passwd', 'a@b.cd', 'x'.repeat(70_000)),
  );
  const junk = fc.oneof(text, fc.integer(), fc.double(), fc.boolean(), fc.constant(null), fc.array(text), fc.object());
  return fc.dictionary(fc.oneof(fc.constantFrom('unknown', ...names), fc.string()), junk, {
    maxKeys: names.length + 2,
  });
}

const queryOf = (input: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(input).map(([name, value]) => [name, String(value).toWellFormed()]));

test('an unknown path and a wrong method are answered in the catalogue’s words', async () => {
  const unknown = await server.app.inject({ url: '/sirius/api/pub/nothing' });
  expect(unknown.json()).toMatchObject({ code: 404, message: 'Not found' });
  const wrong = await server.app.inject({ method: 'DELETE', url: '/sirius/api/pub/user/signup/email' });
  expect(wrong.json()).toMatchObject({ code: 405, message: 'This method is not allowed here' });
  expect(wrong.headers.allow).toBe('POST');
});
