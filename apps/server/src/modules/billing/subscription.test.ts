import { addMonths } from '@outrider/billing-rules/periods';
import { AppError } from '@outrider/contract/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../platform/testing/test-database.ts';
import { openTestProcessor, type TestProcessor } from './cards/card-processor-testing.ts';
import { ADDRESSES, aCustomer, DAY_MS, paidBy } from './customer-testing.ts';
import { listInvoices } from './invoices/list-invoices.ts';
import { confirmPlan } from './plan-changes/confirm-plan.ts';
import { quotePlan } from './plan-changes/quote-plan.ts';
import { planOfWorkspace } from './plan-of-workspace.ts';
import { cancelPlan, pausePlan, resumePlan } from './subscription/change-subscription.ts';
import { describeBilling } from './subscription/describe-billing.ts';
import { maintainAccounts } from './subscription/maintain-accounts.ts';
import { billedMonth, billParts, createMonthlyParts } from './subscription/monthly-parts.ts';
import { payOpenBills } from './subscription/pay-open-bills.ts';
import { previewCancel } from './subscription/preview-cancel.ts';

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

/** Its bank wants to ask the person at each payment, so that a bill of the night fails. */
const ASKS = { card: '4000000000003220', answer: '417220' };
const GOOD = '4242424242424242';

test('a plan is bought with the card on file, at the price quoted, and its invoice is kept', async () => {
  const { scope, deps, buy, customerId } = await aCustomer(database.db, world);
  const quote = await buy('growth');
  expect(quote).toMatchObject({ kind: 'start', dueNow: { amount: 7_900 } });
  expect(await paidBy(world, customerId)).toBe(7_900);
  const billing = await describeBilling(deps, scope);
  expect(billing).toMatchObject({ plan: 'growth', interval: 'month', state: 'active', card: { lastFour: '4242' } });
  expect(billing.nextBill).toMatchObject({ total: { amount: 7_900 }, at: billing.paidUntil });
  const { invoices } = await listInvoices(deps, scope, 0);
  expect(invoices.map(({ state, total, lines }) => [state, total.amount, lines[0]?.of])).toEqual([
    ['paid', 7_900, 'growth'],
  ]);
});

test('a step up is charged to the cent as quoted, however late it is confirmed and however often', async () => {
  const { scope, deps, buy, customerId } = await aCustomer(database.db, world);
  await buy('growth');
  await world.clock.advance(11 * DAY_MS + 3_600_000);
  const quote = await quotePlan(deps, scope, { plan: 'scale', interval: 'month' });
  expect(quote.dueNow.amount).toBe(quote.lines.reduce((sum, { amount }) => sum + amount, 0));
  expect(quote.lines.map(({ kind }) => kind).toSorted()).toEqual(['plan', 'unusedPlan']);
  await world.clock.advance(29 * 60_000);
  const first = await confirmPlan(deps, scope, quote.quoteId);
  expect(await confirmPlan(deps, scope, quote.quoteId)).toEqual(first);
  expect(await paidBy(world, customerId)).toBe(7_900 + quote.dueNow.amount);
  expect((await describeBilling(deps, scope)).plan).toBe('scale');
});

test('a step down waits for the end of the period, can be taken back, and then holds', async () => {
  const { scope, deps, buy, look } = await aCustomer(database.db, world);
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
  const { scope, deps, buy, look } = await aCustomer(database.db, world);
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

test('a hundred warmed domains are on one bill by their price, with each plan, and each ends by its own name', async () => {
  const { scope, deps, buy, look, customerId } = await aCustomer(database.db, world);
  await buy('growth');
  const names = Array.from({ length: 100 }, (_, place) => `warm${String(place).padStart(2, '0')}.test`);
  const warmed = Object.fromEntries(names.map((name, place) => [name, place < 60 ? 3_600 : 4_800]));
  const monthly = 60 * 3_600 + 40 * 4_800;
  await deps.db.transaction().execute((trx) => createMonthlyParts(deps)(trx, scope, { mailboxes: 3, warmed }));
  await billParts(deps, scope);
  const predicted = (await describeBilling(deps, scope)).nextBill;
  await look();
  const { nextBill } = await describeBilling(deps, scope);
  expect(nextBill?.total.amount).toBe(7_900 + 3 * 300 + monthly);
  expect(nextBill?.total).toEqual(predicted?.total);
  const shown = (lines = nextBill?.lines) => lines?.map(({ kind, of, count, each }) => [kind, of, count, each]);
  expect(shown()).toEqual([
    ['plan', 'growth', 1, 7_900],
    ['mailboxes', '', 3, 300],
    ['warmedDomain', '', 60, 3_600],
    ['warmedDomain', '', 40, 4_800],
  ]);
  expect(shown(predicted?.lines)).toEqual(shown());
  const ending = (await previewCancel(deps, scope)).parts.filter(({ kind }) => kind === 'warmedDomain');
  expect(ending.map(({ of, price }) => [of, price.amount])).toEqual(Object.entries(warmed));
  const before = await paidBy(world, customerId);
  await world.clock.advance(32 * DAY_MS);
  await world.settle();
  expect((await paidBy(world, customerId)) - before).toBe(nextBill?.total.amount);
  expect((await buy('scale')).lines.map(({ kind }) => kind).toSorted()).toEqual(['plan', 'unusedPlan']);
  await buy('starter');
  expect(await describeBilling(deps, scope)).toMatchObject({
    scheduled: { plan: 'starter' },
    nextBill: { total: { amount: 2_900 + 3 * 300 + monthly } },
  });
});

test('mailboxes bought in the middle of a month cost nothing more in it, and are on the next bill as predicted', async () => {
  const { scope, deps, buy, look, customerId } = await aCustomer(database.db, world);
  await buy('growth');
  await world.clock.advance(9 * DAY_MS);
  await deps.db.transaction().execute((trx) => createMonthlyParts(deps)(trx, scope, { mailboxes: 6, warmed: {} }));
  await billParts(deps, scope);
  await billParts(deps, scope);
  expect(await paidBy(world, customerId)).toBe(7_900);
  const { nextBill } = await describeBilling(deps, scope);
  expect(nextBill?.total.amount).toBe(7_900 + 6 * 300);
  await world.clock.advance(25 * DAY_MS);
  await world.settle();
  await look();
  expect(await paidBy(world, customerId)).toBe(7_900 + (nextBill?.total.amount ?? 0));
});

test('mailboxes bought without a plan are paid for with their order, and billed for the first time a month later', async () => {
  const { scope, deps, buy, look, customerId } = await aCustomer(database.db, world);
  const month = await billedMonth(deps.db, scope, deps.now());
  expect([month.start, month.end]).toEqual([deps.now(), addMonths(deps.now(), 1)]);
  await deps.db.transaction().execute((trx) => createMonthlyParts(deps)(trx, scope, { mailboxes: 3, warmed: {} }));
  await world.clock.advance(2 * DAY_MS);
  await billParts(deps, scope);
  expect(await paidBy(world, customerId)).toBe(0);
  expect((await describeBilling(deps, scope)).nextBill).toMatchObject({
    at: month.end.toISOString(),
    total: { amount: 3 * 300 },
  });
  const plan = await buy('starter');
  expect(await paidBy(world, customerId)).toBe(plan.dueNow.amount);
  expect(plan.dueNow.amount).toBeGreaterThan(0);
  await world.clock.advance(32 * DAY_MS);
  await world.settle();
  await look();
  expect(await paidBy(world, customerId)).toBe(plan.dueNow.amount + 3 * 300 + 2_900);
});

test('in a pause nothing is billed or started, and it can be ended before its time', async () => {
  const { scope, deps, buy, look, customerId } = await aCustomer(database.db, world);
  await buy('growth');
  const asked = await pausePlan(deps, scope, 2);
  expect(asked).toMatchObject({ state: 'active' });
  await world.clock.advance(40 * DAY_MS);
  await world.settle();
  await look();
  expect((await describeBilling(deps, scope)).state).toBe('paused');
  expect(await paidBy(world, customerId)).toBe(7_900);
  expect((await planOfWorkspace(deps.db, scope, deps.now()))?.standstill?.kind).toBe('paused');
  expect(await resumePlan(deps, scope)).toMatchObject({ state: 'active', pausedUntil: null });
});

test('a bill that fails is announced by mail on its days, then nothing new starts, and once it is paid all goes on', async () => {
  const { scope, deps, buy, look, queued, giveCard } = await aCustomer(database.db, world);
  await buy('starter');
  await giveCard(ASKS.card, ASKS.answer);
  await world.clock.advance(31 * DAY_MS);
  await world.settle();
  await look();
  const failed = await describeBilling(deps, scope);
  expect(failed).toMatchObject({
    plan: 'starter',
    state: 'pastDue',
    unpaid: { total: { amount: 2_900 }, reason: 'authentication_required' },
  });
  await maintainAccounts(deps);
  await maintainAccounts(deps);
  expect(queued.filter((name) => name === 'system-mail.send')).toHaveLength(1);

  await world.clock.advance(15 * DAY_MS);
  await world.settle();
  await look();
  await maintainAccounts(deps);
  await maintainAccounts(deps);
  expect(queued.filter((name) => name === 'system-mail.send')).toHaveLength(2);
  expect(await describeBilling(deps, scope)).toMatchObject({ plan: 'starter', state: 'readOnly' });

  await payOpenBills(deps, scope);
  expect(await describeBilling(deps, scope)).toMatchObject({ state: 'readOnly' });
  await giveCard(GOOD);
  await payOpenBills(deps, scope);
  expect(await describeBilling(deps, scope)).toMatchObject({ plan: 'starter', state: 'active', unpaid: null });
  const { invoices } = await listInvoices(deps, scope, 0);
  expect(invoices.map(({ state }) => state)).toEqual(invoices.map(() => 'paid'));
});

test('where the card processor does not answer, the caller learns that nothing was charged', async () => {
  const { scope, deps, buy } = await aCustomer(database.db, world);
  await buy('growth');
  world.box.setTrouble('down');
  await expect(quotePlan(deps, scope, { plan: 'scale', interval: 'month' })).rejects.toThrow(
    new AppError('cardProcessorFailed').message,
  );
  world.box.setTrouble('none');
});
