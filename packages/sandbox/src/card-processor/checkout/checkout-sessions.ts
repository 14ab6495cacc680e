import { type GivenCard, keepCard } from '../customers.ts';
import { type Form, formOf, formsOf, metadataOf, numberOf, textOf } from '../form-body.ts';
import { cancelPayment, confirmIntent, makeIntent, refuseIntent } from '../payments.ts';
import { nameOfPrice } from '../prices.ts';
import { mustFind, type Parts, seconds } from '../processor-parts.ts';
import { invalid, Refusal } from '../refusal.ts';
import type { CheckoutSession, PaymentError, PaymentIntent } from '../shapes.ts';
import type { CheckoutExtras } from '../store.ts';
import { refuseTooMany, startSubscription } from '../subscriptions.ts';
import { findTryCard, refusalOf, WRONG_NUMBER } from '../try-cards.ts';

const SHORTEST = 30 * 60;
const LONGEST = 24 * 3600;
/** What a clock may differ by. */
const SLACK = 60;

export function createSession(parts: Parts, form: Form): CheckoutSession {
  const at = seconds(parts.now());
  const mode = textOf(form.mode);
  const customer = mustFind(parts, 'customer', textOf(form.customer) ?? '').id;
  if (mode !== 'payment' && mode !== 'setup' && mode !== 'subscription') throw invalid('Invalid mode.', 'mode');
  const expiresAt = numberOf(form.expires_at) ?? at + LONGEST;
  if (!(expiresAt >= at + SHORTEST - SLACK && expiresAt <= at + LONGEST + SLACK)) {
    throw invalid('The `expires_at` timestamp must be between 30 minutes and 24 hours from now.', 'expires_at');
  }
  const successUrl = textOf(form.success_url);
  if (successUrl === undefined) throw invalid('Missing required param: success_url.', 'success_url');
  const extras = extrasOf(parts, form, mode);
  const total = extras.lines.reduce((sum, { each, quantity }) => sum + each * quantity, 0);
  if (mode !== 'setup' && extras.lines.length === 0) throw invalid('Missing required param: line_items.', 'line_items');
  const id = parts.store.newId('cs_test');
  const session: CheckoutSession = {
    id,
    object: 'checkout.session',
    created: at,
    mode,
    ui_mode: 'hosted_page',
    status: 'open',
    payment_status: mode === 'setup' ? 'no_payment_required' : 'unpaid',
    customer,
    client_reference_id: textOf(form.client_reference_id) ?? null,
    currency: currencyOf(parts, form, extras),
    amount_subtotal: total,
    amount_total: total,
    payment_intent: null,
    setup_intent: null,
    subscription: null,
    expires_at: expiresAt,
    success_url: successUrl,
    cancel_url: textOf(form.cancel_url) ?? successUrl,
    url: `${parts.origin}/c/pay/${id}`,
    metadata: metadataOf(form.metadata),
  };
  if (mode === 'setup') session.setup_intent = openSetup(parts, customer, extras.metadata);
  parts.store.checkouts[id] = extras;
  parts.store.put(session);
  return session;
}

function openSetup(parts: Parts, customer: string, metadata: Record<string, string>): string {
  const id = parts.store.newId('seti');
  const created = seconds(parts.now());
  const status = 'requires_payment_method';
  parts.store.put({ id, object: 'setup_intent', created, customer, payment_method: null, status, metadata });
  return id;
}

function currencyOf(parts: Parts, form: Form, { prices }: CheckoutExtras): string {
  const [line] = formsOf(form.line_items);
  const [price] = prices;
  if (price) return mustFind(parts, 'price', price.price).currency;
  return textOf(form.currency) ?? textOf(formOf(line?.price_data).currency) ?? 'usd';
}

function extrasOf(parts: Parts, form: Form, mode: CheckoutSession['mode']): CheckoutExtras {
  const items = formsOf(form.line_items);
  const lines: CheckoutExtras['lines'] = [];
  const prices: CheckoutExtras['prices'] = [];
  for (const item of items) {
    const quantity = numberOf(item.quantity) ?? 1;
    const price = textOf(item.price);
    const { unit_amount: each, product_data: product } = formOf(item.price_data);
    if (price !== undefined) {
      const found = mustFind(parts, 'price', price);
      prices.push({ price, quantity });
      lines.push({ name: nameOfPrice(parts, found), description: '', each: found.unit_amount, quantity });
      continue;
    }
    const { name, description } = formOf(product);
    const amount = numberOf(each);
    if (textOf(name) === undefined || amount === undefined || !(amount >= 0)) {
      throw invalid('Invalid line item.', 'line_items[0][price_data]');
    }
    lines.push({ name: textOf(name) ?? '', description: textOf(description) ?? '', each: amount, quantity });
  }
  if (mode === 'subscription') {
    if (prices.length !== items.length) throw invalid('Prices must recur.', 'line_items');
    refuseTooMany(prices, 'line_items');
  }
  const { payment_intent_data: payment, subscription_data: subscription, setup_intent_data: setup } = form;
  const within = formOf(mode === 'payment' ? payment : mode === 'setup' ? setup : subscription);
  return {
    lines,
    prices,
    capture: within.capture_method === 'manual' ? 'manual' : 'automatic',
    metadata: metadataOf(within.metadata),
    tries: [],
    asked: null,
    breaks: [],
  };
}

export function expireSession(parts: Parts, id: string): CheckoutSession {
  const session = mustFind(parts, 'checkout.session', id);
  if (session.status !== 'open') {
    throw invalid(`Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`);
  }
  Object.assign(session, { status: 'expired', url: null });
  const intent = parts.store.find('payment_intent', session.payment_intent);
  if (intent?.status === 'requires_payment_method') cancelPayment(parts, intent.id);
  parts.tell('checkout.session.expired', session);
  return session;
}

export const extrasOfSession = ({ store }: Parts, { id }: CheckoutSession): CheckoutExtras =>
  store.checkouts[id] ?? {
    lines: [],
    prices: [],
    capture: 'automatic',
    metadata: {},
    tries: [],
    asked: null,
    breaks: [],
  };

/** The person pressed the button, and passed the bank's question where it asks. Undefined: it is done. */
export function payAtPage(parts: Parts, session: CheckoutSession, given: GivenCard): PaymentError | undefined {
  const extras = extrasOfSession(parts, session);
  const error = payAs(parts, session, extras, given);
  if (error) {
    extras.tries.push({ at: parts.now().getTime(), problem: error.decline_code ?? error.code });
    return error;
  }
  Object.assign(session, { status: 'complete', url: null });
  if (session.mode !== 'setup') session.payment_status = extras.capture === 'manual' ? 'unpaid' : 'paid';
  parts.tell('checkout.session.completed', session, extras.breaks);
  return undefined;
}

function payAs(
  parts: Parts,
  session: CheckoutSession,
  extras: CheckoutExtras,
  given: GivenCard,
): PaymentError | undefined {
  const card = findTryCard(given.number);
  if (!card) return WRONG_NUMBER;
  if (session.mode === 'payment') {
    const intent = intentOf(parts, session, extras);
    const method = keepCard(parts, session.customer, given);
    return confirmIntent(parts, intent, { paymentMethod: method.id, isThere: true, breaks: extras.breaks });
  }
  // A bank that declines charges may still let a card be kept.
  const isKept = session.mode === 'setup' && card.does === 'declinesLater';
  const refusal = isKept ? undefined : refusalOf(card, true);
  if (refusal) return refusal;
  const method = keepCard(parts, session.customer, given);
  if (session.mode === 'setup') {
    const setup = mustFind(parts, 'setup_intent', session.setup_intent ?? '');
    Object.assign(setup, { status: 'succeeded', payment_method: method.id });
    return undefined;
  }
  const { prices, metadata, breaks } = extras;
  const wanted = {
    customer: session.customer,
    items: prices,
    metadata,
    paymentMethod: method.id,
    isThere: true,
    breaks,
  };
  try {
    session.subscription = startSubscription(parts, wanted).id;
    return undefined;
  } catch (error) {
    if (error instanceof Refusal && error.status === 402) return error.body.error as unknown as PaymentError;
    throw error;
  }
}

/** Made at the first try; later tries are tries of the same payment. */
function intentOf(parts: Parts, session: CheckoutSession, { capture, metadata }: CheckoutExtras): PaymentIntent {
  const known = parts.store.find('payment_intent', session.payment_intent);
  if (known) return known;
  const { amount_total: amount, currency, customer } = session;
  const intent = makeIntent(parts, { amount, currency, customer, capture_method: capture, metadata });
  session.payment_intent = intent.id;
  return intent;
}

/** The bank asked and was not answered as it wanted. */
export function failAtPage(parts: Parts, session: CheckoutSession, error: PaymentError): void {
  const extras = extrasOfSession(parts, session);
  extras.asked = null;
  extras.tries.push({ at: parts.now().getTime(), problem: error.code });
  if (session.mode === 'payment') refuseIntent(parts, intentOf(parts, session, extras), error, extras.breaks);
}
