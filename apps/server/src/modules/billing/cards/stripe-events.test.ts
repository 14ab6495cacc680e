import fc from 'fast-check';
import Stripe from 'stripe';
import { describe, expect, test } from 'vitest';
import { readStripeEvent } from './stripe-events.ts';

const secret = 'whsec_of_a_test';
const AT = new Date('2026-11-17T09:42:11.000Z');
const stripe = new Stripe('sk_test_none', { telemetry: false });

async function readSigned(payload: unknown) {
  const body = JSON.stringify(payload);
  const signature = await stripe.webhooks.generateTestHeaderStringAsync({
    payload: body,
    secret,
    timestamp: Math.floor(AT.getTime() / 1000),
  });
  return readStripeEvent(stripe, Buffer.from(body), signature, { secret, now: () => AT });
}

const anEvent = (type: string, object: unknown) => ({
  id: 'evt_1',
  object: 'event',
  type,
  created: 1_794_000_000,
  data: { object },
});

describe('what a signed event is about', () => {
  test.each([
    ['checkout.session.completed', { id: 'cs_1' }, { kind: 'checkout', id: 'cs_1' }],
    ['payment_intent.succeeded', { id: 'pi_1' }, { kind: 'payment', id: 'pi_1' }],
    ['customer.subscription.updated', { id: 'sub_1' }, { kind: 'subscription', id: 'sub_1' }],
    ['invoice.paid', { id: 'in_1' }, { kind: 'invoice', id: 'in_1' }],
    ['charge.refunded', { id: 'ch_1', payment_intent: 'pi_1' }, { kind: 'payment', id: 'pi_1' }],
    ['charge.dispute.created', { id: 'dp_1', payment_intent: { id: 'pi_1' } }, { kind: 'payment', id: 'pi_1' }],
    ['refund.failed', { id: 're_1', payment_intent: null }, null],
    ['invoice.upcoming', {}, null],
    ['invoice.paid', { id: 7 }, null],
    ['charge.refunded', { id: 'ch_1', payment_intent: 7 }, null],
    ['charge.refunded', null, null],
    ['customer.created', { id: 'cus_1' }, null],
  ])('is read of %s with the object %j', async (type, object, about) => {
    expect(await readSigned(anEvent(type, object))).toEqual({
      eventId: 'evt_1',
      type,
      createdAt: new Date('2026-11-06T21:20:00.000Z'),
      about,
    });
  });

  test('is read or refused for any signed bytes', async () => {
    const shaped = fc.record(
      { id: fc.jsonValue(), type: fc.jsonValue(), created: fc.jsonValue(), data: fc.jsonValue() },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(fc.oneof(fc.jsonValue(), shaped), async (payload) => {
        const event = await readSigned(payload);
        if (event !== undefined) expect(event.createdAt.getTime()).not.toBeNaN();
      }),
      { numRuns: 200 },
    );
  });
});
