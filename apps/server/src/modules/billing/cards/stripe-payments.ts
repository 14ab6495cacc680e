import type Stripe from 'stripe';
import {
  type CardPayment,
  type CardPaymentState,
  type CardProcessor,
  CardProcessorError,
  type CardReference,
} from './card-processor.ts';
import { asking, idOf, keyed } from './stripe-client.ts';
import { cardOf } from './stripe-customers.ts';

type Payments = Pick<
  CardProcessor,
  'authoriseCardOnFile' | 'findPayment' | 'findPaymentOf' | 'capturePayment' | 'releasePayment' | 'refundPayment'
>;

const EXPAND = ['latest_charge', 'payment_method'];
const LOOK_BACK = 100;

export function stripePayments(stripe: Stripe): Payments {
  const find = async (paymentId: string) => {
    const intent = await stripe.paymentIntents.retrieve(paymentId, { expand: EXPAND });
    const { data: refunds } =
      intent.amount_received > 0
        ? await stripe.refunds.list({ payment_intent: paymentId, limit: LOOK_BACK })
        : { data: [] };
    return describe(intent, refunds);
  };

  return {
    authoriseCardOnFile: ({ key, customerId, amount, reference }) =>
      asking(async () => {
        const customer = await stripe.customers.retrieve(customerId);
        const method = customer.deleted ? null : idOf(customer.invoice_settings.default_payment_method);
        if (method === null) throw new CardProcessorError('declined', 'no_card');
        const { id } = await stripe.paymentIntents.create(
          {
            amount: amount.amount,
            currency: amount.currency.toLowerCase(),
            customer: customerId,
            payment_method: method,
            payment_method_types: ['card'],
            capture_method: 'manual',
            confirm: true,
            off_session: true,
            metadata: { ...reference },
          },
          keyed(key),
        );
        return find(id);
      }),

    findPayment: (paymentId) => asking(() => find(paymentId)),

    findPaymentOf: (customerId, purchaseId) =>
      asking(async () => {
        const { data } = await stripe.paymentIntents.list({ customer: customerId, limit: LOOK_BACK });
        const [newest] = data.filter(({ metadata }) => metadata.purchaseId === purchaseId);
        return newest && find(newest.id);
      }),

    capturePayment: ({ key, paymentId, amount }) =>
      asking(async () => {
        await stripe.paymentIntents.capture(paymentId, { amount_to_capture: amount }, keyed(key));
        return find(paymentId);
      }),

    releasePayment: ({ key, paymentId }) =>
      asking(async () => {
        await stripe.paymentIntents.cancel(paymentId, {}, keyed(key));
        return find(paymentId);
      }),

    refundPayment: ({ key, paymentId, amount }) =>
      asking(async () => {
        const { data: refunds } = await stripe.refunds.list({ payment_intent: paymentId, limit: LOOK_BACK });
        // Stripe forgets keys after a day; what the refund carries is not forgotten.
        if (!refunds.some(({ metadata }) => metadata?.key === key)) {
          await stripe.refunds.create({ payment_intent: paymentId, amount, metadata: { key } }, keyed(key));
        }
        return find(paymentId);
      }),
  };
}

function describe(intent: Stripe.PaymentIntent, refunds: Stripe.Refund[]): CardPayment {
  const { last_payment_error: error, latest_charge: charge } = intent;
  const card = cardOf(intent.payment_method as string | Stripe.PaymentMethod | null);
  return {
    paymentId: intent.id,
    state: stateOf(intent),
    currency: intent.currency.toUpperCase(),
    amount: intent.amount,
    capturable: intent.amount_capturable,
    captured: intent.amount_received,
    // Only our own: what a partial capture releases may be told as a refund of the charge too.
    refunded: refunds
      .filter(({ status, metadata }) => metadata?.key !== undefined && status !== 'failed' && status !== 'canceled')
      .reduce((sum, { amount }) => sum + amount, 0),
    declinedFor: error ? (error.decline_code ?? error.code ?? error.type) : null,
    isDisputed: charge !== null && typeof charge !== 'string' && charge.disputed,
    card: card && { brand: card.brand, lastFour: card.lastFour },
    reference: referenceOf(intent.metadata),
  };
}

function stateOf({ status, last_payment_error: error }: Stripe.PaymentIntent): CardPaymentState {
  if (status === 'succeeded') return 'captured';
  if (status === 'requires_capture') return 'authorised';
  if (status === 'canceled') return 'released';
  return status === 'requires_payment_method' && error ? 'failed' : 'open';
}

export function referenceOf(metadata: Stripe.Metadata | null): CardReference | null {
  const { workspaceId, purchaseId } = metadata ?? {};
  return workspaceId && purchaseId ? { workspaceId, purchaseId } : null;
}
