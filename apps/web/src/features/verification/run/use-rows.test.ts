import type { VerifyRow } from '@outrider/contract/verification/verification';
import { expect, test } from 'vitest';
import { newestOfEach } from './use-rows.ts';

const row = (number: number, category: VerifyRow['category']): VerifyRow => ({
  row: number,
  email: `p${number}@a.test`,
  category,
  reason: 'accepted',
  flags: [],
  mx: '',
  code: null,
  enhanced: '',
  reply: '',
  attempts: 1,
  meant: null,
  tookMs: null,
  nextTryAt: null,
  pending: false,
});

test('a row that came again after its second try is shown once, as it ended', () => {
  const rows = [row(1, 'VALID'), row(2, 'UNCHECKED'), row(3, 'VALID'), row(2, 'INVALID')];
  expect(newestOfEach(rows).map((each) => [each.row, each.category])).toEqual([
    [1, 'VALID'],
    [3, 'VALID'],
    [2, 'INVALID'],
  ]);
});
