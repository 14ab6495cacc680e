import type { Period } from './proration.ts';

export type Interval = 'month' | 'year';

const MONTHS: Record<Interval, number> = { month: 1, year: 12 };

/** So many months later, at the same time of day; the last day of a month that is too short. UTC, as card processors count. */
export function addMonths(at: Date, months: number): Date {
  const first = new Date(at);
  first.setUTCDate(1);
  first.setUTCMonth(first.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(at.getUTCDate(), lastDay));
  return first;
}

/** The period a moment lies in, counted from the anchor, so that the 31st comes back after a short month. */
export function periodAt(anchor: Date, interval: Interval, at: Date): Period {
  const step = MONTHS[interval];
  const months = (at.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + at.getUTCMonth() - anchor.getUTCMonth();
  let count = Math.floor(months / step);
  if (addMonths(anchor, count * step) > at) count -= 1;
  return { from: addMonths(anchor, count * step), until: addMonths(anchor, (count + 1) * step) };
}
