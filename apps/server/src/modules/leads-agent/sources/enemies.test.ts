import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readRetryAfter } from '../../../platform/web/retry-after.ts';
import { createApollo } from './apollo.ts';
import { createBraveSearch } from './brave.ts';
import { createClaudeSearch } from './claude.ts';
import { startWeb, type TestedWeb } from './crawl/web-testing.ts';
import { createCustomSearch } from './custom-search.ts';
import { createGeminiSearch } from './gemini.ts';
import { readHit } from './hit.ts';
import { createSearxngSearch } from './searxng.ts';
import type { SourceAnswer } from './source.ts';

let web: TestedWeb;
let reply: { status?: number; text: string; headers?: Record<string, string> } = { text: '' };
beforeAll(async () => {
  web = await startWeb((request, response) => {
    request.resume();
    response.writeHead(reply.status ?? 200, reply.headers ?? {}).end(reply.text);
  });
});
afterAll(() => web.stop());

function sources(): Record<string, () => Promise<SourceAnswer<unknown>>> {
  const at = { url: `http://127.0.0.1:${web.port}`, key: 'sekret', id: 'id', model: 'gemini-3' };
  const deps = { now: () => new Date(), network: web.network };
  const signal = new AbortController().signal;
  const wish = { limit: 10, offset: 0, signal };
  const apollo = createApollo(at, deps);
  return {
    brave: () => createBraveSearch(at, deps)('q', wish),
    searxng: () => createSearxngSearch(at, deps)('q', wish),
    customSearch: () => createCustomSearch(at, deps)('q', wish),
    gemini: () => createGeminiSearch(at, deps)('q', wish),
    claude: () => createClaudeSearch(at, deps)('q', wish),
    apolloSearch: () => apollo.search({ titles: [], places: [], words: [], range: null, page: 0 }, signal),
    apolloMatch: () => apollo.match(['1'], signal),
  };
}

const NAMES = ['brave', 'searxng', 'customSearch', 'gemini', 'claude', 'apolloSearch', 'apolloMatch'];
const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

const HOSTILE: Record<string, string> = {
  nothing: '',
  'no JSON': '<html></html>',
  'a number': '7',
  'a list': '[]',
  'nothing at all as null': 'null',
  'a hundred thousand lists in each other': deep,
  'five megabytes': `{"x":"${'a'.repeat(5_000_000)}"}`,
  'wrong kinds everywhere':
    '{"web":{"results":7},"results":{},"items":"x","candidates":{},"content":1,"usage":[],"people":null,"matches":{"0":1}}',
  'wrong kinds deep within':
    '{"web":{"results":[{"url":7}]},"results":[{"url":null}],"items":[{"link":{}}],"candidates":[{"groundingMetadata":{"groundingChunks":[{"web":{"uri":[]}}]}}],"content":[7],"usage":{"input_tokens":-1,"output_tokens":"x"},"people":[{"id":""}],"matches":[{"id":7}]}',
};

describe.each(NAMES)('%s', (name) => {
  test.each(Object.keys(HOSTILE))('takes %s for malformed', async (what) => {
    reply = { text: HOSTILE[what] ?? '' };
    const answer = await sources()[name]?.();
    // Some of these are answers where nothing was found.
    if (answer?.kind === 'answered') return expect(['a list', 'five megabytes']).not.toContain(what);
    expect(answer).toMatchObject({ kind: 'failed', trouble: 'malformed' });
  });

  test('never repeats its key, nor more than two hundred letters', async () => {
    reply = { status: 403, text: JSON.stringify({ error: { message: `sekret ${'long '.repeat(10_000)}` } }) };
    const answer = await sources()[name]?.();
    if (answer?.kind !== 'failed') return expect.unreachable('refused');
    expect(answer.said).not.toContain(name === 'searxng' ? '\n' : 'sekret');
    expect(answer.said.length).toBeLessThanOrEqual(200);
  });

  test('follows nobody elsewhere with its key', async () => {
    const before = web.asked.length;
    reply = { status: 302, text: '', headers: { location: `http://127.0.0.1:${web.port}/elsewhere` } };
    expect(await sources()[name]?.()).toMatchObject({ kind: 'failed', trouble: 'unavailable' });
    expect(web.asked.length).toBe(before + 1);
  });
});

test.each([
  'javascript:alert(1)',
  'file:///etc/passwd',
  'data:text/html,x',
  'nothing',
  '',
  `http://a.test/${'x'.repeat(3_000)}`,
])('a hit that leads to %s is none', (url) => {
  expect(readHit(url, 'title')).toEqual([]);
});

test.each([
  ['120', 120_000],
  ['0', 0],
  ['99999999', 86_400_000],
  ['Tue, 17 Nov 2026 09:02:00 GMT', 120_000],
  ['Tue, 17 Nov 2020 09:02:00 GMT', 0],
  ['soon', null],
  ['-5', null],
  ['', null],
  [null, null],
])('to be asked again after %s means %s', (header, expected) => {
  expect(readRetryAfter(header, new Date('2026-11-17T09:00:00Z'))).toBe(expected);
});
