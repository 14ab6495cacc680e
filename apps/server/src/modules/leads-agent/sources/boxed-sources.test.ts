import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBoxedSources, QUERY } from './box-sources-testing.ts';
import { createGeminiSearch } from './gemini.ts';
import { APOLLO_CREDIT_MICROS, BRAVE_SEARCH_MICROS, CLAUDE_SEARCH_MICROS, GEMINI_SEARCH_MICROS } from './prices.ts';
import type { PeopleWish, SearchWeb } from './source.ts';

let boxed: Awaited<ReturnType<typeof openBoxedSources>>;
beforeAll(async () => {
  boxed = await openBoxedSources();
});
afterAll(() => boxed.apis.close());

async function hitsOf(search: SearchWeb, wish: { limit: number; offset: number }, query = QUERY) {
  const answer = await search(query, { ...wish, signal: boxed.signal });
  if (answer.kind === 'failed') return expect.unreachable(answer.said);
  return { ...answer.value, spent: answer.spent };
}

const plainWords = (text: string) => text.replace(/\s+/g, ' ').trim();

describe.each(['brave', 'searxng', 'customSearch', 'gemini', 'claude'] as const)('a search by %s', (name) => {
  test('finds the pages of the web, by their real addresses', async () => {
    const { hits } = await hitsOf(boxed.search[name], { limit: 10, offset: 0 });
    const known = boxed.web.search(QUERY, { limit: 10 });
    expect(hits.map(({ url }) => url)).toEqual(known.map(({ url }) => url));
  });

  test('that finds nothing is an answer without hits', async () => {
    const { hits } = await hitsOf(boxed.search[name], { limit: 10, offset: 0 }, 'zzzzqqqq');
    expect(hits).toEqual([]);
  });
});

describe.each(['brave', 'searxng', 'customSearch'] as const)('pages of %s', (name) => {
  test.each([
    { offset: 0, limit: 25 },
    { offset: 13, limit: 20 },
    { offset: 40, limit: 10 },
  ])('give what stands from $offset on', async (wish) => {
    const { hits } = await hitsOf(boxed.search[name], wish, 'team');
    const known = boxed.web.search('team', wish);
    expect(known.length).toBeGreaterThan(0);
    expect(hits.map(({ url }) => url)).toEqual(known.map(({ url }) => url));
  });
});

test('Brave’s marks and entities are taken out of what is shown, and each page costs', async () => {
  const { hits, spent } = await hitsOf(boxed.search.brave, { limit: 30, offset: 0 }, 'team');
  expect(hits.map(({ snippet }) => snippet).join('')).not.toMatch(/<strong>|&amp;/);
  expect(spent).toEqual({ requests: 2, micros: 2 * BRAVE_SEARCH_MICROS });
});

describe('Gemini', () => {
  test('cites by bytes, and obliges to show its suggestions', async () => {
    const { hits, obliged, spent } = await hitsOf(boxed.search.gemini, { limit: 10, offset: 0 });
    const known = new Map(boxed.web.search(QUERY, { limit: 10 }).map(({ url, snippet }) => [url, snippet]));
    for (const { url, snippet } of hits) expect(snippet).toBe(plainWords(known.get(url) ?? ''));
    expect(obliged).toContain('google.com/search');
    expect(spent.micros).toBeGreaterThan(GEMINI_SEARCH_MICROS);
  });

  test('is asked for nothing beyond its first answer', async () => {
    const answer = await hitsOf(boxed.search.gemini, { limit: 10, offset: 10 });
    expect(answer).toEqual({ hits: [], obliged: '', spent: { requests: 0, micros: 0 } });
  });

  test('names pages by redirects that lead nowhere an hour later', async () => {
    const { url, key } = boxed.apis.access.gemini;
    const asked = await fetch(`${url}/v1beta/models/gemini-3.8-flash:generateContent`, {
      method: 'POST',
      headers: { 'x-goog-api-key': key, 'content-type': 'application/json' },
      body: JSON.stringify({ contents: [{ parts: [{ text: QUERY }] }], tools: [{ googleSearch: {} }] }),
    });
    const body = JSON.stringify(await asked.json());
    const [redirect = ''] = /http:[^"]+grounding-api-redirect[^"]+/.exec(body) ?? [];
    const follow = async () => (await fetch(redirect, { redirect: 'manual' })).headers.get('location');
    expect(await follow()).toMatch(/^http:\/\/[\w.]+\.test\//);
    boxed.pass(3_600_001);
    expect(await follow()).toBeNull();
  });

  test('is billed by the prompt where it is an older one', async () => {
    const older = createGeminiSearch({ ...boxed.apis.access.gemini, model: 'gemini-2.5-flash' }, boxed.deps);
    const { spent } = await hitsOf(older, { limit: 10, offset: 0 });
    expect(spent.micros).toBeGreaterThan(35_000);
  });
});

test('Claude’s turn is gone on with when it pauses, and its searches are counted', async () => {
  const asked = () => boxed.apis.list().find(({ name }) => name === 'claude')?.asked ?? 0;
  const turns: number[] = [];
  for (let index = 0; index < 30; index += 1) {
    const before = asked();
    const { spent, hits } = await hitsOf(boxed.search.claude, { limit: 10, offset: 0 }, `team ${index}`);
    const taken = asked() - before;
    turns.push(taken);
    expect(hits.length).toBeGreaterThan(0);
    expect(spent.requests).toBe(taken);
    expect(Math.floor(spent.micros / CLAUDE_SEARCH_MICROS)).toBe(1);
  }
  expect(new Set(turns)).toEqual(new Set([1, 2]));
});

describe('Apollo.io', () => {
  const find = async (wish: Partial<PeopleWish>) => {
    const answer = await boxed.people.search({ ...boxed.anybody, ...wish }, boxed.signal);
    return answer.kind === 'failed' ? expect.unreachable(answer.said) : answer;
  };

  test('shows first names and titles for nothing, and names and addresses for a credit each', async () => {
    const { value, spent } = await find({});
    expect(spent).toEqual({ requests: 1, micros: 0 });
    expect(value.total).toBeGreaterThan(20);
    const ids = value.found.slice(0, 10).map(({ id }) => id);
    const matched = await boxed.people.match(ids, boxed.signal);
    if (matched.kind === 'failed') return expect.unreachable(matched.said);
    expect(matched.spent).toEqual({ requests: 1, micros: matched.value.length * APOLLO_CREDIT_MICROS });
    const truth = new Map(boxed.web.people.map((person) => [person.name, person]));
    for (const { name, email, company } of matched.value) {
      expect(truth.has(name)).toBe(true);
      if (email !== '') expect(email).toBe(truth.get(name)?.email);
      expect(company.domain).toMatch(/\.test$/);
      expect(company.people).toBeGreaterThan(0);
    }
  });

  test('finds by title in any language, by place and by size', async () => {
    const chiefs = await find({ titles: ['CEO'] });
    const byId = new Map(boxed.web.companies.map((company) => [company.name, company]));
    expect(chiefs.value.found.length).toBeGreaterThan(0);
    expect(chiefs.value.total).toBeLessThan((await find({})).value.total);
    const [place = ''] = boxed.web.companies.map(({ city }) => city);
    for (const { company } of (await find({ places: [place] })).value.found) {
      expect(byId.get(company.name)?.city).toBe(place);
    }
    for (const { company } of (await find({ range: { min: 50, max: 200 } })).value.found) {
      expect(byId.get(company.name)?.people).toBeGreaterThanOrEqual(50);
      expect(byId.get(company.name)?.people).toBeLessThanOrEqual(200);
    }
  });

  test('charges nothing for people it does not know, and is never asked for more than ten', async () => {
    const unknown = await boxed.people.match(['0'.repeat(24)], boxed.signal);
    expect(unknown).toEqual({ kind: 'answered', value: [], spent: { requests: 1, micros: 0 } });
    const many = Array.from({ length: 11 }, (_id, index) => String(index));
    expect(await boxed.people.match(many, boxed.signal)).toMatchObject({
      trouble: 'refused',
      spent: { requests: 0, micros: 0 },
    });
    expect(await boxed.people.match([], boxed.signal)).toMatchObject({ kind: 'answered', value: [] });
  });

  test('counts people as bought whom it may have sold when its answer was lost', async () => {
    boxed.apis.setTrouble('apollo', 'cutOff');
    const lost = await boxed.people.match(['1', '2', '3'], boxed.signal);
    boxed.apis.setTrouble('apollo', 'none');
    expect(lost).toMatchObject({ kind: 'failed', spent: { requests: 1, micros: 3 * APOLLO_CREDIT_MICROS } });
  });
});
