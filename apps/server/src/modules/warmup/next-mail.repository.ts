import { sql } from 'kysely';
import type { Db } from '../../platform/db.ts';
import './warmup.tables.ts';

/** When the next mail of the warm-up is due; of all workspaces. */
export async function findNextMail(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select min(planned_at) as at from warmup_mails
    where state = 'planned'`.execute(db);
  return rows[0]?.at ?? null;
}
