import type { Interval } from './periods.ts';
import { addMonths } from './periods.ts';
import { type BillLine, type PlanPrice, planLine, priceOf, totalOf } from './plan-change.ts';

/** Bought mailboxes and warmed domains, each at its price a month. */
export type MonthlyItems = { mailboxes: number; mailboxPrice: number; warmed: Readonly<Record<string, number>> };

/** How many domains there are of each price, the lowest first. Domains of one price are billed together. */
export function countByPrice(warmed: MonthlyItems['warmed']): { monthly: number; count: number }[] {
  const counts = new Map<number, number>();
  for (const monthly of Object.values(warmed)) counts.set(monthly, (counts.get(monthly) ?? 0) + 1);
  return [...counts]
    .map(([monthly, count]) => ({ monthly, count }))
    .toSorted((one, other) => one.monthly - other.monthly);
}

/** Of an interval. */
export const MONTHS: Record<Interval, number> = { month: 1, year: 12 };

/** A year of a mailbox or a warmed domain is twelve months of it: only plans are cheaper by the year. */
export function itemLines(
  { mailboxes, mailboxPrice, warmed }: MonthlyItems,
  interval: Interval,
  from: Date,
): BillLine[] {
  const months = MONTHS[interval];
  const period = { from: from.toISOString(), until: addMonths(from, months).toISOString() };
  const line = (kind: BillLine['kind'], of: string, count: number, price: number): BillLine => ({
    kind,
    of,
    count,
    each: price * months,
    amount: price * months * count,
    ...period,
  });
  return [
    ...(mailboxes > 0 ? [line('mailboxes', '', mailboxes, mailboxPrice)] : []),
    ...countByPrice(warmed).map(({ monthly, count }) => line('warmedDomain', '', count, monthly)),
  ];
}

type Bill = {
  plan: PlanPrice;
  interval: Interval;
  at: Date;
  items: MonthlyItems;
  /** What earlier changes left over; taken off as far as it goes. */
  credit: number;
};

/** What the period that begins at a moment costs, to the minor unit, if nothing is changed before. */
export function nextBill({ plan, interval, at, items, credit }: Bill): { lines: BillLine[]; total: number } {
  const price = priceOf(plan, interval);
  const period = { from: at, until: addMonths(at, MONTHS[interval]) };
  const lines = [...(price > 0 ? [planLine(plan.key, price, price, period)] : []), ...itemLines(items, interval, at)];
  const used = Math.min(credit, totalOf(lines));
  const off: BillLine = {
    kind: 'credit',
    of: '',
    count: 1,
    each: -used,
    amount: -used,
    from: null,
    until: null,
  };
  const all = used > 0 ? [...lines, off] : lines;
  return { lines: all, total: totalOf(all) };
}
