import { WARMED_PRICES_MAX } from '@outrider/contract/domains/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../platform/testing/test-database.ts';
import { checkRecords } from '../maintenance/check-records.ts';
import { maintainDomains } from '../maintenance/maintain-domains.ts';
import { readOrder, readOrders } from '../orders/describe-order.ts';
import { aBuyer } from '../orders/play-order-testing.ts';
import { confirmQuote } from '../orders/quotes/confirm-quote.ts';
import { makeQuote } from '../orders/quotes/make-quote.ts';
import { workOrder } from '../orders/work-order.ts';
import { standIn } from '../stand-in-testing.ts';
import { putInStock } from '../warmed/stock.repository.ts';
import { exportCredentials } from './export-credentials.ts';
import { listDomains, readTransferCode, setAutoRenew } from './list-domains.ts';

const DAY_MS = 86_400_000;

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

/** A workspace that bought a domain with a mailbox, warmed up by now. */
async function anOwner(domain: string) {
  const world = standIn(database.db);
  const buyer = await aBuyer(database.db);
  world.warmUp.isDone = true;
  const mailboxes = [{ localPart: 'maya', firstName: 'Maya', lastName: 'L' }];
  const { quoteId } = await makeQuote(world.deps, buyer, { kind: 'new', domains: [{ domain, mailboxes }], years: 1 });
  const { orderId } = await confirmQuote(world.deps, buyer, { quoteId, paysWith: 'page' });
  world.page.pay();
  await workOrder(world.deps, buyer, orderId);
  expect((await readOrder(world.deps, buyer, orderId)).state).toBe('ready');
  return { ...world, buyer };
}

const remindersOf = async (domain: string) => {
  const { rows } = await sql<{ day: string }>`select facts ->> 'day' as day from system_mails
    where kind = 'domains.expiring' and facts ->> 'domain' = ${domain}`.execute(database.db);
  return rows.length;
};

const goTo = (clock: { ms: number }, expiresAt: string | null, daysBefore: number) => {
  clock.ms = new Date(expiresAt ?? 0).getTime() - daysBefore * DAY_MS;
};

test('owners are reminded 30, 7 and 1 days before a domain ends, each time once', async () => {
  const domain = 'reminded.test';
  const { deps, clock, buyer } = await anOwner(domain);
  const { expiresAt } = (await listDomains(deps, buyer)).domains[0] ?? { expiresAt: null };
  const counts: number[] = [];
  for (const days of [31, 30, 20, 7, 6, 1]) {
    goTo(clock, expiresAt, days);
    await maintainDomains(deps);
    await maintainDomains(deps);
    counts.push(await remindersOf(domain));
  }
  expect(counts).toEqual([0, 1, 1, 2, 2, 3]);
});

test('a domain that was set to renew itself is ordered once with the card on file, and ends a year later', async () => {
  const domain = 'renewed.test';
  const { deps, clock, buyer, truth } = await anOwner(domain);
  await setAutoRenew(deps, buyer, { domain, renewsItself: true });
  const { expiresAt } = (await listDomains(deps, buyer)).domains[0] ?? { expiresAt: null };
  goTo(clock, expiresAt, 14.5);
  await maintainDomains(deps);
  expect((await readOrders(deps, buyer, { kind: 'renewal', pageNo: 0 })).total).toBe(0);
  goTo(clock, expiresAt, 13);
  await maintainDomains(deps);
  await maintainDomains(deps);
  const { orders, total } = await readOrders(deps, buyer, { kind: 'renewal', pageNo: 0 });
  expect(total).toBe(1);
  await workOrder(deps, buyer, orders[0]?.orderId ?? '');
  expect((await readOrders(deps, buyer, { kind: 'renewal', pageNo: 0 })).orders).toMatchObject([
    { state: 'ready', captured: { amount: 1_499 } },
  ]);
  const { rows } = await sql<{ total: number }>`select total::int as total from invoices
    where workspace_id = ${buyer.workspaceId} order by number`.execute(database.db);
  expect(rows.map(({ total: billed }) => billed)).toEqual([1_439, 1_499]);
  expect(truth.registered.get(domain)).toBe(2);
  const after = (await listDomains(deps, buyer)).domains[0];
  expect(new Date(after?.expiresAt ?? 0).getTime()).toBeGreaterThan(new Date(expiresAt ?? 0).getTime());
  const again = makeQuote(deps, buyer, { kind: 'renewal', domains: [{ domain, mailboxes: [] }], years: 1 });
  await expect(again).rejects.toMatchObject({ reason: 'renewalTooSoon' });
});

test('a warmed-up domain is held for one order and handed over to its buyer', async () => {
  const domain = 'warmed.test';
  const { deps, page } = standIn(database.db);
  const [operator, first, second] = [await aBuyer(database.db), await aBuyer(database.db), await aBuyer(database.db)];
  const since = new Date('2026-07-01T00:00:00Z');
  await putInStock(database.db, {
    domain,
    stockedIn: operator.workspaceId,
    fits: ['freight'],
    monthly: 3_600,
    currency: 'USD',
    since,
  });
  const wish = { kind: 'warmed' as const, domains: [{ domain, mailboxes: [] }], years: 1 };
  const quotes = [await makeQuote(deps, first, wish), await makeQuote(deps, second, wish)];
  expect(quotes[0]).toMatchObject({ dueNow: { amount: 1_680 }, monthly: { amount: 3_600 } });
  const { orderId } = await confirmQuote(deps, first, { quoteId: quotes[0]?.quoteId ?? '', paysWith: 'page' });
  const late = confirmQuote(deps, second, { quoteId: quotes[1]?.quoteId ?? '', paysWith: 'page' });
  await expect(late).rejects.toMatchObject({ reason: 'warmedDomainGone' });
  page.pay();
  await workOrder(deps, first, orderId);
  expect((await readOrder(deps, first, orderId)).state).toBe('ready');
  expect((await listDomains(deps, first)).domains).toMatchObject([{ domain, origin: 'warmed' }]);
});

test('warmed-up domains of more prices than one bill has room for are refused before anything is ordered', async () => {
  const { deps } = standIn(database.db);
  const [operator, buyer] = [await aBuyer(database.db), await aBuyer(database.db)];
  const stock = Array.from({ length: WARMED_PRICES_MAX + 1 }, (_, place) => ({
    domain: `warmed-${place}.test`,
    stockedIn: operator.workspaceId,
    fits: [],
    monthly: 3_600 + place,
    currency: 'USD',
    since: new Date('2026-07-01T00:00:00Z'),
  }));
  for (const each of stock) await putInStock(database.db, each);
  const wish = (many: typeof stock) => ({
    kind: 'warmed' as const,
    domains: many.map(({ domain }) => ({ domain, mailboxes: [] })),
    years: 1,
  });
  const asked = makeQuote(deps, buyer, wish(stock));
  await expect(asked).rejects.toMatchObject({ reason: 'tooManyWarmedPrices' });
  expect(await makeQuote(deps, buyer, wish(stock.slice(1)))).toMatchObject({ kind: 'warmed' });
});

test('a domain that was brought along becomes its buyer’s once its records show so, and paying for it alone blocks nobody', async () => {
  const domain = 'brought-along.test';
  const mailboxes = ['maya', 'jonas'].map((localPart) => ({ localPart, firstName: localPart, lastName: 'L' }));
  const order = async (world: ReturnType<typeof standIn>, buyer: Awaited<ReturnType<typeof aBuyer>>) => {
    const wanted = { kind: 'existing' as const, domains: [{ domain, mailboxes }], years: 1 };
    const { quoteId } = await makeQuote(world.deps, buyer, wanted);
    const { orderId } = await confirmQuote(world.deps, buyer, { quoteId, paysWith: 'page' });
    world.page.pay();
    await workOrder(world.deps, buyer, orderId);
    return orderId;
  };
  const [elsewhere, stranger] = [standIn(database.db), await aBuyer(database.db)];
  const claim = await order(elsewhere, stranger);
  expect(await readOrder(elsewhere.deps, stranger, claim)).toMatchObject({
    items: [{ waiting: { for: 'yourRecords' } }],
  });
  expect((await listDomains(elsewhere.deps, stranger)).domains).toEqual([]);

  const [world, owner] = [standIn(database.db), await aBuyer(database.db)];
  const { records } = await checkRecords(world.deps, owner, domain);
  world.deps.nameServers = {
    ...world.deps.nameServers,
    ask: async (_server, { type, name }) => records.filter((record) => record.type === type && record.name === name),
  };
  await order(world, owner);
  expect((await listDomains(world.deps, owner)).domains).toMatchObject([{ domain, origin: 'existing' }]);

  elsewhere.clock.ms += DAY_MS;
  await workOrder(elsewhere.deps, stranger, claim);
  expect(await readOrder(elsewhere.deps, stranger, claim)).toMatchObject({ state: 'failed' });
  expect([...elsewhere.truth.refunds.values()]).toHaveLength(1);
  const papers = await database.db
    .selectFrom('invoices')
    .select(['lines', 'total'])
    .where('workspace_id', '=', stranger.workspaceId)
    .orderBy('number')
    .execute();
  // 14 of the 30 days of the month are left.
  const line = { kind: 'mailboxes', of: domain, count: 2 };
  expect(papers).toMatchObject([
    { lines: [{ ...line, each: 140, amount: 280 }], total: 280 },
    { lines: [{ ...line, each: -140, amount: -280 }], total: -280 },
  ]);
});

test('where billing was switched off later, domains stay listed, leave with their code and log-ins, and their end is announced', async () => {
  const domain = 'kept.test';
  const { deps, clock, buyer } = await anOwner(domain);
  await setAutoRenew(deps, buyer, { domain, renewsItself: true });
  const off = { ...deps, isOn: () => false };
  const { domains } = await listDomains(off, buyer);
  expect(domains).toMatchObject([{ domain, hasCredentials: true }]);
  expect(await readTransferCode(off, buyer, domain)).toMatchObject({ code: 'EPP-1' });
  const { csv } = await exportCredentials(off, buyer, { domain, password: 'right' });
  expect(csv).toContain(`maya@${domain}`);
  goTo(clock, domains[0]?.expiresAt ?? null, 13);
  await maintainDomains(off);
  expect(await remindersOf(domain)).toBe(1);
  expect((await readOrders(deps, buyer, { kind: 'renewal', pageNo: 0 })).total).toBe(0);
  const renewal = { kind: 'renewal' as const, domains: [{ domain, mailboxes: [] }], years: 1 };
  await expect(makeQuote(off, buyer, renewal)).rejects.toMatchObject({ reason: 'billingIsOff' });
});

test('nothing is sold where billing is off', async () => {
  const { deps } = standIn(database.db);
  const buyer = await aBuyer(database.db);
  const off = { ...deps, isOn: () => false };
  await expect(readOrders(off, buyer, { pageNo: 0 })).rejects.toMatchObject({ reason: 'billingIsOff' });
  const wish = { kind: 'new' as const, domains: [{ domain: 'unsold.test', mailboxes: [] }], years: 1 };
  await expect(makeQuote(off, buyer, wish)).rejects.toMatchObject({ reason: 'billingIsOff' });
});
