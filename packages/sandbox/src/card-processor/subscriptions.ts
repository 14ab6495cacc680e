import { finaliseBill, linesOfChange, linesOfPeriod, makeBill, partOf } from './bills.ts';
import { type Form, formOf, formsOf, metadataOf, numberOf, textOf } from './form-body.ts';
import { notePaid, tryToPay } from './pay-bill.ts';
import { addIntervals } from './periods.ts';
import { mustFind, type Parts, seconds } from './processor-parts.ts';
import { declined, invalid } from './refusal.ts';
import {
  type Invoice,
  type InvoiceLine,
  listOf,
  type Price,
  type Subscription,
  type SubscriptionItem,
} from './shapes.ts';
import type { WebhookBreak } from './store.ts';

const ITEMS_MAX = 20;

/** As many as Stripe takes, at once or one after the other. */
export function refuseTooMany(items: readonly unknown[], param: string): void {
  if (items.length > ITEMS_MAX) throw invalid(`A subscription has at most ${ITEMS_MAX} items.`, param);
}

export type WantedPart = { price: string; quantity: number };

type Started = {
  customer: string;
  items: WantedPart[];
  metadata: Record<string, string>;
  paymentMethod: string | null;
  isThere: boolean;
  /** When the first bill comes; what is before it costs nothing. */
  firstBillAt?: number | undefined;
  breaks?: readonly WebhookBreak[];
};

/** Begins now and is paid now, unless its first bill comes later; when the card is refused there is no subscription. */
export function startSubscription(parts: Parts, wanted: Started): Subscription {
  const at = seconds(parts.now());
  const id = parts.store.newId('sub');
  refuseTooMany(wanted.items, 'items');
  const prices = wanted.items.map(({ price }) => mustFind(parts, 'price', price));
  const interval = intervalOf(prices);
  const end = wanted.firstBillAt ?? addIntervals(at, interval, 1);
  const items = wanted.items.map((part, index) =>
    itemOf(parts, id, { price: prices[index] as Price, quantity: part.quantity }, { start: at, end }),
  );
  const subscription: Subscription = {
    id,
    object: 'subscription',
    created: at,
    customer: wanted.customer,
    status: 'active',
    currency: prices[0]?.currency ?? 'usd',
    items: listOf(items, `/v1/subscription_items?subscription=${id}`),
    default_payment_method: wanted.paymentMethod,
    cancel_at_period_end: false,
    cancel_at: null,
    canceled_at: null,
    ended_at: null,
    pause_collection: null,
    schedule: null,
    latest_invoice: null,
    billing_cycle_anchor: wanted.firstBillAt ?? at,
    metadata: wanted.metadata,
  };
  const bill = wanted.firstBillAt === undefined && billFirstPeriod(parts, subscription, { at, end, wanted });
  parts.store.put(subscription);
  parts.tell('customer.subscription.created', subscription, wanted.breaks);
  if (bill) parts.tell('invoice.paid', bill, wanted.breaks);
  return subscription;
}

type FirstPeriod = { at: number; end: number; wanted: Started };

function billFirstPeriod(parts: Parts, subscription: Subscription, { at, end, wanted }: FirstPeriod): Invoice {
  const lines = linesOfPeriod(parts, subscription.id, subscription.items.data.map(partOf), { start: at, end });
  const bill = makeBill(parts, { subscription, reason: 'subscription_create', lines, at });
  payAtOnce(parts, bill, subscription, wanted.isThere);
  subscription.latest_invoice = bill.id;
  return bill;
}

/** The bill exists only once it is paid. */
function payAtOnce(parts: Parts, bill: Invoice, subscription: Subscription, isThere: boolean) {
  const error = tryToPay(parts, bill, subscription, isThere);
  if (error) throw declined(error);
  finaliseBill(parts, bill);
}

function intervalOf(prices: Price[]) {
  const intervals = new Set(prices.map(({ recurring }) => recurring.interval));
  const [interval] = intervals;
  if (interval === undefined || intervals.size > 1) {
    throw invalid('All prices of a subscription must have the same interval.', 'items');
  }
  return interval;
}

function itemOf(
  parts: Parts,
  subscription: string,
  { price, quantity }: { price: Price; quantity: number },
  { start, end }: { start: number; end: number },
): SubscriptionItem {
  return {
    id: parts.store.newId('si'),
    object: 'subscription_item',
    created: seconds(parts.now()),
    subscription,
    price,
    quantity,
    current_period_start: start,
    current_period_end: end,
  };
}

export function createSubscription(parts: Parts, form: Form): Subscription {
  const customer = mustFind(parts, 'customer', textOf(form.customer) ?? '');
  if (customer.invoice_settings.default_payment_method === null) {
    throw invalid(
      'This customer has no attached payment source or default payment method.',
      'customer',
      'resource_missing',
    );
  }
  const items = formsOf(form.items).map((item) => ({
    price: textOf(item.price) ?? '',
    quantity: numberOf(item.quantity) ?? 1,
  }));
  const isThere = form.off_session !== 'true';
  return startSubscription(parts, {
    customer: customer.id,
    items,
    metadata: metadataOf(form.metadata),
    paymentMethod: null,
    isThere,
    firstBillAt: firstBillAtOf(parts, form, items),
  });
}

/** A later anchor without proration; with it the time until then would be billed at once, which nobody here asks for. */
function firstBillAtOf(parts: Parts, form: Form, items: WantedPart[]): number | undefined {
  const anchor = numberOf(form.billing_cycle_anchor);
  if (anchor === undefined) return undefined;
  const interval = intervalOf(items.map(({ price }) => mustFind(parts, 'price', price)));
  const now = seconds(parts.now());
  if (form.proration_behavior !== 'none' || anchor <= now || anchor > addIntervals(now, interval, 1)) {
    throw invalid('billing_cycle_anchor must be within one period, without proration.', 'billing_cycle_anchor');
  }
  return anchor;
}

/** The items as they would be after the changes a request asks for. */
function changedItems(parts: Parts, subscription: Subscription, changes: Form[]): SubscriptionItem[] {
  const [first] = subscription.items.data;
  const span = { start: first?.current_period_start ?? 0, end: first?.current_period_end ?? 0 };
  const items = subscription.items.data.map((item) => ({ ...item }));
  for (const change of changes) {
    const price = textOf(change.price);
    const quantity = numberOf(change.quantity);
    const id = textOf(change.id);
    if (id === undefined) {
      const found = mustFind(parts, 'price', price ?? '');
      items.push(itemOf(parts, subscription.id, { price: found, quantity: quantity ?? 1 }, span));
      continue;
    }
    const index = items.findIndex((item) => item.id === id);
    const item = items[index];
    if (!item) throw invalid(`No such subscription item: '${id}'`, 'items');
    if (change.deleted === 'true') items.splice(index, 1);
    if (price !== undefined) item.price = mustFind(parts, 'price', price);
    if (quantity !== undefined) item.quantity = quantity;
  }
  if (items.length === 0) throw invalid('A subscription must have at least one item.', 'items');
  refuseTooMany(items, 'items');
  return items;
}

export type ChangeInWords = { lines: InvoiceLine[]; items: SubscriptionItem[]; restarts: boolean; at: number };

/** What a change costs, and the items it leaves. */
export function planChange(parts: Parts, subscription: Subscription, form: Form): ChangeInWords {
  const [first] = subscription.items.data;
  const at = numberOf(form.proration_date) ?? seconds(parts.now());
  if (first && (at < first.current_period_start || at > first.current_period_end)) {
    throw invalid('The proration date is outside the current period.', 'proration_date');
  }
  const items = changedItems(parts, subscription, formsOf(form.items));
  const interval = intervalOf(items.map(({ price }) => price));
  const restarts = interval !== first?.price.recurring.interval;
  const before = subscription.items.data.map(partOf);
  const lines = linesOfChange(parts, { subscription, before, after: items.map(partOf), at, restarts });
  if (!restarts) return { lines, items, restarts, at };
  const span = { start: at, end: addIntervals(at, interval, 1) };
  for (const item of items) Object.assign(item, { current_period_start: span.start, current_period_end: span.end });
  return { lines: [...lines, ...linesOfPeriod(parts, subscription.id, items.map(partOf), span)], items, restarts, at };
}

export function updateSubscription(parts: Parts, id: string, form: Form): Subscription {
  const subscription = mustFind(parts, 'subscription', id);
  if (subscription.status === 'canceled') throw invalid('A canceled subscription can only update its metadata.');
  if (subscription.schedule !== null && (form.items !== undefined || form.cancel_at_period_end !== undefined)) {
    throw invalid('The subscription is managed by a subscription schedule.', 'schedule');
  }
  if (form.items !== undefined) applyChange(parts, subscription, form);
  if (form.cancel_at_period_end !== undefined) {
    const ends = form.cancel_at_period_end === 'true';
    subscription.cancel_at_period_end = ends;
    subscription.cancel_at = ends ? (subscription.items.data[0]?.current_period_end ?? null) : null;
    subscription.canceled_at = ends ? seconds(parts.now()) : null;
  }
  if (form.pause_collection === '') subscription.pause_collection = null;
  else if (form.pause_collection !== undefined) {
    const resumesAt = numberOf(formOf(form.pause_collection).resumes_at) ?? null;
    subscription.pause_collection = { behavior: 'void', resumes_at: resumesAt };
  }
  const card = textOf(form.default_payment_method);
  if (card !== undefined) subscription.default_payment_method = mustFind(parts, 'payment_method', card).id;
  parts.tell('customer.subscription.updated', subscription);
  return subscription;
}

function applyChange(parts: Parts, subscription: Subscription, form: Form) {
  const { lines, items, restarts, at } = planChange(parts, subscription, form);
  if (form.proration_behavior === 'always_invoice' || restarts) {
    const bill = makeBill(parts, { subscription, reason: 'subscription_update', lines, at });
    if (lines.length > 0) {
      payAtOnce(parts, bill, subscription, form.off_session !== 'true');
      subscription.latest_invoice = bill.id;
      notePaid(parts, bill, subscription);
    }
  } else if (form.proration_behavior !== 'none') {
    parts.store.pending[subscription.id] = [...(parts.store.pending[subscription.id] ?? []), ...lines];
  }
  subscription.items.data = items;
  if (restarts) subscription.billing_cycle_anchor = at;
}
