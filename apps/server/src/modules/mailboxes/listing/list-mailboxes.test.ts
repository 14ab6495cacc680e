import { randomUUID } from 'node:crypto';
import {
  ACCOUNT_SORTS,
  getAccountSummary,
  listAccountCampaigns,
  listAccounts,
  shortListAccounts,
} from '@outrider/contract/mailboxes/account';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../../../platform/db.ts';
import { type TestServer, testServer } from '../../../platform/testing/test-server.ts';
import { aSender } from '../testing.ts';
import { listMailboxes } from './list-mailboxes.ts';
import { mailboxSummary } from './mailbox-summary.ts';

const MANY = 5_000;

let server: TestServer;
let token: string;
let workspaceId: string;
beforeAll(async () => {
  server = await testServer();
  ({ token, workspaceId } = await aSender(server));
  await fill(workspaceId, MANY);
  await fill((await aSender(server)).workspaceId, 50);
});
afterAll(() => server.close());

/** Rows as they stand after weeks of use, written at once: every third in error, every second with Google, and so on. */
async function fill(workspace: string, count: number) {
  const { db } = server.database;
  await sql`insert into mailboxes (id, workspace_id, email, provider, provider_name, login_method, smtp_host, smtp_port,
      smtp_security, smtp_user, imap_host, imap_port, imap_security, imap_user, created_at, status, status_since,
      sender_name, daily_cap, gap_minutes, ramp, signature, reply_to, tracking_domain, time_zone, warmup, warmup_cap,
      warmup_reply_percent, checks_due_at, health, inboxed, judged, warmup_state, warmup_since, warmup_day, campaigns)
    select gen_random_uuid(), ${workspace}, 'box' || lpad(n::text, 5, '0') || '@many-' || (n % 100) || '.test',
      (array['google', 'microsoft', 'other'])[1 + n % 3], '', 'password', 'smtp.many.test', 587, 'starttls', '',
      'imap.many.test', 993, 'tls', '', now() - n * interval '1 minute',
      (array['active', 'active', 'paused', 'error'])[1 + n % 4], now(), 'Person ' || n, 30, 10, true, repeat('s', 500),
      '', '', (array['Europe/Berlin', 'Asia/Tokyo', 'America/Los_Angeles'])[1 + n % 3], true, 20, 30,
      now() + interval '1 day', nullif(n % 101, 100), n % 50, 50,
      (array['off', 'held', 'queued', 'warming', 'ready'])[1 + n % 5], now(), n % 21, n % 4
    from generate_series(1, ${count}::int) n`.execute(db);
  await sql`insert into mailbox_days (workspace_id, mailbox_id, day, sent, warmup_sent)
    select workspace_id, id, day, (extract(epoch from created_at)::bigint % 30)::int, 1
    from mailboxes, generate_series(current_date - 1, current_date + 1, interval '1 day') day
    where workspace_id = ${workspace}`.execute(db);
  const tagId = randomUUID();
  await db.insertInto('mailbox_tags').values({ id: tagId, workspace_id: workspace, name: 'Nordics' }).execute();
  await sql`insert into mailbox_tag_relations (workspace_id, mailbox_id, tag_id)
    select workspace_id, id, ${tagId} from mailboxes where workspace_id = ${workspace} and provider = 'google'`.execute(
    db,
  );
  await sql`analyze mailboxes, mailbox_days, mailbox_tag_relations`.execute(db);
}

const list = async (wanted = {}) => (await server.call(listAccounts, wanted, { token })).data;

test('a page tells how many there are, and never shows another workspace’s', async () => {
  const page = await list({ page: '2', pageSize: '100' });
  expect(page.accountList).toHaveLength(100);
  expect(page).toMatchObject({ total: MANY, totalPage: 50 });
  expect(page.statusCounts).toEqual({ all: MANY, active: MANY / 2, paused: MANY / 4, error: MANY / 4 });
});

test.each(ACCOUNT_SORTS)('sorting by %s is the same walk in both directions, without a mailbox twice', async (sort) => {
  const walk = async (order: 'asc' | 'desc') => {
    const pages = await Promise.all(
      ['1', '2', '3'].map((page) => list({ sort, order, page, pageSize: '200', status: 'error', provider: 'google' })),
    );
    return pages.flatMap(({ accountList }) => accountList);
  };
  const [up, down] = [await walk('asc'), await walk('desc')];
  expect(new Set(up.map(({ accountId }) => accountId)).size).toBe(up.length);
  // Those without a value stay at the end whichever way one walks.
  const known = ({ health }: { health: number | null }) => sort !== 'health' || health !== null;
  expect(down.filter(known).map(({ accountId }) => accountId)).toEqual(
    up
      .filter(known)
      .toReversed()
      .map(({ accountId }) => accountId),
  );
});

test('status goes by what asks most for a person, and health with the unknown last', async () => {
  expect((await list({ sort: 'status', order: 'asc', pageSize: '1' })).accountList[0]?.status).toBe('error');
  const worst = await list({ sort: 'health', order: 'asc', pageSize: '2' });
  expect(worst.accountList[0]?.health).toBe(0);
});

test('filters leave what they say, and the status counts tell of the others', async () => {
  const errors = await list({ status: 'error', provider: 'other' });
  expect(errors.accountList.every(({ status, provider }) => status === 'error' && provider === 'other')).toBe(true);
  expect(errors.total).toBe(errors.statusCounts.error);
  expect(errors.statusCounts.all).toBeGreaterThan(errors.total);
  const one = await list({ search: 'box00042@' });
  expect(one.accountList.map(({ email }) => email)).toEqual(['box00042@many-42.test']);
  expect((await list({ search: 'person 42' })).total).toBe(111);
  expect((await list({ search: '%' })).total).toBe(0);
  const tagId = one.accountList[0]?.tags[0]?.tagId ?? '';
  expect((await list({ tagId })).total).toBe(1_666);
});

test('a list of thousands takes four queries, and the numbers above it two, in any sort order', async () => {
  const counting = openDatabase(server.database.url);
  let queries = 0;
  counting.pool.on('acquire', () => queries++);
  const deps = { ...server.mailboxes, db: counting.db };
  for (const sort of ACCOUNT_SORTS) {
    queries = 0;
    const wanted = { search: '', page: 3, pageSize: 200, sort, order: 'desc' as const };
    await listMailboxes(deps, { workspaceId }, wanted);
    expect(queries).toBe(4);
  }
  queries = 0;
  await mailboxSummary(deps, { workspaceId });
  expect(queries).toBeLessThanOrEqual(4);
  await counting.close();
});

test('no sort looks at more rows than the workspace has', async () => {
  const { db } = server.database;
  for (const sort of ['created_at', 'email', 'health', 'warmup_day']) {
    const { rows } = await sql<{ 'QUERY PLAN': { Plan: Plan }[] }>`explain (analyze, format json)
      select id from mailboxes where workspace_id = ${workspaceId} order by ${sql.ref(sort)}, id limit 50`.execute(db);
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
    expect(plan && mostRows(plan)).toBeLessThanOrEqual(MANY);
  }
});

type Plan = { 'Actual Rows': number; 'Actual Loops': number; Plans?: Plan[] };

const mostRows = (plan: Plan): number =>
  Math.max(plan['Actual Rows'] * plan['Actual Loops'], ...(plan.Plans ?? []).map(mostRows));

test('the numbers above the list add up what the list shows', async () => {
  // The warm-up, which looks at its mailboxes each minute, may change a cap between two of these calls.
  await vi.waitFor(async () => {
    const { data } = await server.call(getAccountSummary, {}, { token });
    const pages = await Promise.all(
      Array.from({ length: 25 }, (_, index) => list({ page: String(index + 1), pageSize: '200' })),
    );
    const all = pages.flatMap(({ accountList }) => accountList);
    const sum = (count: (one: (typeof all)[number]) => number) => all.reduce((total, one) => total + count(one), 0);
    expect(data.total).toBe(MANY);
    expect(data.sentToday).toBe(sum(({ sentToday }) => sentToday));
    expect(data.capToday).toBe(sum(({ capToday }) => capToday));
    expect(data.ready).toBe(all.filter(({ warmup }) => warmup.state === 'ready').length);
    expect(data.broken).toHaveLength(MANY / 4);
    expect(data.domains).toHaveLength(100);
    expect(data.healthByDay).toHaveLength(7);
  });
});

test('the short list finds by a part of the address or by ids', async () => {
  const found = await server.call(shortListAccounts, { search: 'box0000' }, { token });
  expect(found.data.accountList.map(({ email }) => email.slice(0, 8))).toEqual(
    Array.from({ length: 9 }, (_, index) => `box0000${index + 1}`),
  );
  const ids = found.data.accountList.slice(0, 2).map(({ accountId }) => accountId);
  const chosen = await server.call(shortListAccounts, { accountIds: ids }, { token });
  expect(chosen.data.accountList).toHaveLength(2);
});

test('a mailbox nobody sends campaigns from has none', async () => {
  const [one] = (await list({ pageSize: '1' })).accountList;
  const { data } = await server.call(listAccountCampaigns, { accountId: one?.accountId ?? '' }, { token });
  expect(data.campaignList).toEqual([]);
});
