import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compose, type Outrider } from '../compose.ts';
import { readConfig } from '../config.ts';
import { DEMO_USER } from '../modules/identity/demo.ts';
import type { Scope } from '../platform/db.ts';
import { createLog } from '../platform/log.ts';
import { type TestDatabase, testDatabase } from '../platform/testing/test-database.ts';
import { findBrokenPromises } from './promises-testing.ts';

let folder: string;
let database: TestDatabase;
let outrider: Outrider;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outrider-demo-'));
  database = await testDatabase();
  const environment = {
    OUTRIDER_SECRET: randomBytes(32).toString('hex'),
    OUTRIDER_DATA: folder,
    LOG_LEVEL: 'silent',
    // What was written down of the past is judged, not what goes out meanwhile.
    OUTRIDER_SEND_MAILBOXES: '0',
  };
  outrider = await compose(readConfig(environment, ['all']), database.url, createLog('silent'));
});
afterAll(async () => {
  await outrider.close();
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

async function demoScope(): Promise<Scope> {
  const { rows } = await sql<Scope>`
    select workspace_id as "workspaceId" from users where email = ${DEMO_USER.email}`.execute(database.db);
  if (!rows[0]) throw new Error('there is no demo company');
  return rows[0];
}

/** What lies in the demo company's mailboxes answers its campaigns: all of it is read before they are judged. */
async function everythingRead({ workspaceId }: Scope): Promise<void> {
  await expect
    .poll(
      async () => {
        const { rows } = await sql<{ left: number; unread: number }>`
          select (select count(*)::int from mailboxes m left join inbox_syncs s on s.mailbox_id = m.id
              where m.workspace_id = ${workspaceId} and m.status <> 'error' and s.state is distinct from 'live') as left,
            count(*) filter (where classified_at is null)::int as unread, count(classified_at)::int as read
          from inbox_messages where workspace_id = ${workspaceId} and not is_own and role = 'inbox'`.execute(
          database.db,
        );
        return rows[0];
      },
      { timeout: 90_000, interval: 200 },
    )
    .toEqual({ left: 0, unread: 0, read: expect.any(Number) });
}

test('the demo company keeps every promise: suppression, rounds, stops, limits, guard-rails and counts', async () => {
  const scope = await demoScope();
  await everythingRead(scope);
  // What an answer means is written down a moment after it was read.
  await expect.poll(() => findBrokenPromises(database.db, scope), { timeout: 60_000, interval: 500 }).toEqual([]);
  const { rows } = await sql<{ sent: number; answered: number; guards: number }>`
    select count(*) filter (where state = 'accepted')::int as sent, count(replied_at)::int as answered,
      (select count(*)::int from campaign_guards where workspace_id = ${scope.workspaceId}) as guards
    from send_ledger where workspace_id = ${scope.workspaceId}`.execute(database.db);
  // What is not there breaks nothing.
  expect(rows[0]).toEqual({ sent: expect.any(Number), answered: expect.any(Number), guards: 1 });
  expect(rows[0]?.sent).toBeGreaterThan(150);
  expect(rows[0]?.answered).toBeGreaterThan(20);
});

test('the demo company pays for its plan, has invoices without gaps, and its usage is on the ledger', async () => {
  const { workspaceId } = await demoScope();
  const { rows } = await sql<{ plan: string; card: string; numbers: number[]; paid: number; types: string[] }>`
    select w.plan, a.card ->> 'lastFour' as card,
      (select array_agg(number order by issued_at) from invoices i where i.workspace_id = w.id) as numbers,
      (select count(*)::int from invoices i where i.workspace_id = w.id and state = 'paid') as paid,
      (select array_agg(distinct quota_type order by quota_type) from quota_entries q where q.workspace_id = w.id) as types
    from workspaces w join billing_accounts a on a.workspace_id = w.id where w.id = ${workspaceId}`.execute(
    database.db,
  );
  expect(rows[0]).toEqual({
    plan: 'growth',
    card: '4242',
    // Four months of the plan and two domains, each with the next number.
    numbers: [1, 2, 3, 4, 5, 6],
    paid: 6,
    // What the leads agent finds comes a moment later, and is looked at below.
    types: expect.arrayContaining(['CONTACT', 'MAIL', 'MAILBOX', 'VERIFICATION']),
  });
});

test('the demo company’s verifications are used on the days they were made, and of the last weeks too', async () => {
  const { workspaceId } = await demoScope();
  // What its mail tells meanwhile is written down as well, and costs nothing.
  const { rows } = await sql<{ used: number; made: number; isLate: boolean }>`
    with used as (
      select at::date as day, sum(amount)::int as used from quota_entries
      where workspace_id = ${workspaceId} and quota_type = 'VERIFICATION' and moved_to = 'used' group by 1),
    made as (
      select at::date as day, count(*)::int as made from contact_events
      where workspace_id = ${workspaceId} and event = 'verified' group by 1)
    select used, coalesce(made, 0) as made, day > now()::date - 18 as "isLate" from used left join made using (day)`.execute(
    database.db,
  );
  expect(rows.filter(({ used, made }) => used > made)).toEqual([]);
  expect(rows.filter(({ isLate }) => isLate).length).toBeGreaterThan(10);
});

test('the demo company’s leads agent has found people the other day, each with evidence, and charged what the ledger says', async () => {
  const { workspaceId } = await demoScope();
  const search = async () => {
    const { rows } = await sql<Record<string, unknown>>`
      select t.state, t.charged, t.ended_at < now() - interval '1 day' as "isPast",
        (select count(*)::int from agent_rows r where r.task_id = t.id and r.charge = 'charged') as rows,
        (select count(*)::int from agent_rows r where r.task_id = t.id and r.charge = 'charged'
          and jsonb_array_length(r.candidate #> '{name,proofs}') = 0) as unproved,
        (select sum(amount)::int from quota_entries q where q.workspace_id = t.workspace_id
          and q.quota_type = 'AGENT_RESULT' and q.moved_to = 'used' and q.reference = t.id) as used,
        (select sum(used)::int from quota_usage u where u.workspace_id = t.workspace_id
          and u.quota_type = 'AGENT_RESULT') as counted,
        (select sum(reserved)::int from quota_usage u where u.workspace_id = t.workspace_id
          and u.quota_type = 'AGENT_RESULT') as reserved
      from agent_tasks t where t.workspace_id = ${workspaceId}`.execute(database.db);
    return rows;
  };
  await expect.poll(async () => (await search()).map(({ state }) => state), { timeout: 90_000 }).toEqual(['ended']);
  const [{ charged } = { charged: 0 }] = await search();
  expect(charged).toBeGreaterThan(4);
  expect(await search()).toEqual([
    { state: 'ended', charged, isPast: true, rows: charged, unproved: 0, used: charged, counted: charged, reserved: 0 },
  ]);
});

test('the demo company owns two domains it ordered and paid for, with mailboxes at both, and one of them ends soon', async () => {
  const { workspaceId } = await demoScope();
  const { rows } = await sql<{ domain: string; days: number; renews: boolean; invoice: number; mailboxes: number }>`
    select d.domain, ceil(extract(epoch from d.expires_at - now()) / 86400)::int as days, d.renews_itself as renews,
      i.total as invoice, (select count(*)::int from mailboxes m where m.workspace_id = d.workspace_id and m.domain = d.domain) as mailboxes
    from owned_domains d join domain_order_items t on t.domain = d.domain and t.workspace_id = d.workspace_id
      join domain_orders o on o.id = t.order_id and o.state = 'ready'
      join invoices i on i.workspace_id = d.workspace_id and i.source = 'order:' || o.id
    where d.workspace_id = ${workspaceId} order by d.domain`.execute(database.db);
  expect(rows).toEqual([
    { domain: 'getharborline.test', days: expect.any(Number), renews: false, invoice: 1_299, mailboxes: 2 },
    { domain: 'tryharborline.test', days: expect.any(Number), renews: true, invoice: 1_299, mailboxes: 2 },
  ]);
  expect(rows[0]?.days).toBeLessThan(30);
});

test('the stock of the box has warmed-up domains with mailboxes of the operator', async () => {
  const stocked = async () => {
    const { rows } = await sql<{ domain: string; ready: number }>`
      select s.domain, (select count(*)::int from mailboxes m where m.workspace_id = s.stocked_in and m.domain = s.domain
        and m.warmup_state = 'ready') as ready from warmed_stock s order by s.domain`.execute(database.db);
    return rows;
  };
  await expect.poll(stocked, { timeout: 60_000, interval: 500 }).toEqual([
    { domain: 'bluequay.test', ready: 2 },
    { domain: 'cargocheckup.test', ready: 2 },
    { domain: 'freightledger.test', ready: 3 },
  ]);
});

/** Each breaks one promise, so that a promise nobody could break is noticed. */
const BREACHES = {
  'nobody is written to after they were suppressed': sql`insert into suppressions (id, workspace_id, at, value, hash, reason, about, scope)
    select gen_random_uuid(), l.workspace_id, l.completed_at - interval '1 hour', r.address, r.address, 'manual', '', 'address'
    from send_ledger l join recipients r on r.id = l.recipient_id where l.state = 'accepted' limit 1`,
  'an answer, a bounce, a complaint or an opt-out stops what would come later': sql`update send_ledger set replied_at = completed_at
    where id = (select e.id from send_ledger e join send_ledger l on l.lead_id = e.lead_id and l.round > e.round
      where e.state = 'accepted' and l.state = 'accepted' limit 1)`,
  'a guard-rail counts what went out and came back by then, no less than it takes and no later than it must': sql`update
    campaign_guards set sent = sent + 1`,
  'a mailbox has counted what left it, day by day': sql`update mailbox_days set sent = sent + 1
    where ctid = (select ctid from mailbox_days where sent > 0 limit 1)`,
  'the plan has counted what went out, month by month': sql`update quota_usage set used = used + 1 where quota_type = 'MAIL'`,
  'rounds come in their order, each after its delay': sql`update send_ledger set completed_at = completed_at - interval '6 days'
    where id = (select id from send_ledger where state = 'accepted' and round = 1 limit 1)`,
  'mail goes out on the days and in the hours of its campaign': sql`update send_ledger
    set completed_at = date_trunc('day', completed_at) + interval '2 hours'
    where id = (select id from send_ledger where state = 'accepted' and round = 0 limit 1)`,
};

test.each(Object.entries(BREACHES))('the check notices a breach: %s', async (promise, breach) => {
  const scope = await demoScope();
  const found = await database.db
    .transaction()
    .execute(async (trx) => {
      await breach.execute(trx);
      throw new Undone((await findBrokenPromises(trx, scope, [promise])).map((broken) => broken.promise));
    })
    .catch((error: unknown) => {
      if (error instanceof Undone) return error.found;
      throw error;
    });
  expect(found).toContain(promise);
});

class Undone extends Error {
  readonly found: string[];
  constructor(found: string[]) {
    super('rolled back on purpose');
    this.found = found;
  }
}
