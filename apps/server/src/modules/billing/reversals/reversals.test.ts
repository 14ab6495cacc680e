import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { changeBillingAccount } from '../accounts/accounts.repository.ts';
import { openTestProcessor, type TestProcessor } from '../cards/card-processor-testing.ts';
import { aCustomer, DAY_MS } from '../customer-testing.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { listInvoices } from '../invoices/list-invoices.ts';
import { createPayments } from '../payments/create-payments.ts';
import { lineOf } from '../payments/payments-testing.ts';
import { markAskedAbout } from '../payments/purchases.repository.ts';
import { describeBilling } from '../subscription/describe-billing.ts';
import { maintainAccounts } from '../subscription/maintain-accounts.ts';
import { keepReversals } from './keep-reversals.ts';

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

const DISPUTES = '4000000000000259';

/** A customer who paid for a plan, with the payment of its bill. */
async function aPayer(card?: string) {
  const customer = await aCustomer(database.db, world);
  if (card !== undefined) await customer.giveCard(card);
  await customer.buy('growth');
  const [paymentId = ''] = (await stripe('payment_intents', { customer: customer.customerId })).data.map(
    ({ id }) => id,
  );
  const keep = () => keepReversals(customer.deps, customer.scope, paymentId);
  const invoices = async () => (await listInvoices(customer.deps, customer.scope, 0)).invoices;
  return { ...customer, paymentId, keep, invoices };
}

type Listed = { id: string; data: { id: string }[] };

/** What the operator does at the processor's own pages: no key of ours is on it. */
async function stripe(path: string, query: Record<string, string>, method: 'GET' | 'POST' = 'GET'): Promise<Listed> {
  const { url, key } = world.box.access;
  const form = new URLSearchParams(query);
  const answer = await fetch(`${url}/v1/${path}${method === 'GET' ? `?${form}` : ''}`, {
    method,
    headers: { authorization: `Bearer ${key}` },
    ...(method === 'POST' ? { body: form } : {}),
  });
  return (await answer.json()) as Listed;
}

test('a refund made at the processor becomes one credit note, however often it is reported, and a failed one is void', async () => {
  const { paymentId, keep, invoices } = await aPayer();
  const refund = await stripe('refunds', { payment_intent: paymentId, amount: '900' }, 'POST');
  await Promise.all([keep(), keep(), keep()]);
  const [note, paid] = await invoices();
  expect(note).toMatchObject({
    state: 'refunded',
    total: { amount: -900 },
    lines: [{ kind: 'refund', of: paid?.number }],
  });
  expect(paid).toMatchObject({ state: 'paid', refunded: { amount: 900 }, total: { amount: 7_900 } });
  expect(await invoices()).toHaveLength(2);

  world.box.failRefund(refund.id);
  await keep();
  await keep();
  const [failed, whole] = await invoices();
  expect(failed).toMatchObject({ state: 'void', total: { amount: -900 } });
  expect(whole).toMatchObject({ refunded: { amount: 0 } });
});

test('a refund that failed before anybody looked leaves no paper', async () => {
  const { paymentId, keep, invoices } = await aPayer();
  const refund = await stripe('refunds', { payment_intent: paymentId, amount: '900' }, 'POST');
  world.box.failRefund(refund.id);
  await keep();
  expect(await invoices()).toHaveLength(1);
});

test('a dispute is announced once and shown at its invoice, and one that is lost is credited once', async () => {
  const { scope, deps, keep, invoices, queued } = await aPayer(DISPUTES);
  await world.clock.advance(2 * DAY_MS + 1_000);
  await keep();
  await keep();
  expect(queued.filter((name) => name === 'billing.dispute-changed')).toHaveLength(1);
  const [paid] = await invoices();
  expect(paid).toMatchObject({ dispute: { state: 'open', reason: 'fraudulent', amount: { amount: 7_900 } } });
  expect((await describeBilling(deps, scope)).disputed).toMatchObject({
    invoice: paid?.number,
    total: { amount: 7_900 },
  });

  await world.clock.advance(7 * DAY_MS + 1_000);
  await keep();
  await keep();
  expect(queued.filter((name) => name === 'billing.dispute-changed')).toHaveLength(2);
  const [note, invoice] = await invoices();
  expect(note).toMatchObject({ state: 'refunded', total: { amount: -7_900 }, lines: [{ kind: 'dispute' }] });
  expect(invoice).toMatchObject({ dispute: { state: 'lost' }, refunded: { amount: 7_900 } });
  expect((await describeBilling(deps, scope)).disputed).toBeNull();
});

test('a dispute that is won takes nothing', async () => {
  const { keep, invoices, paymentId } = await aPayer(DISPUTES);
  await world.clock.advance(2 * DAY_MS + 1_000);
  const [dispute] = (await stripe('disputes', { payment_intent: paymentId })).data;
  world.box.closeDispute(dispute?.id ?? '', 'won');
  await keep();
  expect(await invoices()).toMatchObject([{ dispute: { state: 'won' }, refunded: { amount: 0 } }]);
});

/** A customer who paid for a domain and has no plan, with the invoice that its order wrote. */
async function aDomainBuyer(card: string) {
  const customer = await aCustomer(database.db, world);
  await customer.giveCard(card);
  const { scope, deps } = customer;
  const payments = createPayments({ ...deps, appUrl: 'http://app.box.test', currency: 'USD' });
  const [orderId, total] = [randomUUID(), { amount: 1_299, currency: 'USD' }];
  const lines = [lineOf('askharborline.test', total.amount)];
  const { paymentId: id } = await payments.charge(scope, { orderId, lines, total, expiresAt: null });
  await payments.capture(scope, id, total);
  await database.db
    .transaction()
    .execute((trx) =>
      issueInvoice(trx, scope, { source: `order:${orderId}`, issuedAt: deps.now(), state: 'paid', lines, total }),
    );
  const [paymentId = ''] = (await stripe('payment_intents', { customer: customer.customerId })).data.map(
    (intent) => intent.id,
  );
  return { ...customer, paymentId, invoices: async () => (await listInvoices(deps, scope, 0)).invoices };
}

test('what came back to a customer who bought domains alone is found without an event, once', async () => {
  const { deps, paymentId, invoices, queued } = await aDomainBuyer(DISPUTES);
  await stripe('refunds', { payment_intent: paymentId, amount: '300' }, 'POST');
  await maintainAccounts(deps);
  expect(await invoices()).toMatchObject([{ state: 'refunded', total: { amount: -300 } }, { state: 'paid' }]);

  await world.clock.advance(2 * DAY_MS + 1_000);
  await maintainAccounts(deps);
  await maintainAccounts(deps);
  expect((await invoices())[1]).toMatchObject({ dispute: { state: 'open' }, refunded: { amount: 300 } });
  expect(queued.filter((name) => name === 'billing.dispute-changed')).toHaveLength(1);
});

test('a dispute of a plan that has ended is found without an event', async () => {
  const { deps, scope, customerId, invoices } = await aPayer(DISPUTES);
  await database.db.transaction().execute(async (trx) => {
    await changeBillingAccount(trx, scope, { subscription_id: null });
    await markAskedAbout(trx, scope, deps.now());
  });
  expect(await world.processor.listReversed(customerId)).toEqual([]);
  await world.clock.advance(2 * DAY_MS + 1_000);
  await maintainAccounts(deps);
  expect(await invoices()).toMatchObject([{ dispute: { state: 'open' } }]);
});
