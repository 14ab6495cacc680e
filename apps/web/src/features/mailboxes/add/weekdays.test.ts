import { expect, test } from 'vitest';
import { sendingDay } from './weekdays.ts';

const TUESDAY = new Date('2026-11-17T09:42:00Z');

test('warm-up begins on the next weekday', () => {
  expect(sendingDay(TUESDAY, 'Europe/Berlin', 1)).toBe('2026-11-18');
  expect(sendingDay(new Date('2026-11-20T09:00:00Z'), 'Europe/Berlin', 1)).toBe('2026-11-23');
});

test('fourteen sending days are two weeks and the weekends between', () => {
  expect(sendingDay(TUESDAY, 'Europe/Berlin', 14)).toBe('2026-12-07');
});

test('the day is the one of the zone, not of the moment', () => {
  expect(sendingDay(new Date('2026-11-16T20:00:00Z'), 'Asia/Tokyo', 1)).toBe('2026-11-18');
});
