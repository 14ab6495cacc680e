import { sql } from 'kysely';
import type { Trx } from '../../platform/db.ts';

/** Numbers for mails to come, which their Message-IDs contain. */
export async function drawIds(trx: Trx, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select nextval(ids.name) as id
    from (select pg_get_serial_sequence('send_ledger', 'id')::regclass as name offset 0) as ids,
      generate_series(1, ${count})`.execute(trx);
  return rows.map(({ id }) => id);
}
