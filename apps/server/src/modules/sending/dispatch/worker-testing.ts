import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Db, Trx } from '../../../platform/db.ts';
import { memoryServer, testSendingDeps } from '../../campaign-management/testing.ts';
import { addWorker } from '../../ledger/index.ts';
import type { ReservedMail } from '../facts/campaign-mail.ts';
import type { SendingDeps, SendingRules } from '../facts/sending-deps.ts';
import { createCampaignRounds } from '../reservation/campaign-rounds.ts';
import { type ReserveDeps, reserve } from '../reservation/reserve.ts';

/** A worker that reserves when it is asked to, and keeps what it was given. */
export async function aReserver(db: Db, rest: Partial<SendingDeps> = {}, rules: Partial<SendingRules> = {}) {
  const deps = testSendingDeps(db, { ...memoryServer(), ...rest }, { leaseMs: 60_000, ...rules });
  const me = await addWorker(db, 60_000);
  const asked: ReserveDeps = { ...deps, rounds: createCampaignRounds(deps.now) };
  const reserveOnce = async (): Promise<ReservedMail[]> => {
    const reservation = await reserve(asked, me, { held: [], fresh: 10 });
    if (reservation.kind === 'overtaken') return reserveOnce();
    if (reservation.kind === 'evicted') throw new Error('the worker was evicted');
    return reservation.queues.flatMap((queue) => queue.rows);
  };
  return {
    deps,
    me,
    reserveOnce,
    inTransaction: (act: (trx: Trx) => Promise<unknown>) => db.transaction().execute(act),
  };
}

export const untilSomebodyWaits = (db: Db) =>
  expect
    .poll(
      async () =>
        (
          await sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
        ).rows[0]?.n,
    )
    .toBeGreaterThan(0);
