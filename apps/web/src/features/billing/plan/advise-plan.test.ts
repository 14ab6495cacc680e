import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OFFERS, RESET_AT, USAGE } from '../testing.ts';
import { advisePlan, isBelowUse, roomADay } from './advise-plan.ts';

const NOW = Date.parse('2026-11-17T10:00:00.000Z');
const usedFully = (share: number) => USAGE.map((quota) => ({ ...quota, used: Math.floor((quota.total ?? 0) * share) }));

test('a plan with less than what is used says so, and one with exactly as much does not', () => {
  expect(OFFERS.plans.filter((plan) => isBelowUse(plan, USAGE)).map(({ key }) => key)).toEqual(['free', 'starter']);
  const [, , growth] = OFFERS.plans;
  expect(growth && isBelowUse(growth, usedFully(1))).toBe(false);
});

test('a quota that runs out before the month ends advises the next plan that lasts', () => {
  expect(advisePlan(OFFERS, NOW)).toBe('scale');
});

test('nothing is advised while everything lasts, and where no plan is large enough', () => {
  expect(advisePlan({ ...OFFERS, runsOut: [] }, NOW)).toBeUndefined();
  expect(advisePlan({ ...OFFERS, current: 'scale' }, NOW)).toBeUndefined();
});

test('a quota that is used up advises a larger plan, at any pace', () => {
  expect(advisePlan({ ...OFFERS, runsOut: [], usage: usedFully(1) }, NOW)).toBe('scale');
});

test('what is left for a day never adds up to more than what is left of the month', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000_000), fc.integer({ min: 1, max: 31 }), (total, used, days) => {
      const now = Date.parse(RESET_AT) - days * 86_400_000;
      const room = roomADay(total, { quotaType: 'MAIL', used, total, resetAt: RESET_AT }, now) ?? 0;
      expect(room).toBeGreaterThanOrEqual(0);
      expect(room * days).toBeLessThanOrEqual(Math.max(0, total - used));
    }),
  );
});

test('without a limit there is no room to count', () => {
  expect(roomADay(null, { quotaType: 'MAIL', used: 5, total: null, resetAt: RESET_AT }, NOW)).toBeNull();
});
