import { linesOfPeriod, makeBill, partOf } from './bills.ts';
import { type Form, formOf, textOf } from './form-body.ts';
import { notePaid, tryToPay } from './pay-bill.ts';
import { endOfPeriod } from './periods.ts';
import { mustFind, type Parts, pageOf } from './processor-parts.ts';
import { declined, invalid } from './refusal.ts';
import { type Invoice, type InvoiceLine, listOf } from './shapes.ts';
import { planChange } from './subscriptions.ts';

/** Stripe sends so many lines with a bill; the rest is asked for. */
const LINES_SENT = 10;
/** Of how many previews the lines can still be asked for. */
const PREVIEWS_KEPT = 20;

/** A bill as it is sent, with its first lines. */
export const briefly = (bill: Invoice): Invoice => ({
  ...bill,
  lines: listOf(bill.lines.data.slice(0, LINES_SENT), bill.lines.url, bill.lines.data.length > LINES_SENT),
});

export function listLines(parts: Parts, id: string, form: Form) {
  const lines = parts.store.previews.get(id) ?? mustFind(parts, 'invoice', id).lines.data;
  return pageOf(lines, form, `/v1/invoices/${id}/lines`);
}

/** The bill that would come next; with a change that is billed at once, the bill of the change. Only its lines are kept. */
export function previewInvoice(parts: Parts, form: Form): Invoice {
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
  const bill = makeBill(parts, { subscription, reason: 'upcoming', lines, at });
  const id = `upcoming_${bill.id}`;
  keepPreview(parts, id, lines);
  return briefly({ ...bill, id, lines: listOf(lines, `/v1/invoices/${id}/lines`) });
}

function keepPreview({ store: { previews } }: Parts, id: string, lines: InvoiceLine[]) {
  previews.set(id, lines);
  const [oldest] = previews.keys();
  if (previews.size > PREVIEWS_KEPT && oldest !== undefined) previews.delete(oldest);
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
