// @vitest-environment jsdom
import type { WarmupProgress } from '@outrider/contract/mailboxes/warm-up';
import type { TFunction } from 'i18next';
import { beforeAll, expect, test } from 'vitest';
import { i18n, startI18n } from '../../../i18n/i18n.ts';
import { waitWords } from './wait-words.ts';
import { warmupLine } from './warmup-words.ts';

let t: TFunction<'accounts'>;
beforeAll(async () => {
  await startI18n();
  await i18n.loadNamespaces('accounts');
  t = i18n.getFixedT('en', 'accounts');
});

test.each([
  [9, '9 s'],
  [108, '1 min 48 s'],
  [3_600 + 5 * 60, '1 h 5 min'],
  [3 * 86_400, '3 days'],
])('a wait of %i seconds is shown by its two largest parts', (seconds, words) => {
  expect(waitWords(t, seconds)).toBe(words);
});

const progress = (changed: Partial<WarmupProgress>): WarmupProgress => ({
  state: 'ready',
  reason: 'none',
  since: '2026-10-22T08:00:00.000Z',
  day: 12,
  ofDays: 21,
  spark: [],
  ...changed,
});
const line = (changed: Partial<WarmupProgress>, now = '2026-11-17T09:42:00Z', timeZone = 'Europe/Berlin') =>
  warmupLine(progress(changed), { t, since: () => 'Oct 22', now: new Date(now), timeZone });

test('warm-up says how far it is, since when, or when it starts', () => {
  expect(line({})).toBe('Since Oct 22');
  expect(line({ state: 'warming' })).toBe('Day 12 of 21');
  expect(line({ state: 'held', reason: 'mailboxError' })).toBe('Since Oct 22');
  expect(line({ state: 'off', reason: 'byChoice' })).toBe('Turned off');
});

test('what waits on a Friday starts on Monday, by the day of the mailbox', () => {
  expect(line({ state: 'queued' })).toBe('Starts tomorrow');
  expect(line({ state: 'queued' }, '2026-11-20T09:00:00Z')).toBe('Starts on Monday');
  expect(line({ state: 'queued' }, '2026-11-19T23:30:00Z')).toBe('Starts on Monday');
  expect(line({ state: 'queued' }, '2026-11-19T23:30:00Z', 'America/New_York')).toBe('Starts tomorrow');
  expect(line({ state: 'queued' }, '2026-11-22T09:00:00Z')).toBe('Starts tomorrow');
});
