import { sql } from 'kysely';
import { expect, vi } from 'vitest';
import type { Db, Tables } from '../db.ts';

/** Locks one row so that readers pass and writers queue, which turns a lucky race into a certain one. */
export async function holdRow(db: Db, table: keyof Tables, column: string, key: string) {
  const trx = await db.startTransaction().execute();
  await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${key} for update`.execute(trx);
  return {
    untilWaiting: (writers: number) => untilWaiting(db, writers),
    release: () => trx.commit().execute(),
  };
}

export const untilWaiting = (db: Db, writers: number): Promise<void> =>
  vi.waitFor(async () => expect(await waitingFor(db)).toBe(writers), { timeout: 10_000 });

async function waitingFor(db: Db) {
  const query = sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  return (await query.execute(db)).rows[0]?.n;
}
