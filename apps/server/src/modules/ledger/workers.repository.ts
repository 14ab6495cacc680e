import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';
import './ledger.tables.ts';

/** Leases run by the database's clock, the only one all workers share. */
const inFuture = (milliseconds: number) => sql<Date>`clock_timestamp() + ${milliseconds} * interval '1 millisecond'`;

export async function addWorker(db: Db, leaseMs: number): Promise<string> {
  const { id } = await db
    .insertInto('send_workers')
    .values({ alive_until: inFuture(leaseMs) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False when the worker was evicted. */
export async function keepAlive(db: Db, id: string, leaseMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('send_workers')
    .set({ alive_until: inFuture(leaseMs) })
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/**
 * Whether the worker may reserve. Holding its row keeps it from being evicted until the transaction ends. The transaction
 * ends by itself when its process stands still inside; and it need not be flushed, as every later write is.
 */
export async function beginAsWorker(trx: Trx, id: string): Promise<boolean> {
  await sql`select set_config('synchronous_commit', 'off', true),
    set_config('idle_in_transaction_session_timeout', '5s', true)`.execute(trx);
  const { rows } = await sql`select 1 from send_workers
    where id = ${id} and alive_until > clock_timestamp() for key share`.execute(trx);
  return rows.length === 1;
}

/**
 * A worker that is silent for too long. None is for one lease after the database came back: it could not be heard while
 * the database was away.
 */
export async function lockDeadWorker(trx: Trx, leaseMs: number): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select id from send_workers
    where alive_until < clock_timestamp()
      and pg_postmaster_start_time() < clock_timestamp() - ${leaseMs} * interval '1 millisecond'
    order by id limit 1 for update skip locked`.execute(trx);
  return rows[0]?.id;
}

export const removeWorker = (db: Db | Trx, id: string) => db.deleteFrom('send_workers').where('id', '=', id).execute();
