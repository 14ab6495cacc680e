import Stripe from 'stripe';
import type { CardEvent } from './card-processor.ts';
import { dateOf, idOf } from './stripe-client.ts';

const TOLERANCE_SECONDS = 300;

type Options = { secret: string; now: () => Date };

/** Undefined when it is forged, more than five minutes old, or no event at all. */
export async function readStripeEvent(
  stripe: Stripe,
  body: Buffer,
  signature: string,
  { secret, now }: Options,
): Promise<CardEvent | undefined> {
  try {
    const at = now().getTime();
    const event = await stripe.webhooks.constructEventAsync(body, signature, secret, TOLERANCE_SECONDS, undefined, at);
    const { id, type, created } = event;
    if (typeof id !== 'string' || typeof type !== 'string' || !Number.isInteger(created)) return undefined;
    return { eventId: id, type, createdAt: dateOf(created), about: aboutOf(event) };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      return undefined;
    throw error;
  }
}

/** The object's own state is old by the time it is read; only its id counts. */
function aboutOf({ type, data }: Stripe.Event): CardEvent['about'] {
  const object = data?.object as { id?: string; payment_intent?: string | { id: string } | null } | undefined;
  const id = object?.id;
  if (id === undefined) return null;
  if (type.startsWith('checkout.session.')) return { kind: 'checkout', id };
  if (type.startsWith('payment_intent.')) return { kind: 'payment', id };
  if (type.startsWith('customer.subscription.')) return { kind: 'subscription', id };
  if (type.startsWith('invoice.')) return { kind: 'invoice', id };
  const payment = type.startsWith('charge.') || type.startsWith('refund.') ? idOf(object?.payment_intent) : null;
  return payment === null ? null : { kind: 'payment', id: payment };
}
