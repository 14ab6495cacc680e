import { tellableDecline } from '@outrider/contract/billing/decline-reasons';
import type Stripe from 'stripe';
import type { CardInvoice, CardInvoiceLine, CardProcessor } from './card-processor.ts';
import { asking, dateOf, idOf, keyed } from './stripe-client.ts';

type Invoices = Pick<CardProcessor, 'listInvoices' | 'findInvoice' | 'payInvoice' | 'findInvoiceOfPayment'>;

/** A line names its price; only the price knows its lookup key. */
export const EXPAND_LINES = ['lines.data.pricing.price_details.price'];

/** As many as a page has. */
const LINES_AT_ONCE = 100;

/** A bill comes with its first lines only; the others are asked for, those of a preview too. */
export async function describeWhole(stripe: Stripe, invoice: Stripe.Invoice): Promise<CardInvoice> {
  const { data, has_more: hasMore } = invoice.lines;
  const lines = [...data];
  const last = data.at(-1);
  if (hasMore && last) {
    const rest = stripe.invoices.listLineItems(invoice.id, {
      limit: LINES_AT_ONCE,
      starting_after: last.id,
      expand: ['data.pricing.price_details.price'],
    });
    for await (const line of rest) lines.push(line);
  }
  return { ...describeInvoice(invoice), lines: lines.map(describeLine) };
}

export function stripeInvoices(stripe: Stripe): Invoices {
  const find = async (invoiceId: string) => {
    const invoice = await stripe.invoices.retrieve(invoiceId, { expand: EXPAND_LINES });
    const wasRefused = invoice.status === 'open' && invoice.attempt_count > 0;
    return { ...(await describeWhole(stripe, invoice)), declinedFor: wasRefused ? await findDecline(invoiceId) : null };
  };

  /** Of the payment that is tried for a bill. */
  async function findDecline(invoice: string): Promise<string | null> {
    const { data } = await stripe.invoicePayments.list({
      invoice,
      limit: 1,
      expand: ['data.payment.payment_intent'],
    });
    const intent = data[0]?.payment.payment_intent;
    const error = typeof intent === 'object' ? intent.last_payment_error : null;
    return error ? declineOf(error) : null;
  }

  return {
    listInvoices: (customerId, { limit, after }) =>
      asking(async () => {
        const { data } = await stripe.invoices.list({
          customer: customerId,
          limit,
          ...(after === null ? {} : { starting_after: after }),
        });
        return data.map(describeInvoice);
      }),

    findInvoice: (invoiceId) => asking(() => find(invoiceId)),

    findInvoiceOfPayment: (paymentId) =>
      asking(async () => {
        const payment = { type: 'payment_intent' as const, payment_intent: paymentId };
        const { data } = await stripe.invoicePayments.list({ payment, limit: 1 });
        return idOf(data[0]?.invoice);
      }),

    payInvoice: ({ key, invoiceId }) =>
      asking(async () => {
        await stripe.invoices.pay(invoiceId, { off_session: true }, keyed(key));
        return find(invoiceId);
      }),
  };
}

export const declineOf = ({ decline_code, code, type }: Stripe.PaymentIntent.LastPaymentError): string =>
  tellableDecline(decline_code ?? code ?? type);

const STATES = ['draft', 'open', 'paid', 'void', 'uncollectible'] as const;

function describeInvoice(invoice: Stripe.Invoice): CardInvoice {
  return {
    invoiceId: invoice.id,
    customerId: idOf(invoice.customer) ?? '',
    subscriptionId: idOf(invoice.parent?.subscription_details?.subscription),
    state: STATES.find((state) => state === invoice.status) ?? 'draft',
    currency: invoice.currency.toUpperCase(),
    lines: invoice.lines.data.map(describeLine),
    tax: (invoice.total_taxes ?? []).reduce((sum, { amount }) => sum + amount, 0),
    total: invoice.total,
    amountDue: invoice.amount_due,
    creditAfter: Math.max(0, invoice.amount_due - invoice.total - invoice.starting_balance),
    amountPaid: invoice.amount_paid,
    declinedFor: null,
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
