import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rateOf } from './wilson.ts';

test('an interval is that of the textbook', () => {
  // Newcombe (1998), table I.
  const known = [
    [81, 263, 0.2553, 0.3662],
    [15, 148, 0.0624, 0.1605],
    [0, 20, 0, 0.1611],
    [1, 29, 0.0061, 0.1718],
  ] as const;
  for (const [count, of, low, high] of known) {
    const rate = rateOf(count, of);
    expect(rate.low).toBeCloseTo(low, 4);
    expect(rate.high).toBeCloseTo(high, 4);
  }
});

test('of nothing anything is possible', () => {
  expect(rateOf(0, 0)).toEqual({ count: 0, of: 0, share: 0, low: 0, high: 1 });
});

test('the share lies within its interval, which lies within 0 and 1 and narrows with more of the same', () => {
  const counts = fc.integer({ min: 1, max: 100_000 }).chain((of) => fc.tuple(fc.nat({ max: of }), fc.constant(of)));
  fc.assert(
    fc.property(counts, ([count, of]) => {
      const { share, low, high } = rateOf(count, of);
      expect(0 <= low && low <= share && share <= high && high <= 1).toBe(true);
      const more = rateOf(count * 4, of * 4);
      expect(more.high - more.low).toBeLessThan(high - low);
    }),
  );
});

test('the interval of those who did not is the mirror image', () => {
  fc.assert(
    fc.property(fc.nat({ max: 500 }), fc.nat({ max: 500 }), (did, didNot) => {
      fc.pre(did + didNot > 0);
      const [one, other] = [rateOf(did, did + didNot), rateOf(didNot, did + didNot)];
      expect(one.low).toBeCloseTo(1 - other.high, 10);
    }),
  );
});
