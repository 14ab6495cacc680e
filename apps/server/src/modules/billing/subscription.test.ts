import { randomUUID } from 'node:crypto';
import { AppError } from '@outrider/contract/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Scope } from '../../platform/db.ts';
import { createLog } from '../../platform/log.ts';
import { type TestDatabase, testDatabase } from '../../platform/testing/test-database.ts';
import type { BillingDeps } from './billing-deps.ts';
import { openTestProcessor, SUCCESS_URL, type TestProcessor } from './cards/card-processor-testing.ts';
import { listInvoices } from './invoices/list-invoices.ts';
import type { Purchases } from './payments/purchases.ts';
import { planOfWorkspace } from './plan-of-workspace.ts';
import { confirmPlan } from './plans/confirm-plan.ts';
import { quotePlan } from './plans/quote-plan.ts';
import { USUAL_PLANS } from './plans.ts';
import { cancelPlan, pausePlan, resumePlan } from './subscription/change-subscription.ts';
import { describeBilling } from './subscription/describe-billing.ts';
import { lookAtSubscription } from './subscription/look-at-subscription.ts';
import { billParts, createMonthlyParts } from './subscription/monthly-parts.ts';
import { previewCancel } from './subscription/preview-cancel.ts';
import { tendAccounts } from './subscription/tend-accounts.ts';
import { aWorkspace } from './testing.ts';

let database: TestDatabase;
let world: TestProcessor;
beforeAll(async () => {
  database = await testDatabase();
  world = await openTestProcessor();
});
afterAll(async () => {
  await world.close();
  await database.close();
});

const DAY_MS = 86_400_000;
const ADDRESSES = ['maya', 'jonas', 'ines'].map((name) => `${name}@askharborline.test`);
const GOOD = '4242424242424242';
/** Its bank wants to ask the person at each payment, so that a bill of the night fails. */
const ASKS = { card: '4000000000003220', answer: '417220' };

async function putCardOnFile({ workspaceId }: Scope, customerId: string, card: string, answer?: string) {
  const { url, checkoutId } = await world.processor.openCardCheckout({
    key: randomUUID(),
    customerId,
    reference: { workspaceId, purchaseId: randomUUID() },
    successUrl: SUCCESS_URL,
    cancelUrl: 'http://app.box.test/purchase/error',
    expiresAt: new Date(world.clock.now().getTime() + 3_600_000),
    currency: 'USD',
  });
  await world.pay(url ?? '', card, answer === undefined ? {} : { answer });
  const { paymentMethodId } = await world.processor.findCheckout(checkoutId);
  await world.processor.keepCard(customerId, paymentMethodId ?? '');
}

/** A customer with a card on file, and purchases that are only remembered. */
async function aCustomer() {
  const { db } = database;
  const scope = await aWorkspace(db);
  const { customerId } = await world.processor.createCustomer({
    key: randomUUID(),
    workspaceId: scope.workspaceId,
    email: 'maya@harborline.test',
    address: null,
  });
  const giveCard = (card: string, answer?: string) => putCardOnFile(scope, customerId, card, answer);
  await giveCard(GOOD);
  const recorded = new Map<string, { purchaseId: string; subscriptionId: string | null }>();
  const purchases: Purchases = {
    customerOf: async () => customerId,
    openPlanCheckout: async () => ({ purchaseId: randomUUID(), checkoutUrl: 'http://checkout.test/' }),
    async recordPlanPurchase(_scope, { reference, subscriptionId }) {
      const purchase = recorded.get(reference) ?? { purchaseId: randomUUID(), subscriptionId };
      recorded.set(reference, purchase);
      return purchase;
    },
    findPlanPurchase: async (_scope, reference) => recorded.get(reference),
  };
  const queued: string[] = [];
  const deps: BillingDeps = {
    db,
    jobs: { enqueue: async (_trx, name) => void queued.push(name) },
    log: createLog('silent'),
    now: () => world.clock.now(),
    isOn: true,
    book: USUAL_PLANS,
    cards: world.processor,
    purchases,
    usageOf: (of) => planOfWorkspace(db, of, world.clock.now()),
    ownerOf: async () => ({ email: 'maya@harborline.test', language: 'en' }),
    listDomains: async () => [
      {
        domain: 'askharborline.test',
        expiresAt: new Date('2027-05-01'),
        renewal: { amount: 1_299, currency: 'USD' },
        mailboxes: ADDRESSES,
      },
    ],
    namesOf: async () => new Map(),
  };
  const buy = async (plan: 'free' | 'starter' | 'growth' | 'scale', interval: 'month' | 'year' = 'month') => {
    const quote = await quotePlan(deps, scope, { plan, interval });
    await confirmPlan(deps, scope, quote.quoteId);
    await look();
    return quote;
  };
  async function look() {
    const account = await db
      .selectFrom('billing_accounts')
      .select('subscription_id')
      .where('workspace_id', '=', scope.workspaceId)
      .executeTakeFirst();
    if (account?.subscription_id) await lookAtSubscription(deps, scope, account.subscription_id);
  }
  return { scope, deps, buy, look, queued, customerId, giveCard };
}

const paidBy = async (customerId: string) =>
  (await world.processor.listInvoices(customerId, { limit: 50, after: null })).reduce(
    (sum, { amountPaid }) => sum + amountPaid,
    0,
  );

test('a plan is bought with the card on file, at the price quoted, and its invoice is kept', async () => {
  const { scope, deps, buy, customerId } = await aCustomer();
  const quote = await buy('growth');
  expect(quote).toMatchObject({ kind: 'start', dueNow: { amount: 7_900 } });
  expect(await paidBy(customerId)).toBe(7_900);
  const billing = await describeBilling(deps, scope);
  expect(billing).toMatchObject({ plan: 'growth', interval: 'month', state: 'active', card: { lastFour: '4242' } });
  expect(billing.nextBill).toMatchObject({ total: { amount: 7_900 }, at: billing.paidUntil });
  const { invoices } = await listInvoices(deps, scope, 0);
  expect(invoices.map(({ state, total, lines }) => [state, total.amount, lines[0]?.of])).toEqual([
    ['paid', 7_900, 'growth'],
  ]);
});

test('a step up is charged to the cent as quoted, however late it is confirmed and however often', async () => {
  const { scope, deps, buy, customerId } = await aCustomer();
  await buy('growth');
  await world.clock.advance(11 * DAY_MS + 3_600_000);
  const quote = await quotePlan(deps, scope, { plan: 'scale', interval: 'month' });
  expect(quote.dueNow.amount).toBe(quote.lines.reduce((sum, { amount }) => sum + amount, 0));
  expect(quote.lines.map(({ kind }) => kind).toSorted()).toEqual(['plan', 'unusedPlan']);
  await world.clock.advance(29 * 60_000);
  const first = await confirmPlan(deps, scope, quote.quoteId);
  expect(await confirmPlan(deps, scope, quote.quoteId)).toEqual(first);
  expect(await paidBy(customerId)).toBe(7_900 + quote.dueNow.amount);
  expect((await describeBilling(deps, scope)).plan).toBe('scale');
});

test('a step down waits for the end of the period, can be taken back, and then holds', async () => {
  const { scope, deps, buy, look } = await aCustomer();
  await buy('scale');
  const quote = await buy('starter');
  expect(quote).toMatchObject({ kind: 'downgrade', isNow: false, dueNow: { amount: 0 } });
  const waiting = await describeBilling(deps, scope);
  expect(waiting).toMatchObject({
    plan: 'scale',
    scheduled: { plan: 'starter' },
    nextBill: { total: { amount: 2_900 } },
  });
  const back = await resumePlan(deps, scope);
  expect(back).toMatchObject({ scheduled: null, nextBill: { total: { amount: 19_900 } } });
  await buy('starter');
  await world.clock.advance(32 * DAY_MS);
  await world.settle();
  await look();
  expect(await describeBilling(deps, scope)).toMatchObject({ plan: 'starter', scheduled: null, state: 'active' });
});

test('a cancellation lists everything, ends it in one step, and the free plan follows without anything lost', async () => {
  const { scope, deps, buy, look } = await aCustomer();
  await buy('growth');
  await deps.db
    .transaction()
    .execute((trx) => createMonthlyParts(deps)(trx, scope, { mailboxes: 3, warmed: { 'warm.test': 3_600 } }));
  await billParts(deps, scope);
  const { parts } = await previewCancel(deps, scope);
  expect(parts.map(({ kind, of, price }) => [kind, of, price.amount])).toEqual([
    ['plan', 'growth', 7_900],
    ...ADDRESSES.map((address) => ['mailbox', address, 300]),
    ['warmedDomain', 'warm.test', 3_600],
    ['domain', 'askharborline.test', 1_299],
  ]);
  expect(await cancelPlan(deps, scope, 'too quiet')).toMatchObject({ state: 'cancelling', nextBill: null });
  await world.clock.advance(32 * DAY_MS);
  await world.settle();
  await look();
  expect(await describeBilling(deps, scope)).toMatchObject({ plan: 'free', state: 'free', interval: null });
});

test('mailboxes bought in the middle of a month cost nothing more in it, and are on the next bill as predicted', async () => {
  const { scope, deps, buy, look, customerId } = await aCustomer();
  await buy('growth');
  await world.clock.advance(9 * DAY_MS);
  await deps.db.transaction().execute((trx) => createMonthlyParts(deps)(trx, scope, { mailboxes: 6, warmed: {} }));
  await billParts(deps, scope);
  await billParts(deps, scope);
  expect(await paidBy(customerId)).toBe(7_900);
  const { nextBill } = await describeBilling(deps, scope);
  expect(nextBill?.total.amount).toBe(7_900 + 6 * 300);
  await world.clock.advance(25 * DAY_MS);
  await world.settle();
  await look();
  expect(await paidBy(customerId)).toBe(7_900 + (nextBill?.total.amount ?? 0));
});

test('in a pause nothing is billed or started, and it can be ended before its time', async () => {
  const { scope, deps, buy, look, customerId } = await aCustomer();
  await buy('growth');
  const asked = await pausePlan(deps, scope, 2);
  expect(asked).toMatchObject({ state: 'active' });
  await world.clock.advance(40 * DAY_MS);
  await world.settle();
  await look();
  expect((await describeBilling(deps, scope)).state).toBe('paused');
  expect(await paidBy(customerId)).toBe(7_900);
  expect((await planOfWorkspace(deps.db, scope, deps.now()))?.standstill?.kind).toBe('paused');
  expect(await resumePlan(deps, scope)).toMatchObject({ state: 'active', pausedUntil: null });
});

test('a bill that fails is told by mail on its days, then nothing new starts, and once it is paid all goes on', async () => {
  const { scope, deps, buy, look, queued, customerId, giveCard } = await aCustomer();
  await buy('starter');
  await giveCard(ASKS.card, ASKS.answer);
  await world.clock.advance(31 * DAY_MS);
  await world.settle();
  await look();
  const failed = await describeBilling(deps, scope);
  expect(failed).toMatchObject({ plan: 'starter', state: 'pastDue', unpaid: { total: { amount: 2_900 } } });
  await tendAccounts(deps);
  await tendAccounts(deps);
  expect(queued.filter((name) => name === 'system-mail.send')).toHaveLength(1);

  await world.clock.advance(15 * DAY_MS);
  await world.settle();
  await look();
  await tendAccounts(deps);
  await tendAccounts(deps);
  expect(queued.filter((name) => name === 'system-mail.send')).toHaveLength(2);
  expect(await describeBilling(deps, scope)).toMatchObject({ plan: 'starter', state: 'readOnly' });

  await giveCard(GOOD);
  const bills = await world.processor.listInvoices(customerId, { limit: 50, after: null });
  for (const { invoiceId, state } of bills)
    if (state === 'open' && invoiceId) await world.processor.payInvoice({ key: randomUUID(), invoiceId });
  await look();
  expect(await describeBilling(deps, scope)).toMatchObject({ plan: 'starter', state: 'active', unpaid: null });
  const { invoices } = await listInvoices(deps, scope, 0);
  expect(invoices.map(({ state }) => state)).toEqual(invoices.map(() => 'paid'));
});

test('where the card processor does not answer, the caller learns that nothing was charged', async () => {
  const { scope, deps, buy } = await aCustomer();
  await buy('growth');
  world.box.setTrouble('down');
  await expect(quotePlan(deps, scope, { plan: 'scale', interval: 'month' })).rejects.toThrow(
    new AppError('cardProcessorFailed').message,
  );
  world.box.setTrouble('none');
});
