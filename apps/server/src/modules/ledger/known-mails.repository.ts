import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import './ledger.tables.ts';

/** Whether one of these Message-IDs is in the ledger; of any workspace. */
export async function knowsMails(db: Db, messageIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ knows: boolean }>`select exists (select from send_ledger
    where message_id = any(${[...messageIds]}::text[])) as knows`.execute(db);
  return rows[0]?.knows ?? false;
}
