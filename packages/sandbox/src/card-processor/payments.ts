import { planDispute } from './disputes.ts';
import { type Form, metadataOf, numberOf, textOf } from './form-body.ts';
import { mustFind, type Parts, seconds } from './processor-parts.ts';
import { declined, invalid } from './refusal.ts';
import type { Charge, PaymentError, PaymentIntent, Refund } from './shapes.ts';
import type { WebhookBreak } from './store.ts';
import { tryCardOf } from './try-cards.ts';

export type NewIntent = Pick<PaymentIntent, 'amount' | 'currency' | 'customer' | 'capture_method' | 'metadata'>;

export function makeIntent(parts: Parts, wanted: NewIntent): PaymentIntent {
  const intent: PaymentIntent = {
    ...wanted,
    id: parts.store.newId('pi'),
    object: 'payment_intent',
    created: seconds(parts.now()),
    amount_capturable: 0,
    amount_received: 0,
    status: 'requires_payment_method',
    payment_method: null,
    latest_charge: null,
    last_payment_error: null,
  };
  parts.store.put(intent);
  return intent;
}

export type Confirmation = { paymentMethod: string; isThere: boolean; breaks?: readonly WebhookBreak[] };

/** Asks the bank. What it refuses stays on the payment, which may then be tried with another card. */
export function confirmIntent(
  parts: Parts,
  intent: PaymentIntent,
  { paymentMethod, isThere, breaks }: Confirmation,
): PaymentError | undefined {
  const method = mustFind(parts, 'payment_method', paymentMethod);
  const card = tryCardOf(method.card.last4);
  const refusal = card && parts.bank.charge(card, isThere);
  if (!card || refusal) return refuseIntent(parts, intent, refusal ?? NO_CARD, breaks);
  const isHeld = intent.capture_method === 'manual';
  const charge: Charge = {
    id: parts.store.newId('ch'),
    object: 'charge',
    created: seconds(parts.now()),
    amount: intent.amount,
    amount_captured: isHeld ? 0 : intent.amount,
    amount_refunded: 0,
    captured: !isHeld,
    refunded: false,
    disputed: false,
    currency: intent.currency,
    customer: intent.customer,
    payment_intent: intent.id,
    payment_method: paymentMethod,
    status: 'succeeded',
  };
  parts.store.put(charge);
  Object.assign(intent, {
    status: isHeld ? 'requires_capture' : 'succeeded',
    payment_method: paymentMethod,
    latest_charge: charge.id,
    last_payment_error: null,
    amount_capturable: isHeld ? intent.amount : 0,
    amount_received: isHeld ? 0 : intent.amount,
  } satisfies Partial<PaymentIntent>);
  parts.tell(isHeld ? 'payment_intent.amount_capturable_updated' : 'payment_intent.succeeded', intent, breaks);
  if (!isHeld) planDispute(parts, charge);
  return undefined;
}

const NO_CARD: PaymentError = { type: 'card_error', code: 'expired_card', message: 'Your card has expired.' };

export function refuseIntent(
  parts: Parts,
  intent: PaymentIntent,
  error: PaymentError,
  breaks?: readonly WebhookBreak[],
): PaymentError {
  Object.assign(intent, { status: 'requires_payment_method', payment_method: null, last_payment_error: error });
  parts.tell('payment_intent.payment_failed', intent, breaks);
  return error;
}

export function createPayment(parts: Parts, form: Form): PaymentIntent {
  const amount = numberOf(form.amount);
  const currency = textOf(form.currency);
  const customer = mustFind(parts, 'customer', textOf(form.customer) ?? '');
  if (amount === undefined || !(amount >= AMOUNT_MIN)) {
    throw invalid('Amount must be at least 50 cents.', 'amount', 'amount_too_small');
  }
  if (currency === undefined || form.confirm !== 'true') throw invalid('Missing required param.', 'currency');
  const paymentMethod = textOf(form.payment_method);
  if (paymentMethod === undefined) throw invalid('You cannot confirm without a payment method.', 'payment_method');
  if (mustFind(parts, 'payment_method', paymentMethod).customer !== customer.id) {
    throw invalid('The payment method belongs to somebody else.', 'payment_method');
  }
  const intent = makeIntent(parts, {
    amount,
    currency,
    customer: customer.id,
    capture_method: form.capture_method === 'manual' ? 'manual' : 'automatic',
    metadata: metadataOf(form.metadata),
  });
  const cannotAsk = form.error_on_requires_action === 'true';
  const isThere = form.off_session !== 'true' && !cannotAsk;
  const error = confirmIntent(parts, intent, { paymentMethod, isThere });
  if (!error) return intent;
  intent.last_payment_error = cannotAsk ? notHandled(error) : error;
  throw declined(intent.last_payment_error, intent);
}

/** Said where the person is there, at a page on which the bank cannot ask. */
const notHandled = (error: PaymentError): PaymentError =>
  error.code === 'authentication_required' ? { ...error, decline_code: 'authentication_not_handled' } : error;

const AMOUNT_MIN = 50;

export function capturePayment(parts: Parts, id: string, form: Form): PaymentIntent {
  const intent = mustFind(parts, 'payment_intent', id);
  if (intent.status !== 'requires_capture') throw wrongState(intent, 'captured');
  const amount = numberOf(form.amount_to_capture) ?? intent.amount_capturable;
  if (!(amount > 0)) throw invalid('Invalid amount.', 'amount_to_capture');
  if (amount > intent.amount_capturable) {
    throw invalid('The amount is above what can be captured.', 'amount_to_capture', 'amount_too_large');
  }
  const charge = mustFind(parts, 'charge', intent.latest_charge ?? '');
  Object.assign(charge, { captured: true, amount_captured: amount });
  Object.assign(intent, { status: 'succeeded', amount_capturable: 0, amount_received: amount });
  parts.tell('payment_intent.succeeded', intent);
  planDispute(parts, charge);
  return intent;
}

export function cancelPayment(parts: Parts, id: string): PaymentIntent {
  const intent = mustFind(parts, 'payment_intent', id);
  if (intent.status === 'canceled' || intent.status === 'succeeded') throw wrongState(intent, 'canceled');
  Object.assign(intent, { status: 'canceled', amount_capturable: 0 });
  parts.tell('payment_intent.canceled', intent);
  return intent;
}

const wrongState = ({ status }: PaymentIntent, verb: string) =>
  invalid(
    `This PaymentIntent could not be ${verb} because it has a status of ${status}.`,
    undefined,
    'payment_intent_unexpected_state',
  );

export function refundPayment(parts: Parts, form: Form): Refund {
  const intent = mustFind(parts, 'payment_intent', textOf(form.payment_intent) ?? '');
  const charge = parts.store.find('charge', intent.latest_charge);
  if (intent.status !== 'succeeded' || !charge) throw wrongState(intent, 'refunded');
  const left = charge.amount_captured - charge.amount_refunded;
  const amount = numberOf(form.amount) ?? left;
  if (left === 0) throw invalid('The charge has already been refunded.', undefined, 'charge_already_refunded');
  if (!(amount > 0) || amount > left) throw invalid('The refund is above what is left of the charge.', 'amount');
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount_captured;
  const refund: Refund = {
    id: parts.store.newId('re'),
    object: 'refund',
    created: seconds(parts.now()),
    amount,
    currency: charge.currency,
    payment_intent: intent.id,
    charge: charge.id,
    status: 'succeeded',
    balance_transaction: parts.store.newId('txn'),
    reason: null,
    metadata: metadataOf(form.metadata),
  };
  parts.store.put(refund);
  parts.tell('charge.refunded', charge);
  parts.tell('refund.created', refund);
  return refund;
}

/** The bank could not give it back: the money is the merchant's again. */
export function failRefund(parts: Parts, id: string): void {
  const refund = mustFind(parts, 'refund', id);
  if (refund.status === 'failed') return;
  refund.status = 'failed';
  const charge = mustFind(parts, 'charge', refund.charge);
  charge.amount_refunded -= refund.amount;
  charge.refunded = false;
  parts.tell('refund.failed', refund);
}
