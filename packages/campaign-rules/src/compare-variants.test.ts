import { describe, expect, test } from 'vitest';
import { credibleInterval } from './beta.ts';
import { compareVariants, sharesOfBest, shiftWeights } from './compare-variants.ts';

/** mulberry32: the same simulation each time. */
function drawFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Sends to both variants in turn and looks after every hundred mails, as a person with a screen would. */
function runTest(rates: readonly number[], mails: number, draw: () => number): string | undefined {
  const arms = rates.map((_rate, index) => ({ id: String(index), successes: 0, trials: 0 }));
  for (let sent = 0; sent < mails; sent += 1) {
    const arm = arms[sent % arms.length];
    if (!arm) continue;
    arm.trials += 1;
    if (draw() < (rates[sent % rates.length] ?? 0)) arm.successes += 1;
    if (sent % 100 !== 99) continue;
    const found = compareVariants(arms);
    if (found.verdict === 'winner') return found.id;
  }
  return undefined;
}

describe('comparing variants', () => {
  test.each([
    ['two variants of 5 %', [0.05, 0.05], 11],
    ['two variants of 30 %', [0.3, 0.3], 12],
    ['four variants of 8 %', [0.08, 0.08, 0.08, 0.08], 13],
  ])('%s that are equal get a winner in at most 5 of 100 tests', (_name, rates, seed) => {
    const draw = drawFrom(seed);
    const tests = 200;
    let winners = 0;
    for (let run = 0; run < tests; run += 1) if (runTest(rates, 800 * rates.length, draw)) winners += 1;
    expect(winners / tests).toBeLessThanOrEqual(0.05);
  });

  test('a variant twice as good wins nearly always', () => {
    const draw = drawFrom(21);
    let right = 0;
    for (let run = 0; run < 40; run += 1) if (runTest([0.06, 0.12], 6_400, draw) === '1') right += 1;
    expect(right).toBeGreaterThanOrEqual(38);
  });

  test('nothing is said before a hundred mails of each', () => {
    const arms = [
      { id: 'a', successes: 0, trials: 99 },
      { id: 'b', successes: 60, trials: 99 },
    ];
    expect(compareVariants(arms)).toMatchObject({ verdict: 'open', leader: null, needed: 1 });
    expect(compareVariants(arms.slice(1))).toEqual({ verdict: 'single' });
  });

  test('how sure each is adds up to one, and equals share evenly', () => {
    const [first = 0, second = 0] = sharesOfBest([
      { successes: 10, trials: 200 },
      { successes: 10, trials: 200 },
    ]);
    expect(first).toBeCloseTo(0.5, 6);
    expect(first + second).toBeCloseTo(1, 9);
  });

  test('weights lean to what works and starve nobody', () => {
    const [worse = 0, better = 0] = shiftWeights([
      { id: 'a', successes: 5, trials: 300, weight: 50 },
      { id: 'b', successes: 30, trials: 300, weight: 50 },
    ]);
    expect(worse).toBeCloseTo(0.1, 2);
    expect(worse + better).toBeCloseTo(1, 9);
    expect(
      shiftWeights([
        { id: 'a', successes: 0, trials: 1, weight: 3 },
        { id: 'b', successes: 0, trials: 1, weight: 1 },
      ]),
    ).toEqual([0.75, 0.25]);
  });
});

describe('the interval of a rate', () => {
  test.each([
    [0, 0, 0.0253, 0.9747],
    [5, 100, 0.0221, 0.1118],
    [50, 100, 0.4036, 0.5964],
    [100, 100, 0.9641, 0.9997],
    // Reference values: quantiles of Beta(1 + successes, 1 + misses).
  ])('%i of %i', (successes, trials, low, high) => {
    const interval = credibleInterval({ successes, trials });
    expect(interval.low).toBeCloseTo(low, 2);
    expect(interval.high).toBeCloseTo(high, 2);
  });
});
