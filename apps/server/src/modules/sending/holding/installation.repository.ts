import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db.ts';
import '../facts/sending.tables.ts';

export type Installation = {
  identity: string;
  databaseMark: string | null;
  /** As PostgreSQL writes it, as a date of JavaScript has no microseconds. */
  beatAt: string | null;
  restoredAt: Date | null;
};

/** A copy of the database has the same one; what lies in the data folder under another one is not about it. */
export async function findIdentity(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('installation').select('identity').executeTakeFirst();
  return row?.identity;
}

export async function lockInstallation(trx: Trx): Promise<Installation | undefined> {
  const { rows } = await sql<Installation>`select identity, database_mark as "databaseMark",
      to_char(ledger_beat_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "beatAt", restored_at as "restoredAt"
    from installation for update`.execute(trx);
  return rows[0];
}

/**
 * What tells this database from a copy of it: its server, the server's timeline, which changes when an older state is
 * brought back, and the numbers of database and table. Some hosters do not tell the first two.
 */
export async function readDatabaseMark(trx: Trx): Promise<string> {
  const { rows: may } = await sql<{ may: boolean }>`select has_function_privilege('pg_control_system()', 'execute')
    and has_function_privilege('pg_control_checkpoint()', 'execute') as may`.execute(trx);
  const server = may[0]?.may
    ? sql`(select system_identifier from pg_control_system()), (select timeline_id from pg_control_checkpoint()),`
    : sql``;
  const { rows } = await sql<{ mark: string }>`select concat_ws('.', ${server}
    (select oid from pg_database where datname = current_database()), 'send_ledger'::regclass::oid) as mark`.execute(
    trx,
  );
  return rows[0]?.mark ?? '';
}

/** Never earlier than the one before, nor than `after`. */
export async function beatInstallation(
  trx: Trx,
  { mark, after }: { mark: string; after: string | undefined },
): Promise<string> {
  const { rows } = await sql<{ beatAt: string }>`update installation set database_mark = ${mark}, restored_at = null,
      ledger_beat_at = greatest(product_now(), ledger_beat_at + interval '1 microsecond',
        ${after ?? null}::timestamptz + interval '1 microsecond')
    returning to_char(ledger_beat_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as "beatAt"`.execute(trx);
  return rows[0]?.beatAt ?? '';
}

/** The last moment the ledger can tell about, where it never had a beat. */
export async function newestMail(db: Db | Trx): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select max(taken_at) as at from send_ledger`.execute(db);
  return rows[0]?.at ?? null;
}
