import { linesOfPeriod, makeBill, partOf } from './bills.ts';
import { type Form, formOf, textOf } from './form-body.ts';
import { notePaid, tryToPay } from './pay-bill.ts';
import { endOfPeriod } from './periods.ts';
import { mustFind, type Parts } from './processor-parts.ts';
import { declined, invalid } from './refusal.ts';
import type { Invoice } from './shapes.ts';
import { planChange } from './subscriptions.ts';

/** The bill that would come next; with a change that is billed at once, the bill of the change. Nothing is kept. */
export function previewInvoice(parts: Parts, form: Form): Omit<Invoice, 'id'> {
  const subscription = mustFind(parts, 'subscription', textOf(form.subscription) ?? '');
  if (subscription.status === 'canceled')
    throw invalid('There is no upcoming invoice.', undefined, 'invoice_upcoming_none');
  const details = formOf(form.subscription_details);
  const change = details.items === undefined ? undefined : planChange(parts, subscription, details);
  const items = change?.items ?? nextItems(parts, subscription.id);
  const start = items[0]?.current_period_end ?? 0;
  const interval = items[0]?.price.recurring.interval ?? 'month';
  const anchor = change?.restarts ? change.at : subscription.billing_cycle_anchor;
  const span = { start, end: endOfPeriod(anchor, interval, start) };
  const pending = parts.store.pending[subscription.id] ?? [];
  const isBilledAtOnce = change && (details.proration_behavior === 'always_invoice' || change.restarts);
  if (!change && subscription.cancel_at_period_end) {
    throw invalid('There is no upcoming invoice.', undefined, 'invoice_upcoming_none');
  }
  const lines = isBilledAtOnce
    ? change.lines
    : [...pending, ...(change?.lines ?? []), ...linesOfPeriod(parts, subscription.id, items.map(partOf), span)];
  const at = isBilledAtOnce ? change.at : start;
  const { id: _unused, ...bill } = makeBill(parts, { subscription, reason: 'upcoming', lines, at });
  return bill;
}

/** The items of the period to come, with a scheduled change. */
function nextItems(parts: Parts, id: string) {
  const subscription = mustFind(parts, 'subscription', id);
  const schedule = parts.store.find('subscription_schedule', subscription.schedule);
  const [first] = subscription.items.data;
  const phase = schedule?.phases.find(({ start_date: start }) => start === first?.current_period_end);
  if (!phase || !first) return subscription.items.data;
  return phase.items.map(({ price, quantity }) => ({ ...first, price: mustFind(parts, 'price', price), quantity }));
}

export function payInvoice(parts: Parts, id: string, isThere: boolean): Invoice {
  const bill = mustFind(parts, 'invoice', id);
  if (bill.status !== 'open') throw invalid(`The invoice is ${bill.status}.`, undefined, 'invoice_not_open');
  const subscription = mustFind(parts, 'subscription', bill.parent.subscription_details.subscription);
  const error = tryToPay(parts, bill, subscription, isThere);
  if (error) {
    parts.tell('invoice.payment_failed', bill);
    throw declined(error);
  }
  notePaid(parts, bill, subscription);
  return bill;
}
