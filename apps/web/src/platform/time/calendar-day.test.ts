import { expect, test } from 'vitest';
import { addDays, dayIn, daysBetween } from './calendar-day.ts';

test('the day is the one on the wall of the zone', () => {
  const at = '2026-11-17T23:30:00Z';
  expect(dayIn(at, 'UTC')).toBe('2026-11-17');
  expect(dayIn(at, 'Europe/Berlin')).toBe('2026-11-18');
  expect(dayIn(at, 'America/Chicago')).toBe('2026-11-17');
});

test('days are counted over ends of months and changes of the clocks', () => {
  expect(addDays('2026-10-24', 2)).toBe('2026-10-26');
  expect(daysBetween('2026-02-27', '2026-03-02')).toEqual(['2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02']);
  expect(daysBetween('2026-02-27', '2026-02-26')).toEqual([]);
});
