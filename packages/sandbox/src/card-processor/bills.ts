import { nameOfPrice } from './prices.ts';
import type { Parts } from './processor-parts.ts';
import { seconds } from './processor-parts.ts';
import {
  type Invoice,
  type InvoiceLine,
  listOf,
  type Price,
  type Subscription,
  type SubscriptionItem,
} from './shapes.ts';

type Part = { item: string; price: Price; quantity: number };
type Span = { start: number; end: number };

export const partOf = ({ id, price, quantity }: SubscriptionItem): Part => ({ item: id, price, quantity });

function lineOf(parts: Parts, subscription: string, { item, price, quantity }: Part, span: Span): InvoiceLine {
  return {
    id: parts.store.newId('il'),
    object: 'line_item',
    amount: price.unit_amount * quantity,
    currency: price.currency,
    description: `${quantity} × ${nameOfPrice(parts, price)}`,
    quantity,
    period: span,
    parent: {
      type: 'subscription_item_details',
      subscription_item_details: { subscription, subscription_item: item, proration: false },
    },
    pricing: { type: 'price_details', price_details: { price: price.id, product: price.product } },
  };
}

/** A whole period of each part. */
export const linesOfPeriod = (parts: Parts, subscription: string, of: Part[], span: Span) =>
  of.map((part) => lineOf(parts, subscription, part, span));

export type Change = { subscription: Subscription; before: Part[]; after: Part[]; at: number; restarts: boolean };

/**
 * What a change within a period costs: unused time back, remaining time charged, by the second. A part that stays as it is
 * has no line. Where the period begins anew, whole periods of the new parts are charged.
 */
export function linesOfChange(parts: Parts, { subscription, before, after, at, restarts }: Change): InvoiceLine[] {
  const [first] = subscription.items.data;
  if (!first) return [];
  const { current_period_start: start, current_period_end: end } = first;
  const share = Math.max(0, Math.min(1, (end - at) / (end - start)));
  const stays = (part: Part, others: Part[]) =>
    !restarts &&
    others.some(
      ({ item, price, quantity }) => item === part.item && price.id === part.price.id && quantity === part.quantity,
    );
  const prorated = (part: Part, sign: 1 | -1): InvoiceLine => {
    const line = lineOf(parts, subscription.id, part, { start: at, end });
    line.parent.subscription_item_details.proration = true;
    const name = nameOfPrice(parts, part.price);
    line.description = `${sign < 0 ? 'Unused' : 'Remaining'} time on ${part.quantity} × ${name}`;
    line.amount = sign * Math.round(line.amount * share);
    return line;
  };
  const credits = before.filter((part) => !stays(part, after)).map((part) => prorated(part, -1));
  if (restarts) return credits;
  return [...credits, ...after.filter((part) => !stays(part, before)).map((part) => prorated(part, 1))];
}

type NewBill = {
  subscription: Subscription;
  reason: Invoice['billing_reason'];
  lines: InvoiceLine[];
  at: number;
};

/** As a draft that nobody has seen. */
export function makeBill(parts: Parts, { subscription, reason, lines, at }: NewBill): Invoice {
  const id = parts.store.newId('in');
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  const balance = parts.store.find('customer', subscription.customer)?.balance ?? 0;
  const due = Math.max(0, total + balance);
  return {
    id,
    object: 'invoice',
    created: at,
    customer: subscription.customer,
    parent: { type: 'subscription_details', subscription_details: { subscription: subscription.id } },
    billing_reason: reason,
    status: 'draft',
    currency: subscription.currency,
    lines: listOf(lines, `/v1/invoices/${id}/lines`),
    subtotal: total,
    total,
    total_taxes: [],
    starting_balance: balance,
    amount_due: due,
    amount_paid: 0,
    amount_remaining: due,
    attempt_count: 0,
    attempted: false,
    next_payment_attempt: null,
    hosted_invoice_url: null,
    number: null,
    status_transitions: { finalized_at: null, paid_at: null },
  };
}

/** What the card pays is `amount_due`; a credit stays with the customer. */
export function finaliseBill(parts: Parts, bill: Invoice): void {
  const customer = parts.store.find('customer', bill.customer);
  if (customer) customer.balance = bill.starting_balance + bill.total - bill.amount_due;
  parts.store.bills += 1;
  bill.number = `BOX-${String(parts.store.bills).padStart(4, '0')}`;
  if (bill.status === 'draft') bill.status = 'open';
  bill.hosted_invoice_url = `${parts.origin}/i/${bill.id}`;
  bill.status_transitions.finalized_at = bill.created;
  parts.store.put(bill);
}

/** A bill that is void takes nothing off a credit. */
export function voidBill(parts: Parts, bill: Invoice): void {
  const customer = parts.store.find('customer', bill.customer);
  if (customer) customer.balance = bill.starting_balance;
  bill.status = 'void';
}

export function settleBill(parts: Parts, bill: Invoice): void {
  Object.assign(bill, {
    status: 'paid',
    amount_paid: bill.amount_due,
    amount_remaining: 0,
    next_payment_attempt: null,
  } satisfies Partial<Invoice>);
  bill.status_transitions.paid_at = Math.max(bill.created, seconds(parts.now()));
}
