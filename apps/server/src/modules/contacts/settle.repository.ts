import { sql } from 'kysely';
import type { Db, Scope } from '../../platform/db.ts';
import './contacts.tables.ts';

/** Much is merged into the indexes at once, which is several times faster than little by little. */
const MERGED_AT_ONCE = '32MB';

/** Puts the next contacts into the indexes that lists are read from; gives how many. Several workers share the work. */
export const settleSome = (db: Db, { workspaceId }: Scope, limit: number): Promise<number> =>
  db.transaction().execute(async (trx) => {
    await sql`select set_config('gin_pending_list_limit', ${MERGED_AT_ONCE}, true)`.execute(trx);
    const { numAffectedRows } = await sql`update contacts set is_settled = true where id in (
      select id from contacts where workspace_id = ${workspaceId} and not is_settled limit ${limit}
      for update skip locked)`.execute(trx);
    return Number(numAffectedRows ?? 0);
  });

/** Merges what is left, and lets the planner see the new rows; it would guess by the old ones until somebody cleans up. */
export async function finishSettling(db: Db): Promise<void> {
  await sql`select gin_clean_pending_list('contacts_facets'), gin_clean_pending_list('contacts_search')`.execute(db);
  await sql`analyze contacts`.execute(db);
}
