import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Scope } from '../../../platform/db.ts';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { findBillingAccount } from '../accounts/accounts.repository.ts';
import { createPayments } from './create-payments.ts';
import { createPurchases } from './create-purchases.ts';
import { describePurchase } from './describe-purchase.ts';
import { lookAtDue } from './payments.jobs.ts';
import type { Payments } from './payments.ts';
import { lineOf, newWorkspace, openPaymentsWorld } from './payments-testing.ts';

let database: TestDatabase;
let world: Awaited<ReturnType<typeof openPaymentsWorld>>;
let payments: Payments;
let scope: Scope;

beforeAll(async () => {
  database = await testDatabase();
  world = await openPaymentsWorld(database.db);
  payments = createPayments(world.deps);
});
beforeEach(async () => {
  scope = await newWorkspace(database.db);
  world.enqueued.length = 0;
  world.received.length = 0;
});
afterEach(() => {
  world.box.setTrouble('none');
  world.box.setWebhookTrouble('none');
});
afterAll(async () => {
  await world.close();
  await database.close();
});

const GOOD = '4242424242424242';
const EMPTY = '4000000000009995';
const ASKS = '4000000000003220';
const HALF_HOUR_MS = 30 * 60_000;
const usd = (amount: number) => ({ amount, currency: 'USD' });
const newOrder = () => ({
  orderId: randomUUID(),
  lines: [lineOf('askharborline.test', 1299), lineOf('harborlineops.test', 899)],
  total: usd(2198),
  expiresAt: new Date(world.clock.now().getTime() + HALF_HOUR_MS),
});

async function authorised() {
  const order = newOrder();
  const { paymentId, checkoutUrl } = await payments.begin(scope, order);
  await world.pay(checkoutUrl ?? '', GOOD);
  await world.settle();
  await world.handleReceived();
  return { order, paymentId };
}

const held = async (paymentId: string) => {
  const { payment_id: id } = await database.db
    .selectFrom('purchases')
    .select('payment_id')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  return world.box.payments().filter((payment) => payment.paymentId === id);
};

describe('an order', () => {
  test('is authorised at the page and published once, however often the processor reports it', async () => {
    world.box.setWebhookTrouble('twice');
    const { order, paymentId } = await authorised();
    expect(await payments.lookAt(scope, paymentId)).toMatchObject({
      state: 'authorised',
      authorised: usd(2198),
      captured: usd(0),
      card: { brand: 'visa', lastFour: '4242' },
    });
    const news = world.enqueued.filter(({ payload }) => payload.orderId === order.orderId);
    expect(news).toHaveLength(2);
    expect(news.at(-1)).toEqual({
      name: 'payment.changed',
      payload: { workspaceId: scope.workspaceId, orderId: order.orderId, paymentId },
    });
  });

  test('has one payment and one page, however often it is begun', async () => {
    const order = newOrder();
    const first = await payments.begin(scope, order);
    expect(await payments.begin(scope, order)).toEqual(first);
    await world.pay(first.checkoutUrl ?? '', GOOD);
    expect(await payments.begin(scope, order)).toEqual({ paymentId: first.paymentId, checkoutUrl: null });
  });

  test('takes what was registered and lets the rest go', async () => {
    const { paymentId } = await authorised();
    expect(await payments.capture(scope, paymentId, usd(1299))).toMatchObject({
      state: 'captured',
      captured: usd(1299),
    });
    expect(await payments.capture(scope, paymentId, usd(2198))).toMatchObject({ captured: usd(1299) });
    expect(await held(paymentId)).toMatchObject([{ held: 0, captured: 1299 }]);
  });

  test('never takes more than is held', async () => {
    const { paymentId } = await authorised();
    await expect(payments.capture(scope, paymentId, usd(2199))).rejects.toThrow('less than was to be captured');
    expect(await held(paymentId)).toMatchObject([{ held: 2198, captured: 0 }]);
  });

  test('lets everything go when nothing was registered', async () => {
    const { paymentId } = await authorised();
    expect(await payments.capture(scope, paymentId, usd(0))).toMatchObject({ state: 'released', captured: usd(0) });
    expect(await payments.release(scope, paymentId)).toMatchObject({ state: 'released' });
    expect(await held(paymentId)).toMatchObject([{ held: 0, captured: 0, status: 'canceled' }]);
  });

  test('that is given up takes no card any more', async () => {
    const { paymentId, checkoutUrl } = await payments.begin(scope, newOrder());
    expect(await payments.release(scope, paymentId)).toMatchObject({ state: 'released', authorised: usd(0) });
    expect((await world.pay(checkoutUrl ?? '', GOOD)).page).toContain('expired');
    expect(await describePurchase(world.deps, scope, paymentId)).toMatchObject({
      state: 'cancelled',
      checkoutUrl: null,
    });
  });

  test('gives back by item, each item once, and never more than was taken', async () => {
    const { paymentId } = await authorised();
    await payments.capture(scope, paymentId, usd(2198));
    const refund = { amount: usd(899), key: 'harborlineops.test', lines: [lineOf('harborlineops.test', -899)] };
    expect(await payments.refund(scope, paymentId, refund)).toMatchObject({ refunded: usd(899) });
    expect(await payments.refund(scope, paymentId, refund)).toMatchObject({ refunded: usd(899) });
    const tooMuch = { ...refund, key: 'askharborline.test', amount: usd(1300) };
    await expect(payments.refund(scope, paymentId, tooMuch)).rejects.toThrow('less than was to be refunded');
    expect(await held(paymentId)).toMatchObject([{ captured: 2198, refunded: 899 }]);
  });

  test('is declined, then paid with another card on the same page', async () => {
    const order = newOrder();
    const { paymentId, checkoutUrl } = await payments.begin(scope, order);
    await world.pay(checkoutUrl ?? '', EMPTY);
    await world.settle();
    await world.handleReceived();
    expect(await describePurchase(world.deps, scope, paymentId)).toMatchObject({
      kind: 'order',
      orderId: order.orderId,
      state: 'declined',
      declinedFor: 'insufficient_funds',
      checkoutUrl,
    });
    await world.pay(checkoutUrl ?? '', ASKS, { answer: '417220' });
    expect(await describePurchase(world.deps, scope, paymentId)).toMatchObject({ state: 'paid', declinedFor: null });
  });

  test('runs out, and is begun anew on another page', async () => {
    const order = newOrder();
    const first = await payments.begin(scope, order);
    await world.clock.advance(HALF_HOUR_MS);
    await lookAtDue(world.deps);
    expect(await describePurchase(world.deps, scope, first.paymentId)).toMatchObject({
      state: 'expired',
      checkoutUrl: null,
    });
    expect((await world.pay(first.checkoutUrl ?? '', GOOD)).page).toContain('expired');
    const later = new Date(world.clock.now().getTime() + HALF_HOUR_MS);
    const second = await payments.begin(scope, { ...order, expiresAt: later });
    expect(second.paymentId).toBe(first.paymentId);
    expect(second.checkoutUrl).not.toBe(first.checkoutUrl);
    await world.pay(second.checkoutUrl ?? '', GOOD);
    expect(await payments.lookAt(scope, second.paymentId)).toMatchObject({ state: 'authorised' });
  });

  test('whose page could not be opened runs out too, and is begun anew', async () => {
    world.box.setTrouble('down');
    const order = newOrder();
    await expect(payments.begin(scope, order)).rejects.toThrow('unclear');
    world.box.setTrouble('none');
    await world.clock.advance(HALF_HOUR_MS);
    await lookAtDue(world.deps);
    const state = await database.db
      .selectFrom('purchases')
      .select(['id', 'state', 'next_look_at'])
      .where('reference', '=', order.orderId)
      .executeTakeFirstOrThrow();
    expect(state).toMatchObject({ state: 'failed', next_look_at: null });
    const expiresAt = new Date(world.clock.now().getTime() + HALF_HOUR_MS);
    const { paymentId, checkoutUrl } = await payments.begin(scope, { ...order, expiresAt });
    expect([paymentId, checkoutUrl !== null]).toEqual([state.id, true]);
  });

  test('is settled by a look when no event ever comes', async () => {
    world.box.setWebhookTrouble('never');
    const { paymentId, checkoutUrl } = await payments.begin(scope, newOrder());
    await world.pay(checkoutUrl ?? '', GOOD, { breaks: ['close'] });
    await world.clock.advance(60_000);
    await lookAtDue(world.deps);
    expect(world.enqueued.at(-1)).toMatchObject({ name: 'payment.changed', payload: { paymentId } });
    expect(await payments.lookAt(scope, paymentId)).toMatchObject({ state: 'authorised' });
  });

  test('belongs to its workspace only', async () => {
    const { paymentId } = await authorised();
    const stranger = await newWorkspace(database.db);
    await expect(describePurchase(world.deps, stranger, paymentId)).rejects.toThrow();
    await expect(payments.lookAt(stranger, paymentId)).rejects.toThrow();
  });
});

describe('an order paid with the card on file', () => {
  const onFile = async () => (await findBillingAccount(database.db, scope))?.card?.lastFour;

  test('needs no page, once', async () => {
    await world.giveCard(scope, GOOD);
    const order = newOrder();
    const charged = await payments.charge(scope, order);
    expect(charged).toMatchObject({ state: 'authorised', card: { lastFour: '4242' } });
    expect(await payments.charge(scope, order)).toEqual(charged);
    expect(await payments.begin(scope, order)).toEqual({ paymentId: charged.paymentId, checkoutUrl: null });
    expect(await held(charged.paymentId)).toMatchObject([{ held: 2198 }]);
  });

  test('goes on at the page where the bank wants to ask, and another card given there does not replace the one on file', async () => {
    await world.giveCard(scope, ASKS, '417220');
    const order = newOrder();
    expect(await payments.charge(scope, order)).toMatchObject({
      state: 'failed',
      declinedFor: 'authentication_not_handled',
    });
    const { paymentId, checkoutUrl } = await payments.begin(scope, order);
    await world.pay(checkoutUrl ?? '', GOOD);
    expect(await payments.lookAt(scope, paymentId)).toMatchObject({ state: 'authorised', card: { lastFour: '4242' } });
    expect(await onFile()).toBe('3220');
    expect(await held(paymentId)).toMatchObject([{ held: 2198 }]);
  });

  test('is left to its page where one was opened', async () => {
    await world.giveCard(scope, GOOD);
    const order = newOrder();
    const { paymentId, checkoutUrl } = await payments.begin(scope, order);
    expect(await payments.charge(scope, order)).toMatchObject({ paymentId, state: 'open' });
    await world.pay(checkoutUrl ?? '', GOOD);
    expect(await payments.charge(scope, order)).toMatchObject({ paymentId, state: 'authorised' });
  });

  test('whose answer was lost is heard out before a page is opened', async () => {
    await world.giveCard(scope, GOOD);
    const order = newOrder();
    const cards = {
      ...world.deps.cards,
      authoriseCardOnFile: async () => {
        throw new Error('killed');
      },
    };
    await expect(createPayments({ ...world.deps, cards }).charge(scope, order)).rejects.toThrow('killed');
    expect(await payments.begin(scope, order)).toMatchObject({ checkoutUrl: null });
  });
});

describe('a charge with nobody at the screen', () => {
  const renewal = () => ({
    orderId: randomUUID(),
    lines: [lineOf('askharborline.test', 1299)],
    total: usd(1299),
    expiresAt: null,
  });

  test('needs a card on file, which the first order leaves there', async () => {
    expect(await payments.charge(scope, renewal())).toMatchObject({ state: 'failed', declinedFor: 'no_card' });
    await authorised();
    const wanted = renewal();
    const charged = await payments.charge(scope, wanted);
    expect(charged).toMatchObject({ state: 'authorised', authorised: usd(1299) });
    expect(await payments.charge(scope, wanted)).toEqual(charged);
  });

  test('that was cut off is found again and not made a second time', async () => {
    await authorised();
    const wanted = renewal();
    world.box.setTrouble('none');
    const before = world.box.payments().length;
    const { cards } = world.deps;
    const cutOff = createPayments({
      ...world.deps,
      cards: {
        ...cards,
        authoriseCardOnFile: async (asked) => {
          await cards.authoriseCardOnFile(asked);
          throw new Error('killed');
        },
      },
    });
    await expect(cutOff.charge(scope, wanted)).rejects.toThrow('killed');
    // Longer than the processor remembers keys.
    await world.clock.advance(30 * 3_600_000);
    expect(await payments.charge(scope, wanted)).toMatchObject({ state: 'authorised' });
    expect(world.box.payments()).toHaveLength(before + 1);
  });

  test('that was declined is tried again with the next card', async () => {
    const wanted = renewal();
    expect(await world.giveCard(scope, ASKS, '417220')).toMatchObject({ kind: 'card', state: 'paid' });
    expect(await payments.charge(scope, wanted)).toMatchObject({
      state: 'failed',
      declinedFor: 'authentication_required',
    });
    const purchases = createPurchases(world.deps);
    await world.giveCard(scope, GOOD);
    expect((await world.processor.findCustomer(await purchases.customerOf(scope))).card).toMatchObject({
      lastFour: '4242',
    });
    expect(await payments.charge(scope, wanted)).toMatchObject({ state: 'authorised' });
  });
});

test('a plan that is paid at the page tells of its subscription, and its card is kept', async () => {
  const purchases = createPurchases(world.deps);
  const price = { lookupKey: 'starter-month-2900', name: 'Starter', each: usd(2900), interval: 'month' } as const;
  const wanted = {
    reference: randomUUID(),
    lines: [lineOf('starter', 2900)],
    total: usd(2900),
    items: [{ price, quantity: 1 }],
    expiresAt: newOrder().expiresAt,
  };
  const { purchaseId, checkoutUrl } = await purchases.openPlanCheckout(scope, wanted);
  await world.pay(checkoutUrl ?? '', GOOD);
  await world.settle();
  await world.handleReceived();
  const bought = await purchases.findPlanPurchase(scope, wanted.reference);
  expect(bought?.purchaseId).toBe(purchaseId);
  expect(world.enqueued).toContainEqual({
    name: 'subscription.changed',
    payload: { workspaceId: scope.workspaceId, subscriptionId: bought?.subscriptionId },
  });
  expect(await describePurchase(world.deps, scope, purchaseId)).toMatchObject({
    kind: 'plan',
    state: 'paid',
    total: usd(2900),
  });
  // The job has not run yet: a customer who sees that it is paid has the plan all the same.
  expect(world.keptPlans).toEqual([bought?.subscriptionId]);
  expect((await world.processor.findCustomer(await purchases.customerOf(scope))).card).toMatchObject({
    lastFour: '4242',
  });
  const changed = {
    reference: randomUUID(),
    lines: [],
    total: usd(5000),
    subscriptionId: bought?.subscriptionId ?? '',
  };
  const recorded = await purchases.recordPlanPurchase(scope, changed);
  expect(await purchases.recordPlanPurchase(scope, changed)).toEqual(recorded);
});

describe('an event', () => {
  test('that comes again, or in the wrong order, changes nothing', async () => {
    world.heard.length = 0;
    const { paymentId } = await authorised();
    await payments.capture(scope, paymentId, usd(2198));
    await world.settle();
    await world.handleReceived();
    const news = world.enqueued.length;
    const { takeEvent } = await import('./card-events.ts');
    for (const { body, signature } of world.heard.toReversed()) {
      expect(await takeEvent(world.deps, body, signature)).toBe(true);
    }
    expect(world.received).toHaveLength(0);
    expect(world.enqueued).toHaveLength(news);
    expect(await payments.lookAt(scope, paymentId)).toMatchObject({ state: 'captured', captured: usd(2198) });
  });

  test('of something that is not ours is let be', async () => {
    const { handleEvent } = await import('./card-events.ts');
    await handleEvent(world.deps, { kind: 'payment', id: 'pi_of_somebody_else' });
    await handleEvent(world.deps, { kind: 'invoice', id: 'in_of_somebody_else' });
    expect(world.enqueued).toEqual([]);
  });
});
