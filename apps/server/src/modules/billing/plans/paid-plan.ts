import type { Interval } from '@outrider/billing-rules/periods';
import type { Paid, PlanPrice } from '@outrider/billing-rules/plan-change';
import type { AccountRow } from '../billing.tables.ts';
import type { PlanBook } from '../plans.ts';
import type { Parts, PlanKey } from './plan-items.ts';

export const planPrice = ({ plans }: PlanBook, key: PlanKey): PlanPrice => ({ ...plans[key], key });

export const partsOf = (account: AccountRow | undefined): Parts => ({
  mailboxes: account?.mailboxes ?? 0,
  warmed: account?.warmed ?? {},
});

/** The plan that is paid for and until when; null for one without a price. */
export function paidPlan(book: PlanBook, key: PlanKey, account: AccountRow | undefined): Paid {
  const period = periodOf(account);
  const plan = planPrice(book, key);
  if (!account?.subscription_id || !period || plan.monthly === 0) return null;
  return { plan, interval: intervalOf(account), period };
}

export const intervalOf = ({ pays_by }: AccountRow): Interval => pays_by ?? 'month';

function periodOf(account: AccountRow | undefined) {
  if (!account?.period_start || !account.period_end) return undefined;
  return { from: account.period_start, until: account.period_end };
}
