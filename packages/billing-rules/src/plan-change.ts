import { addMonths, type Interval } from './periods.ts';
import { changeWithin, type Period, worthOfRest } from './proration.ts';

/** Prices in minor units of one currency. */
export type PlanPrice = { key: string; monthly: number; yearly: number };

export type ChangeKind = 'start' | 'upgrade' | 'downgrade' | 'interval';

/** What is paid for now; null without a paid plan. */
export type Paid = { plan: PlanPrice; interval: Interval; period: Period } | null;

export type Wanted = { plan: PlanPrice; interval: Interval };

export type BillLine = {
  kind: 'plan' | 'unusedPlan' | 'mailboxes' | 'domain' | 'renewal' | 'warmedDomain' | 'tax' | 'credit';
  of: string;
  count: number;
  each: number;
  amount: number;
  from: string | null;
  until: string | null;
};

export type PlanChange = {
  kind: ChangeKind;
  isNow: boolean;
  takesEffectAt: Date;
  /** What is charged and given back at once. Below zero in sum, the rest is taken off the next bills. */
  lines: BillLine[];
  /** The period that is paid once the change holds; null for a plan without a price. */
  period: Period | null;
};

export const priceOf = ({ monthly, yearly }: PlanPrice, interval: Interval) => (interval === 'year' ? yearly : monthly);

/** Null: it is what there is. */
export function changeKind(paid: Paid, wanted: Wanted): ChangeKind | null {
  if (!paid) return wanted.plan.monthly > 0 ? 'start' : null;
  if (wanted.plan.key !== paid.plan.key) return wanted.plan.monthly > paid.plan.monthly ? 'upgrade' : 'downgrade';
  return wanted.interval === paid.interval ? null : 'interval';
}

/** A step up and a longer interval hold at once; a step down and a shorter interval wait for the end of what is paid for. */
export function planChange(paid: Paid, wanted: Wanted, at: Date): PlanChange | null {
  const kind = changeKind(paid, wanted);
  if (kind === null) return null;
  if (!paid) return { kind, isNow: true, takesEffectAt: at, ...newPeriod(wanted, at, []) };
  const waits = kind === 'downgrade' || (kind === 'interval' && wanted.interval === 'month');
  if (waits) {
    const from = paid.period.until;
    const period = wanted.plan.monthly > 0 ? { from, until: endOf(wanted.interval, from) } : null;
    return { kind, isNow: false, takesEffectAt: from, lines: [], period };
  }
  if (wanted.interval === paid.interval)
    return { kind, isNow: true, takesEffectAt: at, ...restOfPeriod(paid, wanted, at) };
  return { kind, isNow: true, takesEffectAt: at, ...newPeriod(wanted, at, unusedLines(paid, at)) };
}

const endOf = (interval: Interval, from: Date) => addMonths(from, interval === 'year' ? 12 : 1);

/** Another interval begins a period of its own. */
function newPeriod(wanted: Wanted, at: Date, unused: BillLine[]) {
  const period = { from: at, until: endOf(wanted.interval, at) };
  const price = priceOf(wanted.plan, wanted.interval);
  return { period, lines: [planLine(wanted.plan.key, price, price, period), ...unused] };
}

function restOfPeriod(paid: NonNullable<Paid>, wanted: Wanted, at: Date) {
  const price = priceOf(wanted.plan, wanted.interval);
  const { charge } = changeWithin(priceOf(paid.plan, paid.interval), price, paid.period, at);
  const rest = { from: at, until: paid.period.until };
  return { period: paid.period, lines: [planLine(wanted.plan.key, price, charge, rest), ...unusedLines(paid, at)] };
}

function unusedLines({ plan, interval, period }: NonNullable<Paid>, at: Date): BillLine[] {
  const each = priceOf(plan, interval);
  const unused = worthOfRest(each, period, at);
  const rest = { from: at, until: period.until };
  return unused === 0 ? [] : [{ ...planLine(plan.key, each, -unused, rest), kind: 'unusedPlan' }];
}

export const planLine = (of: string, each: number, amount: number, { from, until }: Period): BillLine => ({
  kind: 'plan',
  of,
  count: 1,
  each,
  amount,
  from: from.toISOString(),
  until: until.toISOString(),
});

export const totalOf = (lines: readonly BillLine[]): number => lines.reduce((sum, { amount }) => sum + amount, 0);

export const doesNotFit = <T extends string>(
  usage: readonly { quotaType: T; used: number }[],
  quotas: Readonly<Record<T, number | null>>,
): { quotaType: T; used: number; total: number }[] =>
  usage.flatMap(({ quotaType, used }) => {
    const total = quotas[quotaType];
    return total !== null && used > total ? [{ quotaType, used, total }] : [];
  });
