import type { Scope, Trx } from '../../../platform/db.ts';
import { changeBillingAccount, lockBillingAccount, setPlan } from '../accounts/accounts.repository.ts';
import type { AccountChange, AccountRow, ForetoldBill } from '../billing.tables.ts';
import type { BillingDeps } from '../billing-deps.ts';
import type { CardInvoice, CardSubscription } from '../cards/card-processor.ts';
import { itemOf, type PlanKey } from '../plans/plan-items.ts';
import type { QuoteRow } from '../plans/quotes.repository.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Another plan holds, or one that stood still goes on. */
    'billing.plan-changed': { workspaceId: string };
  }
}

const NOTHING_PAID = {
  subscription_id: null,
  pays_by: null,
  period_start: null,
  period_end: null,
  cancels_at: null,
  paused_from: null,
  paused_until: null,
  mailboxes: 0,
  warmed: '{}',
  next_bill: null,
} as const;

const NOTHING_SCHEDULED = { scheduled_plan: null, scheduled_by: null, scheduled_at: null } as const;
const NOTHING_UNPAID = {
  unpaid_since: null,
  unpaid_total: null,
  unpaid_reason: '',
  pay_url: null,
  notice_day: null,
} as const;

const planOf = ({ items }: CardSubscription): PlanKey => {
  const [plan] = items.map(({ lookupKey }) => itemOf(lookupKey)).filter((item) => item?.kind === 'plan');
  return plan?.plan ?? 'free';
};

/** What was seen beside the subscription itself. */
type Seen = {
  /** The oldest bill that is open first. */
  open: readonly CardInvoice[];
  /** What the bank said to the oldest. */
  declinedFor: string | null;
  next: ForetoldBill | null;
};

/** Writes down what the card processor says of a subscription, and of its bills where they were looked at. */
export async function keepSubscription(
  { now, jobs }: Pick<BillingDeps, 'now' | 'jobs'>,
  trx: Trx,
  scope: Scope,
  subscription: CardSubscription,
  seen?: Seen,
): Promise<void> {
  const { subscriptionId, customerId, state, paused } = subscription;
  // The first bill is not paid: there is no plan yet.
  if (state === 'incomplete') return;
  const account = await lockBillingAccount(trx, scope);
  const looked = { customer_id: customerId, looked_at: now() };
  const tellChanged = () => jobs.enqueue(trx, 'billing.plan-changed', { workspaceId: scope.workspaceId });
  if (state === 'cancelled') {
    // An older one that ended says nothing of the one that holds now.
    if (account.subscription_id !== null && account.subscription_id !== subscriptionId) return;
    await changeBillingAccount(trx, scope, { ...NOTHING_PAID, ...NOTHING_SCHEDULED, ...NOTHING_UNPAID, ...looked });
    await setPlan(trx, scope, 'free');
    await tellChanged();
    return;
  }
  const isUnpaid = state === 'pastDue' || state === 'unpaid';
  const unpaid = isUnpaid ? unpaidOf(account, seen, now()) : NOTHING_UNPAID;
  const isStillToCome =
    subscription.scheduleId !== null && account.scheduled_at !== null && account.scheduled_at > now();
  await changeBillingAccount(trx, scope, {
    ...looked,
    subscription_id: subscriptionId,
    pays_by: subscription.items[0]?.interval ?? null,
    period_start: subscription.periodStart,
    period_end: subscription.periodEnd,
    cancels_at: subscription.cancelsAt,
    paused_from: paused ? (account.paused_from ?? subscription.periodEnd) : null,
    paused_until: paused?.resumesAt ?? null,
    ...(isStillToCome ? {} : NOTHING_SCHEDULED),
    // Anything changed since the last look may change the next bill.
    next_bill: seen?.next ? JSON.stringify(seen.next) : null,
    ...unpaid,
  });
  const isOther = await setPlan(trx, scope, planOf(subscription));
  const goesOn = (account.unpaid_since !== null && !isUnpaid) || (account.paused_until !== null && !paused);
  if (isOther || goesOn) await tellChanged();
}

/** Until the bills themselves were looked at, what was known of them holds. */
function unpaidOf(account: AccountRow, seen: Seen | undefined, now: Date): AccountChange {
  const [oldest] = seen?.open ?? [];
  const since = account.unpaid_since ?? oldest?.createdAt ?? now;
  if (!seen || !oldest) return { unpaid_since: since };
  return {
    unpaid_since: since,
    unpaid_total: seen.open.reduce((sum, { amountDue }) => sum + amountDue, 0),
    unpaid_reason: seen.declinedFor ?? account.unpaid_reason,
    pay_url: oldest.payUrl,
  };
}

/** A step down that waits for the end of the period. */
export async function keepScheduled(trx: Trx, scope: Scope, quote: QuoteRow): Promise<void> {
  if (quote.is_now) return;
  await changeBillingAccount(trx, scope, {
    scheduled_plan: quote.plan,
    scheduled_by: quote.plan === 'free' ? null : quote.pays_by,
    scheduled_at: quote.takes_effect_at,
  });
}
