import { expect, test } from 'vitest';
import { clockOf, minutesOf } from './minutes.ts';
import { monthOf, monthsOf, weekdayOf } from './months.ts';

test('minutes are a clock and a clock is minutes', () => {
  expect(clockOf(9 * 60 + 5)).toBe('09:05');
  expect(clockOf(1_440)).toBe('00:00');
  expect(minutesOf('17:30')).toBe(1_050);
  expect(minutesOf('')).toBeUndefined();
});

test('months go from the first day to the last, over a new year, and there are always as many as are shown', () => {
  expect(monthsOf(['2026-11-18', '', '2027-01-04'], 2)).toEqual(['2026-11', '2026-12', '2027-01']);
  expect(monthsOf(['2026-12-01'], 2)).toEqual(['2026-12', '2027-01']);
  expect(monthsOf(['0002-11-20'], 2)).toEqual(['0002-11', '0002-12']);
});

test('a month has its days, and its first week begins on Monday', () => {
  const { offset, days } = monthOf('2026-11');
  expect(offset).toBe(6);
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toBe('2026-11-30');
  expect(weekdayOf('2026-11-15')).toBe(7);
});
