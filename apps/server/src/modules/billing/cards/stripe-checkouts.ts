import type Stripe from 'stripe';
import type { CardProcessor, Checkout } from './card-processor.ts';
import { asking, idOf, keyed, secondsOf } from './stripe-client.ts';
import { referenceOf } from './stripe-payments.ts';
import type { PriceItems } from './stripe-prices.ts';

type Checkouts = Pick<
  CardProcessor,
  'openPaymentCheckout' | 'openSubscriptionCheckout' | 'openCardCheckout' | 'findCheckout' | 'expireCheckout'
>;

const EXPAND = ['payment_intent', 'setup_intent', 'subscription'];

type Wanted = Omit<Parameters<CardProcessor['openCardCheckout']>[0], 'currency'>;

export function stripeCheckouts(stripe: Stripe, priceItems: PriceItems): Checkouts {
  const open = async (wanted: Wanted, params: Stripe.Checkout.SessionCreateParams) =>
    describe(
      await stripe.checkout.sessions.create(
        {
          ...params,
          ui_mode: 'hosted_page',
          locale: wanted.language ?? 'auto',
          customer: wanted.customerId,
          client_reference_id: wanted.reference.purchaseId,
          metadata: { ...wanted.reference },
          // A sum can be held on cards only.
          payment_method_types: ['card'],
          success_url: wanted.successUrl,
          cancel_url: wanted.cancelUrl,
          expires_at: secondsOf(wanted.expiresAt),
        },
        keyed(wanted.key),
      ),
    );

  return {
    openPaymentCheckout: ({ lines, currency, ...wanted }) =>
      asking(() =>
        open(wanted, {
          mode: 'payment',
          line_items: lines.map(({ name, description, each, count }) => ({
            quantity: count,
            price_data: {
              currency: currency.toLowerCase(),
              unit_amount: each,
              product_data: { name, ...(description === '' ? {} : { description }) },
            },
          })),
          payment_intent_data: {
            capture_method: 'manual',
            setup_future_usage: 'off_session',
            metadata: { ...wanted.reference },
          },
        }),
      ),

    openSubscriptionCheckout: ({ items, ...wanted }) =>
      asking(async () =>
        open(wanted, {
          mode: 'subscription',
          line_items: (await priceItems(items)).map(({ price, quantity }) => ({ price, quantity })),
          subscription_data: { metadata: { ...wanted.reference } },
        }),
      ),

    openCardCheckout: ({ currency, ...wanted }) =>
      asking(() =>
        open(wanted, {
          mode: 'setup',
          currency: currency.toLowerCase(),
          setup_intent_data: { metadata: { ...wanted.reference } },
        }),
      ),

    findCheckout: (checkoutId) =>
      asking(async () => describe(await stripe.checkout.sessions.retrieve(checkoutId, { expand: EXPAND }))),

    expireCheckout: (checkoutId) =>
      asking(async () => describe(await stripe.checkout.sessions.expire(checkoutId, { expand: EXPAND }))),
  };
}

const STATES = ['open', 'complete', 'expired'] as const;

function describe(session: Stripe.Checkout.Session): Checkout {
  const { payment_intent: payment, setup_intent: setup, subscription } = session;
  const given =
    (typeof setup === 'object' && setup?.payment_method) ||
    (typeof payment === 'object' && payment?.payment_method) ||
    (typeof subscription === 'object' && subscription?.default_payment_method) ||
    null;
  return {
    checkoutId: session.id,
    state: STATES.find((state) => state === session.status) ?? 'open',
    url: session.status === 'open' ? session.url : null,
    customerId: idOf(session.customer) ?? '',
    paymentId: idOf(payment),
    subscriptionId: idOf(subscription),
    paymentMethodId: session.status === 'complete' ? idOf(given) : null,
    reference: referenceOf(session.metadata),
  };
}
