import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayTarget } from './ramp.ts';

const PLENTY = 500;
const MONDAY = '2026-11-16';
const alone = { day: MONDAY, partners: PLENTY, campaignSends: false };

test('a mailbox starts with 5 a day and gets one more each sending day up to its cap', () => {
  const days = Array.from({ length: 20 }, (_, sendingDays) => dayTarget({ sendingDays, cap: 20, ...alone }));
  expect(days.map(({ mails }) => mails)).toEqual([
    5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 20, 20, 20, 20,
  ]);
  expect(days.every(({ slowedBy }) => slowedBy === undefined)).toBe(true);
});

test('nobody gets more than 40 a day, no matter what the cap says', () => {
  expect(dayTarget({ sendingDays: 300, cap: 1_000, ...alone }).mails).toBe(40);
});

test('beside a campaign at most 5 go out, and the day says why', () => {
  const day = dayTarget({ day: MONDAY, sendingDays: 12, cap: 20, partners: PLENTY, campaignSends: true });
  expect(day).toMatchObject({ mails: 5, slowedBy: 'campaignSends' });
});

test.each([
  [0, 0],
  [1, 2],
  [2, 4],
  [4, 8],
  [7, 14],
])('with %i partners a day of 16 shrinks to %i, for want of partners', (partners, mails) => {
  const day = dayTarget({ day: MONDAY, sendingDays: 11, cap: 20, partners, campaignSends: false });
  expect(day).toMatchObject({ mails, slowedBy: 'fewPartners' });
});

test('a pool whose pairs rest longer than the ramp allows begins fewer conversations and says so', () => {
  const day = dayTarget({ day: MONDAY, sendingDays: 11, cap: 20, partners: 11, campaignSends: false });
  expect(day.openings).toBeLessThanOrEqual(2);
  expect(day).toMatchObject({ mails: 16, slowedBy: 'partnersResting' });
});

test('no input takes a day over its cap, over 40 or below nothing', () => {
  const input = fc.record({
    day: fc.constantFrom(MONDAY, '2026-11-17', '2026-11-20'),
    sendingDays: fc.nat(400),
    cap: fc.integer({ min: 1, max: 60 }),
    partners: fc.nat(300),
    campaignSends: fc.boolean(),
  });
  const property = fc.property(input, (ramp) => {
    const { mails, openings } = dayTarget(ramp);
    expect(mails).toBeLessThanOrEqual(Math.min(ramp.cap, 40));
    expect(openings).toBeLessThanOrEqual(mails);
    expect(openings).toBeGreaterThanOrEqual(0);
    if (ramp.campaignSends) expect(mails).toBeLessThanOrEqual(5);
  });
  fc.assert(property);
});
