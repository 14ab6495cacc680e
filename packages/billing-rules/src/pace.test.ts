import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paceOf } from './pace.ts';

const november = { from: new Date('2026-11-01T00:00:00Z'), until: new Date('2026-12-01T00:00:00Z') };
const noon = new Date('2026-11-17T12:00:00Z');

test('8 260 of 10 000 by noon of the 17th run out on the 20th', () => {
  const { perDay, runsOutOn } = paceOf(8_260, 10_000, november, noon);
  expect(perDay).toBe(501);
  expect(runsOutOn?.toISOString().slice(0, 10)).toBe('2026-11-20');
});

test('what lasts runs out on no day, and what is used up has run out now', () => {
  expect(paceOf(6_214, 15_000, november, noon)).toMatchObject({ runsOutOn: null, byEnd: 11_298 });
  expect(paceOf(500, 500, november, noon).runsOutOn).toEqual(noon);
  expect(paceOf(9, null, november, noon).runsOutOn).toBeNull();
  expect(paceOf(0, 10, november, noon)).toEqual({ perDay: 0, byEnd: 0, runsOutOn: null });
});

test('it runs out within the period exactly when more is expected by its end than there is', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: 1, max: 100_000 }),
      fc.integer({ min: november.from.getTime(), max: november.until.getTime() }),
      (used, total, at) => {
        const { byEnd, runsOutOn } = paceOf(used, total, november, new Date(at));
        expect(byEnd).toBeGreaterThanOrEqual(used);
        if (runsOutOn) expect(byEnd).toBeGreaterThanOrEqual(total);
        else expect(byEnd).toBeLessThanOrEqual(total);
        if (runsOutOn) expect(runsOutOn >= new Date(at) && runsOutOn <= november.until).toBe(true);
      },
    ),
  );
});
