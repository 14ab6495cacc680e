import type { TrendDay } from '@outrider/contract/dashboard';

export const MEASURES = ['mails', 'read', 'replies', 'bounced'] as const;
export type Measure = (typeof MEASURES)[number];

/** What is counted, and of what it is a share; mails are a number of their own. */
const PARTS: Record<Measure, { count: keyof Counts; of: keyof Counts | null }> = {
  mails: { count: 'sent', of: null },
  read: { count: 'opened', of: 'delivered' },
  replies: { count: 'replies', of: 'delivered' },
  bounced: { count: 'bounced', of: 'sent' },
};
type Counts = Omit<TrendDay, 'day'>;

/** Null: a share of nothing. */
const rateIn = (measure: Measure, counts: Counts): number | null => {
  const { count, of } = PARTS[measure];
  if (of === null) return counts[count];
  return counts[of] > 0 ? counts[count] / counts[of] : null;
};

function sumDays(days: readonly TrendDay[]): Counts {
  const sum = { sent: 0, delivered: 0, opened: 0, replies: 0, bounced: 0 };
  for (const day of days) for (const name of Object.keys(sum) as (keyof Counts)[]) sum[name] += day[name];
  return sum;
}

/** Whether a difference is good news; of mails fewer are neither. */
type Meaning = 'good' | 'bad' | 'none';

export type Compared = {
  now: number | null;
  before: number | null;
  /** Of mails the share they grew by, of a share its points (both 0.01 for one in a hundred); null without a before. */
  difference: number | null;
  means: Meaning;
  /** Day by day. */
  days: (number | null)[];
  daysBefore: (number | null)[];
};

/** Differences smaller than what is shown are none. */
const SHOWN = { growth: 0.005, points: 0.0005 };

export function comparePeriods(
  measure: Measure,
  { days, before }: { days: readonly TrendDay[]; before: readonly TrendDay[] },
): Compared {
  const [now, then] = [rateIn(measure, sumDays(days)), rateIn(measure, sumDays(before))];
  const difference = differenceOf(measure, now, then);
  return {
    now,
    before: then,
    difference,
    means: meaningOf(measure, difference),
    days: days.map((day) => rateIn(measure, day)),
    daysBefore: before.map((day) => rateIn(measure, day)),
  };
}

function differenceOf(measure: Measure, now: number | null, before: number | null): number | null {
  if (now === null || before === null) return null;
  if (measure !== 'mails') return now - before;
  return before > 0 ? now / before - 1 : null;
}

function meaningOf(measure: Measure, difference: number | null): Meaning {
  const least = measure === 'mails' ? SHOWN.growth : SHOWN.points;
  if (difference === null || Math.abs(difference) < least) return 'none';
  if (measure === 'bounced') return difference > 0 ? 'bad' : 'good';
  if (difference > 0) return 'good';
  return measure === 'mails' ? 'none' : 'bad';
}
