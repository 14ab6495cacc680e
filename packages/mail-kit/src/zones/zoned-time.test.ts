import fc from 'fast-check';
import { expect, test } from 'vitest';
import { clockIn, momentIn } from './zoned-time.ts';

const ZONES = ['UTC', 'Europe/Berlin', 'America/New_York', 'Asia/Kolkata', 'Pacific/Auckland', 'America/St_Johns'];

test('a moment is found again by what the clock of a zone showed', () => {
  const minutes = fc.integer({ min: 0, max: 60 * 24 * 365 * 12 });
  fc.assert(
    fc.property(minutes, fc.constantFrom(...ZONES), (minute, zone) => {
      const at = new Date(Date.UTC(2020, 0, 1, 0, minute));
      const clock = clockIn(at, zone);
      expect(clockIn(momentIn(clock, zone), zone)).toEqual(clock);
    }),
  );
});

test('days run over into the next month, and an hour the clocks skip is the one after', () => {
  const clock = { year: 2026, month: 11, day: 31, hour: 8, minute: 0 };
  expect(momentIn(clock, 'Europe/Berlin').toISOString()).toBe('2026-12-01T07:00:00.000Z');
  const skipped = { year: 2026, month: 3, day: 29, hour: 2, minute: 30 };
  expect(momentIn(skipped, 'Europe/Berlin').toISOString()).toBe('2026-03-29T01:30:00.000Z');
});
