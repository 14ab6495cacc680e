import { finaliseBill, linesOfPeriod, makeBill, partOf, voidBill } from './bills.ts';
import { collect } from './pay-bill.ts';
import { endOfPeriod } from './periods.ts';
import { mustFind, type Parts, seconds } from './processor-parts.ts';
import type { Subscription } from './shapes.ts';

const endOf = ({ items }: Subscription) => items.data[0]?.current_period_end ?? Number.POSITIVE_INFINITY;

/** When the card processor does something with a subscription by itself; in seconds. */
export const nextRenewal = ({ store }: Parts): number =>
  Math.min(
    ...store
      .list('subscription')
      .filter(({ status }) => status === 'active' || status === 'past_due')
      .map(endOf),
    ...store.list('invoice').map(({ next_payment_attempt: at }) => at ?? Number.POSITIVE_INFINITY),
    Number.POSITIVE_INFINITY,
  );

/** Does what is due by now, the oldest first. */
export function renewDue(parts: Parts) {
  for (let next = nextRenewal(parts); next <= seconds(parts.now()); next = nextRenewal(parts)) {
    const bill = parts.store.list('invoice').find(({ next_payment_attempt: at }) => at === next);
    if (bill) {
      bill.next_payment_attempt = null;
      collect(parts, bill, mustFind(parts, 'subscription', bill.parent.subscription_details.subscription), next);
      continue;
    }
    const subscription = parts.store
      .list('subscription')
      .find((one) => (one.status === 'active' || one.status === 'past_due') && endOf(one) === next);
    if (subscription) passPeriod(parts, subscription, next);
  }
}

/** As if the period that is paid for ended now: everything that is counted from its end moves with it. */
export function billNow(parts: Parts, customer: string) {
  const now = seconds(parts.now());
  const running = parts.store
    .list('subscription')
    .filter((one) => one.customer === customer && (one.status === 'active' || one.status === 'past_due'));
  for (const subscription of running) {
    const by = endOf(subscription) - now;
    // Months differ in length: an anchor moved by as many days would make the next period one of a day or two.
    subscription.billing_cycle_anchor = now;
    for (const item of subscription.items.data) {
      item.current_period_start -= by;
      item.current_period_end -= by;
    }
    const schedule = parts.store.find('subscription_schedule', subscription.schedule);
    for (const phase of schedule ? [schedule.current_phase, ...schedule.phases] : []) {
      phase.start_date -= by;
      phase.end_date -= by;
    }
  }
  renewDue(parts);
}

function passPeriod(parts: Parts, subscription: Subscription, at: number) {
  if (subscription.cancel_at_period_end) {
    Object.assign(subscription, { status: 'canceled', ended_at: at });
    return parts.tell('customer.subscription.deleted', subscription);
  }
  enterPhase(parts, subscription, at);
  for (const item of subscription.items.data) {
    item.current_period_start = at;
    item.current_period_end = endOfPeriod(subscription.billing_cycle_anchor, item.price.recurring.interval, at);
  }
  const { pause_collection: pause } = subscription;
  if (pause && pause.resumes_at !== null && pause.resumes_at <= at) subscription.pause_collection = null;
  const lines = [
    ...(parts.store.pending[subscription.id] ?? []),
    ...linesOfPeriod(parts, subscription.id, subscription.items.data.map(partOf), {
      start: at,
      end: endOf(subscription),
    }),
  ];
  const bill = makeBill(parts, { subscription, reason: 'subscription_cycle', lines, at });
  delete parts.store.pending[subscription.id];
  finaliseBill(parts, bill);
  subscription.latest_invoice = bill.id;
  parts.tell('customer.subscription.updated', subscription);
  if (subscription.pause_collection) {
    voidBill(parts, bill);
    return parts.tell('invoice.voided', bill);
  }
  collect(parts, bill, subscription, at);
}

/** The items of the schedule's phase that begins; once the last one is over the subscription goes on by itself. */
function enterPhase(parts: Parts, subscription: Subscription, at: number) {
  const schedule = parts.store.find('subscription_schedule', subscription.schedule);
  if (!schedule) return;
  const phase = schedule.phases.find(({ start_date: start }) => start === at);
  if (!phase) {
    schedule.status = 'released';
    subscription.schedule = null;
  } else {
    schedule.current_phase = { start_date: phase.start_date, end_date: phase.end_date };
    const [first] = subscription.items.data;
    const before = first?.price.recurring.interval;
    subscription.items.data = phase.items.map(({ price, quantity }) => ({
      id: parts.store.newId('si'),
      object: 'subscription_item',
      created: at,
      subscription: subscription.id,
      price: mustFind(parts, 'price', price),
      quantity,
      current_period_start: at,
      current_period_end: at,
    }));
    if (subscription.items.data[0]?.price.recurring.interval !== before) subscription.billing_cycle_anchor = at;
  }
}
