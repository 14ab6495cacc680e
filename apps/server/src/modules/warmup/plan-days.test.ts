import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestDatabase, testDatabase } from '../../platform/testing/test-database.ts';
import { planDays } from './plan-days.ts';
import { addPool, MONDAY, memoryMail, type TestMailbox, testDeps } from './testing.ts';

let database: TestDatabase;
let pool: TestMailbox[];
let now = MONDAY;
beforeAll(async () => {
  database = await testDatabase();
  pool = await addPool(database, 12);
});
afterAll(() => database.close());

const deps = () => testDeps(database, () => now, memoryMail().ports);

const planned = () =>
  database.db.selectFrom('warmup_mails').selectAll().where('state', '=', 'planned').orderBy('planned_at').execute();

test('a mailbox switched on today has nothing planned today', async () => {
  await planDays(deps());
  expect(await planned()).toEqual([]);
});

test('two planners at the same moment make one plan', async () => {
  now = new Date('2026-11-16T19:03:00Z');
  const holder = await database.db.startTransaction().execute();
  await sql`select pg_advisory_xact_lock(hashtext('warmup.plan'))`.execute(holder);
  const both = Promise.all([planDays(deps()), planDays(deps())]);
  await vi.waitFor(async () => {
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(database.db);
    expect(rows[0]?.n).toBe(2);
  });
  await holder.commit().execute();
  await both;
  const days = await database.db.selectFrom('warmup_days').select('mailbox_id').execute();
  expect(days.map(({ mailbox_id }) => mailbox_id).toSorted()).toEqual(pool.map(({ id }) => id).toSorted());
  const mails = await planned();
  const pairs = mails.map(({ mailbox_id, partner_id }) => [mailbox_id ?? '', partner_id ?? ''].toSorted().join());
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(mails.length).toBeGreaterThanOrEqual(pool.length);
});

test('planning again changes nothing', async () => {
  const before = await planned();
  await planDays(deps());
  expect(await planned()).toEqual(before);
});

test('what is planned lies in the hours of the next weekday and belongs to the workspace that sends', async () => {
  const owner = new Map(pool.map(({ id, workspaceId }) => [id, workspaceId]));
  for (const { planned_at, workspace_id, mailbox_id } of await planned()) {
    expect(planned_at.toISOString()).toMatch(/^2026-11-17T(0[89]|1[0-7]):/);
    expect(workspace_id).toBe(owner.get(mailbox_id ?? ''));
  }
});

test('a mailbox in error is neither planned nor written to', async () => {
  const [broken] = pool;
  await database.db
    .updateTable('mailboxes')
    .set({ status: 'error' })
    .where('id', '=', broken?.id ?? '')
    .execute();
  now = new Date('2026-11-17T19:03:00Z');
  await planDays(deps());
  const next = (await planned()).filter(({ planned_at }) => planned_at > now);
  expect(next.length).toBeGreaterThan(0);
  expect(next.flatMap(({ mailbox_id, partner_id }) => [mailbox_id, partner_id])).not.toContain(broken?.id);
});

test('a slot that carried a mail before its day was planned carries no second one', async () => {
  now = new Date('2026-11-18T19:03:00Z');
  const day = '2026-11-19';
  const early = pool.slice(1, 4).flatMap(({ id, workspaceId }) => [0, 1].map((slot) => ({ id, workspaceId, slot })));
  await database.db
    .insertInto('warmup_mails')
    .values(
      early.map(({ id, workspaceId, slot }) => ({
        id: crypto.randomUUID(),
        workspace_id: workspaceId,
        thread_id: crypto.randomUUID(),
        place: 1,
        mailbox_id: id,
        partner_id: null,
        message_id: `<${crypto.randomUUID()}@early.test>`,
        state: 'sent' as const,
        day,
        slot,
        planned_at: now,
      })),
    )
    .execute();
  await planDays(deps());
  const { rows } = await sql<{ mails: number }>`select count(*)::int as mails from warmup_mails
    where day = ${day} and state = 'planned' and mailbox_id = any(${pool.slice(1, 4).map(({ id }) => id)}::uuid[])
      and slot in (0, 1)`.execute(database.db);
  expect(rows).toEqual([{ mails: 0 }]);
  expect((await planned()).filter(({ planned_at }) => planned_at.toISOString().startsWith(day)).length).toBeGreaterThan(
    0,
  );
});
