import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changeWithin, worthOfRest, worthUsed } from './proration.ts';

const november = { from: new Date('2026-11-01T00:00:00Z'), until: new Date('2026-12-01T00:00:00Z') };
const within = fc
  .tuple(
    fc.integer({ min: 0, max: 4e9 }),
    fc.integer({ min: 1, max: 366 * 86_400 }),
    fc.double({ min: 0, max: 1, noNaN: true }),
  )
  .map(([from, length, part]) => ({
    period: { from: new Date(from * 1000), until: new Date((from + length) * 1000) },
    at: new Date((from + Math.floor(length * part)) * 1000),
  }));
const price = fc.integer({ min: 0, max: 10_000_000 });

test('from Growth to Scale with 13 of 30 days left, 86.23 is due and 34.23 comes back', () => {
  expect(changeWithin(7_900, 19_900, november, new Date('2026-11-18T00:00:00Z'))).toEqual({
    credit: -3_423,
    charge: 8_623,
    due: 5_200,
  });
});

test('what was used and what is left of a price sum to it', () => {
  fc.assert(
    fc.property(price, within, (all, { period, at }) => {
      expect(worthUsed(all, period, at) + worthOfRest(all, period, at)).toBe(all);
      expect(worthOfRest(all, period, at)).toBeGreaterThanOrEqual(0);
      expect(worthOfRest(all, period, at)).toBeLessThanOrEqual(all);
    }),
  );
});

test('at its first moment all of a period is left, at its last nothing', () => {
  fc.assert(
    fc.property(price, within, (all, { period }) => {
      expect(worthOfRest(all, period, period.from)).toBe(all);
      expect(worthOfRest(all, period, period.until)).toBe(0);
    }),
  );
});

test('a change and its way back at the same moment cost nothing', () => {
  fc.assert(
    fc.property(price, price, within, (was, becomes, { period, at }) => {
      expect(changeWithin(was, becomes, period, at).due + changeWithin(becomes, was, period, at).due).toBe(0);
    }),
  );
});

test('a customer who changes several times pays, with the credits, what each plan was worth while it held', () => {
  const moments = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(fc.array(price, { minLength: 7, maxLength: 7 }), moments, within, (prices, parts, { period }) => {
      const [from, until] = [period.from.getTime() / 1000, period.until.getTime() / 1000];
      const at = parts.toSorted((one, other) => one - other).map((part) => Math.floor(from + (until - from) * part));
      let paid = prices[0] ?? 0;
      let worth = 0;
      for (const [place, moment] of at.entries()) {
        const [was = 0, becomes = 0] = [prices[place], prices[place + 1]];
        paid += changeWithin(was, becomes, period, new Date(moment * 1000)).due;
        worth += (was * (moment - (at[place - 1] ?? from))) / (until - from);
      }
      worth += ((prices[at.length] ?? 0) * (until - (at.at(-1) ?? from))) / (until - from);
      // Each line is rounded once, by half a minor unit at most.
      expect(Math.abs(paid - worth)).toBeLessThanOrEqual(at.length + 0.001);
    }),
  );
});
