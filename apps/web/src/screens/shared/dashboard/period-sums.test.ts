import type { TrendDay } from '@outrider/contract/dashboard';
import { expect, test } from 'vitest';
import { comparePeriods } from './period-sums.ts';

const aDay = (changed: Partial<TrendDay>): TrendDay => ({
  day: '2026-11-17',
  sent: 0,
  delivered: 0,
  opened: 0,
  replies: 0,
  bounced: 0,
  ...changed,
});

test('a rate of a period is made of its sums, not of its days’ rates', () => {
  const days = [aDay({ sent: 100, delivered: 100, opened: 50 }), aDay({ sent: 300, delivered: 300, opened: 30 })];
  const before = [aDay({ sent: 10, delivered: 10, opened: 1 }), aDay({})];
  const read = comparePeriods('read', { days, before });
  expect(read).toMatchObject({ now: 0.2, before: 0.1, means: 'good', days: [0.5, 0.1], daysBefore: [0.1, null] });
  expect(read.difference).toBeCloseTo(0.1);
  expect(comparePeriods('mails', { days, before })).toMatchObject({ now: 400, before: 10, difference: 39 });
});

test('more bounces are bad, fewer mails are neither, and of nothing there is no rate', () => {
  const some = [aDay({ sent: 100, delivered: 90, bounced: 4, replies: 3 })];
  const fewer = [aDay({ sent: 50, delivered: 50, bounced: 1, replies: 1 })];
  expect(comparePeriods('bounced', { days: some, before: fewer }).means).toBe('bad');
  expect(comparePeriods('bounced', { days: fewer, before: some }).means).toBe('good');
  expect(comparePeriods('mails', { days: fewer, before: some }).means).toBe('none');
  expect(comparePeriods('replies', { days: fewer, before: some }).means).toBe('bad');
  expect(comparePeriods('replies', { days: [aDay({ replies: 1 })], before: fewer })).toMatchObject({
    now: null,
    difference: null,
    means: 'none',
  });
  expect(comparePeriods('mails', { days: some, before: [aDay({})] }).difference).toBeNull();
});
