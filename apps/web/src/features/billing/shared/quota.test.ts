import type { Quota } from '@outrider/contract/user';
import { expect, test } from 'vitest';
import { quotaLeft, quotaShare, quotaState, quotasInShort } from './quota.ts';

const quota = (quotaType: Quota['quotaType'], used: number, total: number | null): Quota => ({
  quotaType,
  used,
  total,
  resetAt: null,
});

test.each([
  [79, 'fine'],
  [80, 'near'],
  [99, 'near'],
  [100, 'spent'],
  [120, 'spent'],
] as const)('%i of 100 is %s', (used, state) => {
  expect(quotaState({ used, total: 100 })).toBe(state);
});

test('a quota of nothing is spent, and a bar is never longer than full', () => {
  expect(quotaState({ used: 0, total: 0 })).toBe('spent');
  expect(quotaShare({ used: 120, total: 100 })).toBe(1);
});

test('what is unlimited is never near its end, and nothing is said to be left of it', () => {
  expect(quotaState({ used: 1_000_000, total: null })).toBe('fine');
  expect([quotaLeft({ used: 3, total: null }), quotaLeft({ used: 3, total: 2 })]).toEqual([null, 0]);
});

test('in short the mails are shown, and the quota closest to its end', () => {
  const shown = quotasInShort([quota('MAILBOX', 1, 2), quota('MAIL', 0, 500), quota('CONTACT', 1206, 1500)]);
  expect(shown.map(({ quotaType }) => quotaType)).toEqual(['MAIL', 'CONTACT']);
});
