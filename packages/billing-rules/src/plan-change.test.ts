import fc from 'fast-check';
import { expect, test } from 'vitest';
import { periodAt } from './periods.ts';
import { doesNotFit, type Paid, planChange, priceOf, totalOf } from './plan-change.ts';

const plan = (key: string, monthly: number) => ({ key, monthly, yearly: monthly * 10 });
const PLANS = [plan('free', 0), plan('starter', 2_900), plan('growth', 7_900), plan('scale', 19_900)] as const;
const [free, starter, growth, scale] = PLANS;
const at = new Date('2026-11-18T00:00:00Z');
const november = { from: new Date('2026-11-01T00:00:00Z'), until: new Date('2026-12-01T00:00:00Z') };
const onGrowth: Paid = { plan: growth, interval: 'month', period: november };

test('from the free plan a paid one starts at once, with a whole period to pay', () => {
  const change = planChange(null, { plan: starter, interval: 'year' }, at);
  expect(change).toMatchObject({ kind: 'start', isNow: true, takesEffectAt: at });
  expect(totalOf(change?.lines ?? [])).toBe(29_000);
  expect(change?.period?.until).toEqual(new Date('2027-11-18T00:00:00Z'));
});

test('a step up holds at once and costs the rest of the period less what was paid for it', () => {
  const change = planChange(onGrowth, { plan: scale, interval: 'month' }, at);
  expect(change).toMatchObject({ kind: 'upgrade', isNow: true, period: november });
  expect(change?.lines.map(({ kind, of, amount }) => [kind, of, amount])).toEqual([
    ['plan', 'scale', 8_623],
    ['unusedPlan', 'growth', -3_423],
  ]);
});

test('a step down, to the free plan too, waits for the end of the period and costs nothing now', () => {
  for (const wanted of [starter, free]) {
    const change = planChange(onGrowth, { plan: wanted, interval: 'month' }, at);
    expect(change).toMatchObject({ kind: 'downgrade', isNow: false, takesEffectAt: november.until, lines: [] });
  }
});

test('from a month to a year a new period begins at once, from a year to a month at its end', () => {
  const longer = planChange(onGrowth, { plan: growth, interval: 'year' }, at);
  expect(longer).toMatchObject({ kind: 'interval', isNow: true });
  expect(totalOf(longer?.lines ?? [])).toBe(79_000 - 3_423);
  const year = { from: november.from, until: new Date('2027-11-01T00:00:00Z') };
  const shorter = planChange({ plan: growth, interval: 'year', period: year }, { plan: growth, interval: 'month' }, at);
  expect(shorter).toMatchObject({ kind: 'interval', isNow: false, takesEffectAt: year.until, lines: [] });
});

test('the plan there is, and the free one without a paid one, are no change', () => {
  expect(planChange(onGrowth, { plan: growth, interval: 'month' }, at)).toBeNull();
  expect(planChange(null, { plan: free, interval: 'year' }, at)).toBeNull();
});

test('no change costs more than the new price of a period or gives back more than was paid for this one', () => {
  const key = fc.constantFrom(...PLANS);
  const interval = fc.constantFrom('month' as const, 'year' as const);
  const moment = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2030, 0, 1) }).map((ms) => new Date(ms));
  fc.assert(
    fc.property(key, interval, key, interval, moment, moment, (has, paidBy, wanted, by, anchor, now) => {
      const paid = has.monthly === 0 ? null : { plan: has, interval: paidBy, period: periodAt(anchor, paidBy, now) };
      const change = planChange(paid, { plan: wanted, interval: by }, now);
      const due = totalOf(change?.lines ?? []);
      expect(due).toBeLessThanOrEqual(priceOf(wanted, by));
      expect(due).toBeGreaterThanOrEqual(paid ? -priceOf(has, paidBy) : 0);
      if (change && !change.isNow) expect(due).toBe(0);
    }),
  );
});

test('only what is used beyond the new plan does not fit', () => {
  const usage = [
    { quotaType: 'MAILBOX', used: 12 },
    { quotaType: 'MAIL', used: 500 },
    { quotaType: 'CONTACT', used: 9_000 },
  ];
  expect(doesNotFit(usage, { MAILBOX: 2, MAIL: 500, CONTACT: null })).toEqual([
    { quotaType: 'MAILBOX', used: 12, total: 2 },
  ]);
});
