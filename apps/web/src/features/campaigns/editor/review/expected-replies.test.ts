import { expect, test } from 'vitest';
import { expectedReplies } from './expected-replies.ts';

const reach = [
  { round: 0, leads: 860 },
  { round: 1, leads: 508 },
];

test('replies are expected from everybody who gets a mail, within what the last campaigns leave open', () => {
  expect(expectedReplies(reach, { campaigns: 3, replied: { of: 1_400, low: 0.052, high: 0.081 } })).toEqual([45, 70]);
});

test('without campaigns to go by, nothing is expected', () => {
  expect(expectedReplies(reach, { campaigns: 0, replied: { of: 0, low: 0, high: 1 } })).toBeUndefined();
  expect(expectedReplies(reach, { campaigns: 1, replied: { of: 0, low: 0, high: 1 } })).toBeUndefined();
});
