import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextBill } from './next-bill.ts';

const growth = { key: 'growth', monthly: 7_900, yearly: 79_000 };
const at = new Date('2026-12-01T00:00:00Z');

test('the next bill has the plan, the mailboxes and the warmed domains of each price, and their sum', () => {
  const items = { mailboxes: 6, mailboxPrice: 300, warmed: { 'b.test': 3_600, 'c.test': 2_400, 'a.test': 3_600 } };
  const { lines, total } = nextBill({ plan: growth, interval: 'month', at, items, credit: 0 });
  expect(lines.map(({ kind, of, count, amount }) => [kind, of, count, amount])).toEqual([
    ['plan', 'growth', 1, 7_900],
    ['mailboxes', '', 6, 1_800],
    ['warmedDomain', '', 1, 2_400],
    ['warmedDomain', '', 2, 7_200],
  ]);
  expect(total).toBe(19_300);
});

test('a credit is taken off as far as it goes, and a bill is never below zero', () => {
  const items = { mailboxes: 0, mailboxPrice: 300, warmed: {} };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 50_000 }), (credit) => {
      const { lines, total } = nextBill({ plan: growth, interval: 'month', at, items, credit });
      expect(total).toBe(Math.max(0, 7_900 - credit));
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
    }),
  );
});
