import { expect, test } from 'vitest';
import { formatCountdown, formatMoment, formatTime } from './format-time.ts';

const AT = '2026-11-17T09:41:58.000Z';
const berlin = { timeZone: 'Europe/Berlin' };

test('A time is shown in the reader’s zone on a 24-hour clock.', () => {
  expect(formatTime(AT, berlin)).toBe('10:41');
  expect(formatTime(AT, { ...berlin, seconds: true })).toBe('10:41:58');
  expect(formatTime('2026-11-17T23:05:00.000Z', berlin)).toBe('00:05');
});

test('A moment near to now has its day and hour and no year.', () => {
  expect(formatMoment(AT, berlin)).toBe('Nov 17, 10:41');
  expect(formatMoment(AT, { ...berlin, language: 'zh' })).toBe('11月17日 10:41');
  expect(formatMoment(AT, { ...berlin, language: 'de' })).toBe('17. Nov., 10:41');
});

test('A missing or unreadable time shows the mark for missing.', () => {
  expect(formatTime(null)).toBe('--');
  expect(formatMoment('soon')).toBe('--');
});

test('A countdown is minutes and seconds and never negative.', () => {
  expect(formatCountdown(47)).toBe('0:47');
  expect(formatCountdown(60)).toBe('1:00');
  expect(formatCountdown(125)).toBe('2:05');
  expect(formatCountdown(-3)).toBe('0:00');
});
