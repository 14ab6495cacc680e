import type { Scope, Trx } from '../../../platform/db.ts';
import type { BillingDeps } from '../billing-deps.ts';
import type { CardInvoice, CardSubscription } from '../cards/card-processor.ts';
import { itemOf, type PlanKey } from '../plans/plan-items.ts';
import type { QuoteRow } from '../plans/quotes.repository.ts';
import { changeBillingAccount, lockBillingAccount, setPlan } from './accounts.repository.ts';

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

/** Writes down what the card processor says of a subscription. `bill` is its latest, where it was looked at. */
export async function keepSubscription(
  { now }: Pick<BillingDeps, 'now'>,
  trx: Trx,
  scope: Scope,
  subscription: CardSubscription,
  bill?: CardInvoice,
): Promise<void> {
  const { subscriptionId, customerId, state, paused } = subscription;
  // The first bill is not paid: there is no plan yet.
  if (state === 'incomplete') return;
  const account = await lockBillingAccount(trx, scope);
  const looked = { customer_id: customerId, looked_at: now() };
  if (state === 'cancelled') {
    // An older one that ended says nothing of the one that holds now.
    if (account.subscription_id !== null && account.subscription_id !== subscriptionId) return;
    await changeBillingAccount(trx, scope, { ...NOTHING_PAID, ...NOTHING_SCHEDULED, ...NOTHING_UNPAID, ...looked });
    await setPlan(trx, scope, 'free');
    return;
  }
  const isUnpaid = state === 'pastDue' || state === 'unpaid';
  const unpaid = isUnpaid
    ? {
        unpaid_since: account.unpaid_since ?? bill?.createdAt ?? now(),
        unpaid_total: bill?.amountDue ?? account.unpaid_total,
        pay_url: bill?.payUrl ?? account.pay_url,
      }
    : NOTHING_UNPAID;
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
    ...unpaid,
  });
  await setPlan(trx, scope, planOf(subscription));
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
