import type Stripe from 'stripe';
import type { CardInvoice, CardInvoiceLine, CardProcessor } from './card-processor.ts';
import { asking, dateOf, idOf, keyed } from './stripe-client.ts';

type Invoices = Pick<CardProcessor, 'listInvoices' | 'findInvoice' | 'payInvoice'>;

/** A line names its price; only the price knows its lookup key. */
export const EXPAND_LINES = ['lines.data.pricing.price_details.price'];

export const stripeInvoices = (stripe: Stripe): Invoices => ({
  listInvoices: (customerId, { limit, after }) =>
    asking(async () => {
      const { data } = await stripe.invoices.list({
        customer: customerId,
        limit,
        ...(after === null ? {} : { starting_after: after }),
      });
      return data.map(describeInvoice);
    }),

  findInvoice: (invoiceId) =>
    asking(async () => describeInvoice(await stripe.invoices.retrieve(invoiceId, { expand: EXPAND_LINES }))),

  payInvoice: ({ key, invoiceId }) =>
    asking(async () => {
      await stripe.invoices.pay(invoiceId, { off_session: true }, keyed(key));
      return describeInvoice(await stripe.invoices.retrieve(invoiceId, { expand: EXPAND_LINES }));
    }),
});

const STATES = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const;

export function describeInvoice(invoice: Stripe.Invoice): CardInvoice {
  return {
    invoiceId: invoice.id ?? null,
    customerId: idOf(invoice.customer) ?? '',
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    state: STATES.find((state) => state === invoice.status) ?? 'draft',
    currency: invoice.currency.toUpperCase(),
    lines: invoice.lines.data.map(describeLine),
    tax: (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
    total: invoice.total,
    amountDue: invoice.amount_due,
    amountPaid: invoice.amount_paid,
    attempts: invoice.attempt_count,
    nextAttemptAt: invoice.next_payment_attempt === null ? null : dateOf(invoice.next_payment_attempt),
    createdAt: dateOf(invoice.created),
    paidAt: invoice.status_transitions.paid_at === null ? null : dateOf(invoice.status_transitions.paid_at),
    payUrl: invoice.hosted_invoice_url ?? null,
  };
}

function describeLine(line: Stripe.InvoiceLineItem): CardInvoiceLine {
  const price = line.pricing?.price_details?.price;
  return {
    lookupKey: price && typeof price === 'object' ? price.lookup_key : null,
    words: line.description ?? '',
    amount: line.amount,
    quantity: line.quantity ?? 1,
    isProration: line.parent?.subscription_item_details?.proration ?? false,
    from: dateOf(line.period.start),
    until: dateOf(line.period.end),
  };
}
