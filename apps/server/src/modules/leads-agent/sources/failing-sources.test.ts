import { SOURCE_APIS, type SourceApiTrouble } from '@outrider/contract/sandbox';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openBoxedSources } from './box-sources-testing.ts';
import type { SourceTrouble } from './source.ts';

type Boxed = Awaited<ReturnType<typeof openBoxedSources>>;
let boxed: Boxed;
let hasty: Boxed;
beforeAll(async () => {
  boxed = await openBoxedSources();
  hasty = await openBoxedSources({ apiTimeoutMs: 300 });
});
afterAll(async () => {
  await boxed.apis.close();
  await hasty.apis.close();
});

const EXPECTED: [SourceApiTrouble, SourceTrouble][] = [
  ['wrongKey', 'unauthorised'],
  ['unpaid', 'forbidden'],
  ['forbidden', 'forbidden'],
  ['refused', 'refused'],
  ['tooMany', 'busy'],
  ['tooManyUntil', 'busy'],
  ['down', 'unavailable'],
  ['malformed', 'malformed'],
  ['cutOff', 'unavailable'],
];
const CASES = SOURCE_APIS.flatMap((name) => EXPECTED.map(([trouble, expected]) => ({ name, trouble, expected })));

describe('a source that fails says why and never throws', () => {
  test.each(CASES)('$name: $trouble is $expected', async ({ name, trouble, expected }) => {
    boxed.apis.setTrouble(name, trouble);
    const answer = await boxed.ask(name);
    boxed.apis.setTrouble(name, 'none');
    expect(answer).toEqual({
      kind: 'failed',
      trouble: expected,
      said: expect.any(String),
      retryAfterMs: trouble === 'tooMany' || trouble === 'tooManyUntil' ? 120_000 : null,
      spent: { requests: 1, micros: expect.any(Number) },
    });
    if (answer.kind !== 'failed') return;
    expect(answer.said.length).toBeLessThanOrEqual(200);
    expect(answer.said).not.toContain('box-key');
    expect(answer.said).not.toContain('<');
    // Refusals are free; what may have been answered counts as answered.
    const mayCost = trouble === 'malformed' || trouble === 'cutOff';
    if (!mayCost) expect(answer.spent.micros).toBe(0);
    if (mayCost && name !== 'searxng' && name !== 'apollo') expect(answer.spent.micros).toBeGreaterThan(0);
    expect((await boxed.ask(name)).kind).toBe('answered');
  });

  test.each(SOURCE_APIS)('%s: too slow is timedOut', async (name) => {
    hasty.apis.setTrouble(name, 'slow');
    expect(await hasty.ask(name)).toMatchObject({ kind: 'failed', trouble: 'timedOut' });
  });

  test.each(SOURCE_APIS)('%s: nobody waits for what was stopped', async (name) => {
    boxed.apis.setTrouble(name, 'slow');
    const stop = new AbortController();
    const answer = boxed.ask(name, stop.signal);
    await expect.poll(() => boxed.apis.list().find((api) => api.name === name)?.asked).toBeGreaterThan(0);
    stop.abort();
    expect(await answer).toMatchObject({ kind: 'failed', trouble: 'stopped' });
    boxed.apis.setTrouble(name, 'none');
    const before = await boxed.ask(name, AbortSignal.abort());
    expect(before).toMatchObject({ trouble: 'stopped', spent: { micros: 0 } });
  });

  test.each(['brave', 'gemini', 'claude', 'apollo', 'customSearch'] as const)(
    '%s: the day’s quota ends, and comes back with the next day',
    async (name) => {
      const poor = await openBoxedSources({ quota: 4 });
      try {
        let last = await poor.ask(name);
        for (let more = 0; more < 4 && last.kind === 'answered'; more += 1) last = await poor.ask(name);
        expect(last).toMatchObject({ kind: 'failed', trouble: 'busy', retryAfterMs: 15 * 3_600_000 });
        poor.pass(15 * 3_600_000);
        expect((await poor.ask(name)).kind).toBe('answered');
      } finally {
        await poor.apis.close();
      }
    },
  );
});

test('a search of Claude that fails within its answer is a failure with its own word', async () => {
  boxed.apis.setTrouble('claude', 'failsWithin');
  expect(await boxed.ask('claude')).toMatchObject({
    kind: 'failed',
    trouble: 'busy',
    said: 'web_search: too_many_requests',
  });
  boxed.apis.setTrouble('claude', 'none');
});

test('a SearXNG whose engines are all silent is a failure, not an empty answer', async () => {
  boxed.apis.setTrouble('searxng', 'failsWithin');
  expect(await boxed.ask('searxng')).toMatchObject({ kind: 'failed', said: 'box: Suspended: too many requests' });
  boxed.apis.setTrouble('searxng', 'forbidden');
  expect(await boxed.ask('searxng')).toMatchObject({ said: expect.stringContaining('search.formats') });
  boxed.apis.setTrouble('searxng', 'none');
});

test('one source in trouble leaves the others alone', async () => {
  boxed.apis.setTrouble('brave', 'down');
  const answers = await Promise.all(SOURCE_APIS.map((name) => boxed.ask(name)));
  boxed.apis.setTrouble('brave', 'none');
  expect(answers.map(({ kind }) => kind)).toEqual(
    SOURCE_APIS.map((name) => (name === 'brave' ? 'failed' : 'answered')),
  );
});
