import { expect, test } from 'vitest';
import { createKeptAnswers } from './kept-answers.ts';

/** Time that passes only when set; each question costs `cost`. */
function aCache({ cost }: { cost: number }) {
  let now = 0;
  let asked = 0;
  const failures: unknown[] = [];
  let patience = Promise.withResolvers<void>();
  const kept = createKeptAnswers<number>({
    isCostly: () => cost > 100,
    monotonic: () => now,
    pause: () => patience.promise,
    onFailure: (error) => failures.push(error),
    max: 2,
  });
  return {
    failures,
    isKept: () => kept.isKept('a'),
    asks: () => asked,
    pass: (milliseconds: number) => (now += milliseconds),
    runOut() {
      patience.resolve();
      patience = Promise.withResolvers<void>();
    },
    askSlowly(shape: string) {
      const slow = Promise.withResolvers<number>();
      const answer = slow.promise.then((value) => {
        now += cost;
        return value;
      });
      return [slow, kept.of('a', shape, () => answer)] as const;
    },
    ask: (shape = '', key = 'a') =>
      kept.of(key, shape, async () => {
        asked += 1;
        const answer = asked;
        now += cost;
        if (shape === 'broken') throw new Error('broken');
        return answer;
      }),
  };
}

test('a quick answer is worked out every time', async () => {
  const cache = aCache({ cost: 5 });
  expect([await cache.ask(), await cache.ask(), await cache.ask()]).toEqual([1, 2, 3]);
  expect(cache.isKept()).toBe(false);
});

test('a dear answer is kept for a while, then shown once more while the next is worked out', async () => {
  const cache = aCache({ cost: 500 });
  expect([await cache.ask(), await cache.ask()]).toEqual([1, 1]);
  expect(cache.isKept()).toBe(true);
  cache.pass(5_000);
  expect(await cache.ask()).toBe(1);
  await expect.poll(() => cache.ask()).toBe(2);
  expect(cache.asks()).toBe(2);
});

test('a user who changed something sees the new answer when it comes soon', async () => {
  const cache = aCache({ cost: 500 });
  await cache.ask('old');
  expect(await cache.ask('new')).toBe(2);
});

test('a new answer that fails is reported, and the old one given', async () => {
  const cache = aCache({ cost: 500 });
  await cache.ask('old');
  expect(await cache.ask('broken')).toBe(1);
  expect(cache.failures).toHaveLength(1);
});

test('a new answer that takes too long is not waited for', async () => {
  const cache = aCache({ cost: 500 });
  await cache.ask('old');
  const [slow, given] = cache.askSlowly('new');
  cache.runOut();
  expect(await given).toBe(1);
  slow.resolve(7);
  await expect.poll(() => cache.ask('new')).toBe(7);
});

test('those who ask at the same time are answered together', async () => {
  const cache = aCache({ cost: 500 });
  expect(await Promise.all([cache.ask(), cache.ask(), cache.ask('', 'b')])).toEqual([1, 1, 2]);
});

test('the oldest answers are forgotten', async () => {
  const cache = aCache({ cost: 500 });
  for (const key of ['a', 'b', 'c']) await cache.ask('', key);
  expect(await cache.ask('', 'a')).toBe(4);
});

test('the function that works an answer out learns whether an earlier one can be given meanwhile', async () => {
  let now = 0;
  const wasKept: boolean[] = [];
  const kept = createKeptAnswers<string>({
    isCostly: (value) => value === 'dear',
    monotonic: () => now,
    pause: async () => undefined,
    onFailure: () => undefined,
    max: 2,
  });
  const ask = (value: string) =>
    kept.of('a', '', async ({ isKept }) => {
      wasKept.push(isKept);
      now += 1;
      return value;
    });
  for (const value of ['quick', 'dear', 'dear']) {
    await ask(value);
    now += 100;
  }
  expect(wasKept).toEqual([false, false, true]);
});
