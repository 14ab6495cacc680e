import type { BulkRow, BulkRun } from '@outrider/contract/mailboxes/bulk';
import { expect, test } from 'vitest';
import { notAddedRows } from './bulk-files.ts';
import { canBeTried, fixOf, paceOf } from './bulk-words.ts';

const row = (given: Partial<BulkRow>): BulkRow => ({
  row: 2,
  email: 'dev@harborline-eu.test',
  host: 'Mailhaven',
  outcome: 'notAdded',
  sends: false,
  receives: null,
  problem: 'wrongPassword',
  words: '535 5.7.8 Bad credentials',
  meant: '',
  accountId: null,
  check: null,
  ...given,
});

test.each([
  [row({}), 'password'],
  [row({ problem: 'noPassword' }), 'password'],
  [row({ problem: 'imapSwitchedOff' }), 'again'],
  [row({ problem: 'noRoomInPlan' }), 'again'],
  [row({ problem: 'nameNotFound', meant: 'kim@harborline-freight.test' }), 'meant'],
  [row({ problem: 'badAddress' }), 'none'],
  [row({ outcome: 'added', problem: 'none' }), 'none'],
  [row({ outcome: 'skipped', problem: 'alreadyHere' }), 'none'],
  [row({ outcome: 'skipped', problem: 'canceled' }), 'again'],
] as const)('a row is mended where it stands, case %#', (given, fix) => {
  expect(fixOf(given)).toBe(fix);
});

test('a row without a password is not tried again before one was typed', () => {
  expect(canBeTried(row({ problem: 'noPassword' }), '')).toBe(false);
  expect(canBeTried(row({ problem: 'noPassword' }), 'sea-glass-91')).toBe(true);
  expect(canBeTried(row({}), '')).toBe(true);
  expect(canBeTried(row({ outcome: 'toFix', problem: 'none' }), '')).toBe(false);
});

const run: BulkRun = {
  bulkId: '6f0b4c6e-6f7c-4d0e-9f3e-3a1b6a0c9d11',
  fileName: 'mailboxes-nov.csv',
  startedAt: '2026-11-17T09:42:00.000Z',
  endedAt: null,
  counts: { waiting: 6, trying: 2, added: 2, toFix: 0, notAdded: 0, skipped: 0 },
  rows: Array.from({ length: 10 }, (_, index) => row({ row: index + 2 })),
};

test('the pace is computed from what was answered, and not before there is anything to show', () => {
  expect(paceOf(run, new Date('2026-11-17T09:42:04.000Z'))).toEqual({ perMinute: 30, secondsLeft: 16 });
  expect(paceOf(run, new Date(run.startedAt))).toBeUndefined();
  expect(paceOf({ ...run, endedAt: run.startedAt }, new Date('2026-11-17T09:42:04.000Z'))).toBeUndefined();
});

test('the file of rows not added has their reasons and an empty place for the password', () => {
  const rows = [row({}), row({ row: 3, outcome: 'added' })];
  expect(notAddedRows(rows, () => 'Wrong password')).toEqual([
    ['email', 'password', 'row', 'reason', 'words'],
    ['dev@harborline-eu.test', '', 2, 'Wrong password', '535 5.7.8 Bad credentials'],
  ]);
});
