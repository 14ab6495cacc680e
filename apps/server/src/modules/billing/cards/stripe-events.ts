import Stripe from 'stripe';
import { z } from 'zod';
import type { CardEvent } from './card-processor.ts';
import { dateOf, idOf } from './stripe-client.ts';

const TOLERANCE_SECONDS = 300;

/** The object's own state is old by the time it is read; only ids count. */
const ObjectShape = z.object({
  id: z.string().min(1),
  payment_intent: z.union([z.string(), z.object({ id: z.string() })]).nullish(),
});

/** An object without an id, such as a bill that is still to come, is an event about nothing we keep. */
const EventShape = z.object({
  id: z.string().min(1),
  type: z.string(),
  // Seconds that a date can hold.
  created: z.int().min(0).max(8_640_000_000_000),
  data: z.object({ object: ObjectShape.nullable().catch(null) }).nullish(),
});

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
    const read = EventShape.safeParse(event);
    if (!read.success) return undefined;
    const { id, type, created, data } = read.data;
    return { eventId: id, type, createdAt: dateOf(created), about: aboutOf(type, data?.object ?? null) };
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError)
      return undefined;
    throw error;
  }
}

function aboutOf(type: string, object: z.infer<typeof ObjectShape> | null): CardEvent['about'] {
  if (object === null) return null;
  const { id, payment_intent } = object;
  if (type.startsWith('checkout.session.')) return { kind: 'checkout', id };
  if (type.startsWith('payment_intent.')) return { kind: 'payment', id };
  if (type.startsWith('customer.subscription.')) return { kind: 'subscription', id };
  if (type.startsWith('invoice.')) return { kind: 'invoice', id };
  const payment = type.startsWith('charge.') || type.startsWith('refund.') ? idOf(payment_intent) : null;
  return payment === null ? null : { kind: 'payment', id: payment };
}
