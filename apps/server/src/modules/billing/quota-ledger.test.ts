import { randomUUID } from 'node:crypto';
import { AppError } from '@outrider/contract/errors';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../platform/testing/test-database.ts';
import { refuseStandstill, reserveQuota, settleQuota } from './index.ts';
import type { Reservation } from './quota-ledger.ts';
import { aWorkspace } from './testing.ts';
import { countStanding } from './usage/count-standing.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const jobs = { enqueue: async () => undefined };
const now = new Date('2026-11-17T12:00:00Z');
const TYPES = ['MAIL', 'VERIFICATION', 'AGENT_RESULT'] as const;

const step = fc.record({
  type: fc.constantFrom(...TYPES),
  amount: fc.integer({ min: 0, max: 60 }),
  kind: fc.constantFrom('reserve', 'settle'),
  used: fc.integer({ min: 0, max: 60 }),
  givenBack: fc.integer({ min: 0, max: 60 }),
});

test('with any reservations, settlements and returns, every entry has two sides, sums agree, and no plan is passed', async () => {
  const { db } = database;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (history) => {
      const scope = await aWorkspace(db);
      const open: (Reservation & { left: number })[] = [];
      for (const { type: quotaType, amount, kind, used, givenBack } of history) {
        await db.transaction().execute(async (trx) => {
          if (kind === 'reserve') {
            const wanted = { quotaType, amount, reference: randomUUID(), now };
            const reserved = await reserveQuota({ jobs }, trx, scope, wanted);
            if (reserved.kind === 'reserved') open.push({ ...reserved.reservation, left: amount });
            return;
          }
          const reservation = open[0];
          if (!reservation) return;
          const [charged, back] = [Math.min(used, reservation.left), 0];
          const rest = Math.min(givenBack, reservation.left - charged);
          await settleQuota(trx, scope, reservation, { used: charged, givenBack: back + rest, now });
          reservation.left -= charged + rest;
          if (reservation.left === 0) open.shift();
        });
      }
      const { rows } = await sql<{ type: string; free: number; reserved: number; used: number }>`
        select quota_type as type,
          sum(case when moved_to = 'free' then amount when moved_from = 'free' then -amount else 0 end)::int as free,
          sum(case when moved_to = 'reserved' then amount when moved_from = 'reserved' then -amount else 0 end)::int as reserved,
          sum(case when moved_to = 'used' then amount when moved_from = 'used' then -amount else 0 end)::int as used
        from quota_entries where workspace_id = ${scope.workspaceId} group by 1`.execute(db);
      const totals: Record<string, number> = { MAIL: 500, VERIFICATION: 200, AGENT_RESULT: 50 };
      for (const { type, free, reserved, used } of rows) {
        expect(free + reserved + used).toBe(0);
        expect(reserved + used).toBeLessThanOrEqual(totals[type] ?? 0);
        const { rows: sums } = await sql<{ used: number; reserved: number }>`
          select used, reserved from quota_usage
          where workspace_id = ${scope.workspaceId} and quota_type = ${type}`.execute(db);
        expect(sums).toEqual([{ used, reserved }]);
      }
    }),
    { numRuns: 15 },
  );
});

test('two who reserve at the same moment do not pass the plan together', async () => {
  const { db } = database;
  const scope = await aWorkspace(db);
  const reserve = () =>
    db
      .transaction()
      .execute((trx) =>
        reserveQuota({ jobs }, trx, scope, { quotaType: 'AGENT_RESULT', amount: 30, reference: randomUUID(), now }),
      );
  const kinds = (await Promise.all([reserve(), reserve(), reserve()])).map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['reserved', 'tooLittle', 'tooLittle']);
});

test('mailboxes and contacts that come and go are moved on the ledger by their difference', async () => {
  const { db } = database;
  const scope = await aWorkspace(db);
  const countOf = (contacts: number) => ({
    db,
    now: () => now,
    usageOf: async () => ({
      plan: 'Free',
      periodStart: '2026-11-01',
      standstill: null,
      quota: [{ quotaType: 'CONTACT' as const, total: 1_500, used: contacts, resetAt: null }],
    }),
  });
  for (const contacts of [40, 40, 15, 15]) await countStanding(countOf(contacts), scope);
  const { rows } = await sql<{ moved_to: string; amount: number }>`select moved_to, amount from quota_entries
    where workspace_id = ${scope.workspaceId} order by id`.execute(db);
  expect(rows).toEqual([
    { moved_to: 'used', amount: 40 },
    { moved_to: 'free', amount: 25 },
  ]);
});

test('two weeks after a bill failed nothing can be reserved or started, before that everything can', async () => {
  const { db } = database;
  const scope = await aWorkspace(db);
  const failedAt = new Date(now.getTime() - 14 * 86_400_000);
  await db
    .insertInto('billing_accounts')
    .values({ workspace_id: scope.workspaceId, subscription_id: randomUUID(), unpaid_since: failedAt })
    .execute();
  const before = new Date(now.getTime() - 1);
  const reserve = (at: Date) =>
    db
      .transaction()
      .execute((trx) =>
        reserveQuota({ jobs }, trx, scope, { quotaType: 'VERIFICATION', amount: 1, reference: randomUUID(), now: at }),
      );
  await refuseStandstill(db, scope, before);
  expect((await reserve(before)).kind).toBe('reserved');
  await expect(refuseStandstill(db, scope, now)).rejects.toThrow(
    new AppError('planIsReadOnly', { values: { since: '2026-11-03' } }).message,
  );
  expect(await reserve(now)).toEqual({ kind: 'tooLittle', left: 0 });
});
