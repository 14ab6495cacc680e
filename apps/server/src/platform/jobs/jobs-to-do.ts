import { sql } from 'kysely';
import type { Db } from '../db.ts';

/** Whether a job waits or runs; those that are tried again later do not count. */
export async function hasJobsToDo(db: Db): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (select from pgboss.job_common
    where state < 'completed' and not blocked and start_after <= clock_timestamp() and name <> 'job.failed') as has`.execute(
    db,
  );
  return rows[0]?.has ?? false;
}
