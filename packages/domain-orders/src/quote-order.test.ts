import fc from 'fast-check';
import { expect, test } from 'vitest';
import { prorate, quoteOrder, yearsAfter } from './quote-order.ts';

const NOVEMBER = { start: new Date('2026-11-01T00:00:00Z'), end: new Date('2026-12-01T00:00:00Z') };
const NOW = new Date('2026-11-17T10:41:00Z');
const prices = { currency: 'USD', mailboxMonthly: 300 };
const usd = (amount: number) => ({ amount, currency: 'USD' });

test('three domains with six mailboxes in the middle of November cost their first year and fourteen of thirty days', () => {
  const domains = [1_299, 1_299, 899].map((amount, at) => ({
    domain: `d${at}.test`,
    mailboxes: 2,
    name: usd(amount),
    renewal: usd(amount + 100),
  }));
  const quote = quoteOrder({ kind: 'new', years: 1, domains, prices, now: NOW, month: NOVEMBER });
  expect(quote).toMatchObject({ dueNow: 4_337, monthly: 1_800, renewal: { total: 3_797 } });
  expect(quote.lines.at(-1)).toMatchObject({ kind: 'mailboxes', count: 6, each: 140, amount: 840 });
  expect(quote.items[2]).toEqual({ domain: 'd2.test', name: 899, mailboxes: 280 });
});

test('a warmed-up domain is paid by the month, with its mailboxes', () => {
  const domains = [{ domain: 'a.test', mailboxes: 3, name: usd(3_600), renewal: null }];
  const quote = quoteOrder({ kind: 'warmed', years: 1, domains, prices, now: NOW, month: NOVEMBER });
  expect(quote).toMatchObject({ dueNow: 1_680, monthly: 3_600, renewal: null });
  expect(quote.lines.map(({ kind }) => kind)).toEqual(['warmedDomain']);
  const unbilled = quoteOrder({ kind: 'warmed', years: 1, domains, prices, now: NOW, month: { start: NOW, end: NOW } });
  expect(unbilled).toMatchObject({ dueNow: 0, monthly: 3_600, lines: [{ kind: 'warmedDomain', amount: 0 }] });
});

test('an order in two currencies is no order', () => {
  const domains = [{ domain: 'a.test', mailboxes: 0, name: { amount: 5, currency: 'EUR' }, renewal: null }];
  expect(() => quoteOrder({ kind: 'new', years: 1, domains, prices, now: NOW, month: NOVEMBER })).toThrow(
    'one currency',
  );
});

test('every sum is whole, lines add up to what is due, and items add up to the lines', () => {
  const domain = fc.record({
    domain: fc.constantFrom('a.test', 'b.test'),
    mailboxes: fc.nat(20),
    name: fc.option(fc.nat(100_000).map(usd)),
    renewal: fc.option(fc.nat(100_000).map(usd)),
  });
  const asked = fc.record({
    kind: fc.constantFrom('new' as const, 'existing' as const, 'warmed' as const, 'renewal' as const),
    years: fc.integer({ min: 1, max: 10 }),
    domains: fc.array(domain, { minLength: 1, maxLength: 20 }),
    now: fc.date({ min: NOVEMBER.start, max: NOVEMBER.end, noInvalidDate: true }),
  });
  fc.assert(
    fc.property(asked, (order) => {
      const { lines, items, dueNow, monthly } = quoteOrder({ ...order, prices, month: NOVEMBER });
      expect(lines.every(({ count, each, amount }) => Number.isInteger(amount) && count * each === amount)).toBe(true);
      expect(lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(dueNow);
      expect(items.reduce((sum, { name, mailboxes }) => sum + name + mailboxes, 0)).toBe(dueNow);
      expect(Number.isInteger(monthly)).toBe(true);
    }),
  );
});

test('a part of a month is never more than the month, and never less the earlier it begins', () => {
  const moment = fc.date({ min: NOVEMBER.start, max: NOVEMBER.end, noInvalidDate: true });
  fc.assert(
    fc.property(fc.nat(1_000_000), moment, moment, (monthly, one, other) => {
      const [earlier, later] = one < other ? [one, other] : [other, one];
      const parts = [earlier, later].map((now) => prorate(monthly, now, NOVEMBER));
      expect(parts[0]).toBeLessThanOrEqual(monthly);
      expect(parts[1]).toBeLessThanOrEqual(parts[0] ?? 0);
      expect(parts[1]).toBeGreaterThanOrEqual(0);
    }),
  );
});

test('a year after the 29th of February ends on the 28th', () => {
  expect(yearsAfter(new Date('2028-02-29T12:00:00Z'), 1).toISOString()).toBe('2029-02-28T12:00:00.000Z');
});
