import { randomUUID } from 'node:crypto';
import { downloadInvoice, exportInvoices, listInvoices } from '@outrider/contract/billing/invoices';
import { confirmPlan, listPlans, quotePlan } from '@outrider/contract/billing/plans';
import {
  getBilling,
  getUsage,
  pausePlan,
  previewCancel,
  saveBillingAddress,
} from '@outrider/contract/billing/subscription';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueInvoice, reserveQuota, settleQuota } from '../../modules/billing/index.ts';
import { aUser } from '../../modules/identity/testing.ts';
import { type TestServer, testServer } from '../../platform/testing/test-server.ts';

let server: TestServer;
let off: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  await server.close();
  await off?.close();
});

const jobs = { enqueue: async () => undefined };

async function aCustomer() {
  const user = await aUser(server);
  const { workspace_id: workspaceId } = await server.database.db
    .selectFrom('users')
    .select('workspace_id')
    .where('email', '=', user.email)
    .executeTakeFirstOrThrow();
  return { ...user, scope: { workspaceId } };
}

const ADDRESS = {
  name: 'Harborline GmbH',
  street: '4 Speicherstadt',
  postcode: '20457',
  city: 'Hamburg',
  country: 'DE',
  taxId: 'DE 318 842 107',
};

test('the plans are listed with their prices and the current one', async () => {
  const { token } = await aCustomer();
  const { data } = await server.call(listPlans, {}, { token });
  expect(data.plans.map(({ key, monthly, yearly }) => [key, monthly.amount, yearly.amount])).toEqual([
    ['free', 0, 0],
    ['starter', 2_900, 29_000],
    ['growth', 7_900, 79_000],
    ['scale', 19_900, 199_000],
  ]);
  expect(data).toMatchObject({ current: 'free', interval: null, runsOut: [] });
});

test('a first plan is quoted for a whole period, for half an hour, and changes nothing', async () => {
  const { token } = await aCustomer();
  const { data } = await server.call(quotePlan, { plan: 'growth', interval: 'year' }, { token });
  expect(data).toMatchObject({
    kind: 'start',
    isNow: true,
    dueNow: { amount: 79_000, currency: 'USD' },
    doesNotFit: [],
  });
  expect(data.nextBill?.total.amount).toBe(79_000);
  expect((await server.call(getBilling, {}, { token })).data).toMatchObject({
    plan: 'free',
    state: 'free',
    nextBill: null,
  });
});

test('the plan there is cannot be quoted, nor can a quote of another be confirmed', async () => {
  const one = await aCustomer();
  const other = await aCustomer();
  expect((await server.call(quotePlan, { plan: 'free', interval: 'month' }, one)).code).toBe(19006);
  const { data } = await server.call(quotePlan, { plan: 'starter', interval: 'month' }, one);
  expect((await server.call(confirmPlan, { quoteId: data.quoteId }, other)).status).toBe(404);
});

test('an expired quote is refused, and nothing is asked of the card processor', async () => {
  const { token } = await aCustomer();
  const { data } = await server.call(quotePlan, { plan: 'starter', interval: 'month' }, { token });
  await server.database.db
    .updateTable('plan_quotes')
    .set({ expires_at: new Date(0) })
    .where('id', '=', data.quoteId)
    .execute();
  expect((await server.call(confirmPlan, { quoteId: data.quoteId }, { token })).code).toBe(19002);
});

test('without a paid plan there is nothing to pause or to cancel', async () => {
  const { token } = await aCustomer();
  expect((await server.call(pausePlan, { months: 1 }, { token })).code).toBe(19005);
  expect((await server.call(previewCancel, {}, { token })).code).toBe(19005);
});

test('an address is kept with its tax id in plain letters, and one that does not read as such is refused', async () => {
  const { token } = await aCustomer();
  const { data } = await server.call(saveBillingAddress, ADDRESS, { token });
  expect(data.address).toEqual({ ...ADDRESS, taxId: 'DE318842107' });
  expect((await server.call(saveBillingAddress, { ...ADDRESS, taxId: '12' }, { token })).code).toBe(19008);
});

test('invoices are numbered without gaps, each source once, and come as PDF and CSV', async () => {
  const { token, scope } = await aCustomer();
  await server.call(saveBillingAddress, { ...ADDRESS, name: '=HYPERLINK("x")' }, { token });
  const line = { kind: 'plan' as const, of: 'growth', count: 1, each: 7_900, amount: 7_900, from: null, until: null };
  const issue = (source: string) =>
    server.database.db.transaction().execute((trx) =>
      issueInvoice(trx, scope, {
        source,
        issuedAt: new Date('2026-11-01T00:00:00Z'),
        state: 'paid',
        lines: [line],
        total: { amount: 7_900, currency: 'USD' },
      }),
    );
  await Promise.all(['a', 'b', 'a', 'c', 'b'].map(issue));
  const { data } = await server.call(listInvoices, {}, { token });
  expect(data.invoices.map(({ number }) => number)).toEqual(['2026-0003', '2026-0002', '2026-0001']);
  expect(data.total).toBe(3);

  const { csv } = (await server.call(exportInvoices, {}, { token })).data;
  expect(csv.split('\n')[1]).toContain('79.00,USD');
  expect(csv).not.toMatch(/(?:^|,)"?=/m);

  const pdf = await server.app.inject({
    method: 'GET',
    url: downloadInvoice.path,
    query: { invoiceId: data.invoices[0]?.invoiceId ?? '' },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(pdf.headers['content-type']).toBe('application/pdf');
  expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
});

test('usage is counted by day on the owner’s clock, less what was given back', async () => {
  const { token, scope } = await aCustomer();
  const { db } = server.database;
  await db
    .updateTable('users')
    .set({ time_zone: 'Asia/Shanghai' })
    .where('workspace_id', '=', scope.workspaceId)
    .execute();
  const now = new Date('2026-11-16T20:00:00Z');
  await db.transaction().execute(async (trx) => {
    const wanted = { quotaType: 'VERIFICATION', amount: 10, reference: randomUUID(), now } as const;
    const reserved = await reserveQuota({ jobs }, trx, scope, wanted);
    if (reserved.kind === 'reserved')
      await settleQuota(trx, scope, reserved.reservation, { used: 7, givenBack: 3, now });
  });
  const { data } = await server.call(getUsage, { from: '2026-11-17', to: '2026-11-17' }, { token });
  expect(data.days).toEqual([{ day: '2026-11-17', quotaType: 'VERIFICATION', used: 7 }]);
  expect(data.movements.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['givenBack', 3],
    ['used', 7],
    ['reserved', 10],
  ]);
  const before = await server.call(getUsage, { from: '2026-11-16', to: '2026-11-16' }, { token });
  expect(before.data.days).toEqual([]);
});

test('where billing is off, every call about it says so', async () => {
  off = await testServer({ OUTRIDER_BILLING: 'off' });
  const { token } = await aUser(off);
  const codes = [
    (await off.call(listPlans, {}, { token })).code,
    (await off.call(getBilling, {}, { token })).code,
    (await off.call(quotePlan, { plan: 'growth', interval: 'month' }, { token })).code,
    (await off.call(downloadInvoice, { invoiceId: randomUUID() }, { token })).code,
    (await off.call(getUsage, { from: '2026-11-01', to: '2026-11-02' }, { token })).code,
  ];
  expect(codes).toEqual(codes.map(() => 19001));
  const config = await off.app.inject('/config.js');
  expect(config.payload).toContain('"billing":false');
});
