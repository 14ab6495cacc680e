import { settleBill } from './bills.ts';
import { confirmIntent, makeIntent, refuseIntent } from './payments.ts';
import { endOfPeriod } from './periods.ts';
import { mustFind, type Parts, seconds } from './processor-parts.ts';
import type { Invoice, InvoicePayment, PaymentError, Subscription } from './shapes.ts';

const DAY = 86_400;
/** After each failed try; then the processor gives up. */
const TRY_AGAIN_AFTER = [3 * DAY, 5 * DAY, 7 * DAY];

const NO_CARD: PaymentError = {
  type: 'card_error',
  code: 'missing',
  message: 'There is no card to charge.',
};

export const cardOf = ({ store }: Parts, { customer, default_payment_method: own }: Subscription) =>
  own ?? store.find('customer', customer)?.invoice_settings.default_payment_method ?? null;

/** Tries the card once, with nobody at the screen unless said otherwise. */
export function tryToPay(
  parts: Parts,
  bill: Invoice,
  subscription: Subscription,
  isThere = false,
): PaymentError | undefined {
  if (bill.amount_due === 0) {
    settleBill(parts, bill);
    return undefined;
  }
  const card = cardOf(parts, subscription);
  bill.attempt_count += 1;
  bill.attempted = true;
  const payment = paymentOf(parts, bill);
  const intent = mustFind(parts, 'payment_intent', payment.payment.payment_intent);
  const error =
    card === null
      ? refuseIntent(parts, intent, NO_CARD)
      : confirmIntent(parts, intent, { paymentMethod: card, isThere });
  if (!error) {
    settleBill(parts, bill);
    Object.assign(payment, { status: 'paid', amount_paid: bill.amount_paid } satisfies Partial<InvoicePayment>);
  }
  return error;
}

/** Made at the first try; a later try of the same bill is one of the same payment. */
function paymentOf(parts: Parts, bill: Invoice): InvoicePayment {
  const { store, now } = parts;
  const known = store.list('invoice_payment').find(({ invoice }) => invoice === bill.id);
  if (known) return known;
  const { id: intent } = makeIntent(parts, {
    amount: bill.amount_due,
    currency: bill.currency,
    customer: bill.customer,
    capture_method: 'automatic',
    metadata: {},
  });
  const payment: InvoicePayment = {
    id: store.newId('inpay'),
    object: 'invoice_payment',
    created: seconds(now()),
    invoice: bill.id,
    amount_requested: bill.amount_due,
    amount_paid: null,
    currency: bill.currency,
    is_default: true,
    payment: { type: 'payment_intent', payment_intent: intent },
    status: 'open',
  };
  store.put(payment);
  return payment;
}

/** A bill of the subscription's own course: paid, or tried again later, with a notice. */
export function collect(parts: Parts, bill: Invoice, subscription: Subscription, at: number) {
  const error = tryToPay(parts, bill, subscription);
  if (!error) return notePaid(parts, bill, subscription);
  const wait = TRY_AGAIN_AFTER[bill.attempt_count - 1];
  bill.next_payment_attempt = wait === undefined ? null : at + wait;
  subscription.status = wait === undefined ? 'unpaid' : 'past_due';
  parts.tell('invoice.payment_failed', bill);
  parts.tell('customer.subscription.updated', subscription);
}

export function notePaid(parts: Parts, bill: Invoice, subscription: Subscription) {
  parts.tell('invoice.paid', bill);
  if (subscription.status === 'active' || subscription.status === 'canceled') return;
  const isOpen = parts.store
    .list('invoice')
    .some(({ status, parent }) => status === 'open' && parent.subscription_details.subscription === subscription.id);
  if (isOpen) return;
  subscription.status = 'active';
  catchUp(parts, subscription);
  parts.tell('customer.subscription.updated', subscription);
}

/** Who pays after the processor gave up is billed again from the next regular day on. */
function catchUp({ now }: Parts, { items, billing_cycle_anchor: anchor }: Subscription) {
  for (const item of items.data) {
    while (item.current_period_end <= seconds(now())) {
      item.current_period_start = item.current_period_end;
      item.current_period_end = endOfPeriod(anchor, item.price.recurring.interval, item.current_period_start);
    }
  }
}
