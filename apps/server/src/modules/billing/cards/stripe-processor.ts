import type { CardProcessor } from './card-processor.ts';
import { stripeCheckouts } from './stripe-checkouts.ts';
import { findLacks, openStripe, type StripeSettings } from './stripe-client.ts';
import { stripeCustomers } from './stripe-customers.ts';
import { readStripeEvent } from './stripe-events.ts';
import { stripeInvoices } from './stripe-invoices.ts';
import { stripePayments } from './stripe-payments.ts';
import { stripePrices } from './stripe-prices.ts';
import { stripeSubscriptions } from './stripe-subscriptions.ts';

type Options = {
  now: () => Date;
  /** How long an answer is waited for. */
  patienceMs?: number;
};

export function createStripeProcessor(settings: StripeSettings, { now, patienceMs }: Options): CardProcessor {
  const stripe = openStripe(settings, patienceMs);
  const priceItems = stripePrices(stripe);
  return {
    ...stripeCustomers(stripe),
    ...stripeCheckouts(stripe, priceItems),
    ...stripePayments(stripe),
    ...stripeSubscriptions(stripe, priceItems),
    ...stripeInvoices(stripe),
    lacks: () => findLacks(stripe),
    readEvent: (body, signature) => readStripeEvent(stripe, body, signature, { secret: settings.webhookSecret, now }),
  };
}
