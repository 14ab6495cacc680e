import type Stripe from 'stripe';
import {
  type CardDispute,
  type CardPayment,
  type CardPaymentState,
  type CardProcessor,
  CardProcessorError,
  type CardReference,
  type CardRefund,
} from './card-processor.ts';
import { asking, dateOf, idOf, keyed } from './stripe-client.ts';
import { cardOf } from './stripe-customers.ts';
import { declineOf } from './stripe-invoices.ts';

type Payments = Pick<
  CardProcessor,
  | 'authoriseCardOnFile'
  | 'findPayment'
  | 'findPaymentOf'
  | 'listReversed'
  | 'listDisputes'
  | 'capturePayment'
  | 'releasePayment'
  | 'refundPayment'
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
    authoriseCardOnFile: ({ key, customerId, amount, reference, isAttended }) =>
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
            ...(isAttended ? { error_on_requires_action: true } : { off_session: true }),
            metadata: { ...reference },
          },
          keyed(key),
        );
        return find(id);
      }),

    findPayment: (paymentId) => asking(() => find(paymentId)),

    listReversed: (customerId) =>
      asking(async () => {
        const { data } = await stripe.charges.list({ customer: customerId, limit: LOOK_BACK });
        const reversed = data.filter(({ amount_refunded: refunded, disputed }) => refunded > 0 || disputed);
        return reversed.flatMap(({ payment_intent: payment }) => idOf(payment) ?? []);
      }),

    listDisputes: (paymentId) =>
      asking(async () => {
        const { data } = await stripe.disputes.list({ payment_intent: paymentId, limit: LOOK_BACK });
        return data.map(describeDispute);
      }),

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
  const described = refunds.filter((refund) => !isRelease(intent, refund)).map(describeRefund);
  const card = cardOf(intent.payment_method);
  return {
    paymentId: intent.id,
    customerId: idOf(intent.customer),
    state: stateOf(intent),
    currency: intent.currency.toUpperCase(),
    amount: intent.amount,
    capturable: intent.amount_capturable,
    captured: intent.amount_received,
    refunded: described
      .filter(({ key, isFailed }) => key !== null && !isFailed)
      .reduce((sum, { amount }) => sum + amount, 0),
    refunds: described,
    declinedFor: error ? declineOf(error) : null,
    isDisputed: charge !== null && typeof charge !== 'string' && charge.disputed,
    card: card && { brand: card.brand, lastFour: card.lastFour },
    reference: referenceOf(intent.metadata),
  };
}

/** What a partial capture lets go may be reported as a refund of the charge too; no money moves by it. */
const isRelease = (
  { amount, amount_received: captured }: Stripe.PaymentIntent,
  { amount: given, balance_transaction: moved, metadata }: Stripe.Refund,
) => metadata?.key === undefined && moved === null && given === amount - captured;

const describeRefund = ({ id, amount, created, status, metadata }: Stripe.Refund): CardRefund => ({
  refundId: id,
  key: metadata?.key ?? null,
  amount,
  at: dateOf(created),
  isFailed: status === 'failed' || status === 'canceled',
});

const describeDispute = ({ id, amount, reason, status, created, evidence_details }: Stripe.Dispute): CardDispute => ({
  disputeId: id,
  amount,
  reason,
  state: disputeState(status),
  openedAt: dateOf(created),
  answerUntil: evidence_details.due_by === null ? null : dateOf(evidence_details.due_by),
});

function disputeState(status: Stripe.Dispute['status']): CardDispute['state'] {
  if (status === 'won') return 'won';
  if (status === 'lost') return 'lost';
  // An enquiry that ended, or a dispute that was withdrawn, took no money.
  if (status === 'warning_closed' || status === 'prevented') return 'won';
  return status.startsWith('warning_') ? 'warning' : 'open';
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
