import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addMonths, periodAt } from './periods.ts';

const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2060, 0, 1) }).map((at) => new Date(at));

test.each([
  ['2026-01-31T10:00:00Z', 1, '2026-02-28T10:00:00.000Z'],
  ['2026-01-31T10:00:00Z', 2, '2026-03-31T10:00:00.000Z'],
  ['2028-02-29T00:00:00Z', 12, '2029-02-28T00:00:00.000Z'],
  ['2026-11-15T00:00:00Z', -1, '2026-10-15T00:00:00.000Z'],
])('%s and %s months are %s', (from, months, until) => {
  expect(addMonths(new Date(from), months).toISOString()).toBe(until);
});

test('every moment lies in exactly one period, and the next one begins where it ends', () => {
  fc.assert(
    fc.property(moment, moment, fc.constantFrom('month' as const, 'year' as const), (anchor, at, interval) => {
      const period = periodAt(anchor, interval, at);
      expect(period.from <= at && at < period.until).toBe(true);
      expect(periodAt(anchor, interval, period.until).from).toEqual(period.until);
    }),
  );
});
