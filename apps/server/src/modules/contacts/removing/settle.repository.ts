import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { lockContactCount } from '../contact-counts.repository.ts';
import { KEPT_COLUMNS } from '../contacts.repository.ts';

/** Much is merged into the indexes at once, which is several times faster than little by little. */
const MERGED_AT_ONCE = '32MB';

const mergeLate = (trx: Trx) => sql`select set_config('gin_pending_list_limit', ${MERGED_AT_ONCE}, true)`.execute(trx);

/** Puts the next changed contacts into the indexes that lists are read from; gives how many. Several workers share it. */
export const settleSome = (db: Db, { workspaceId }: Scope, limit: number): Promise<number> =>
  db.transaction().execute(async (trx) => {
    await mergeLate(trx);
    const { numAffectedRows } = await sql`update only contacts set is_settled = true where id in (
      select id from only contacts where workspace_id = ${workspaceId} and not is_settled limit ${limit}
      for update skip locked)`.execute(trx);
    return Number(numAffectedRows ?? 0);
  });

/** Before the first row of a table. */
export const FIRST_PLACE = '(0,0)';

/**
 * Moves the next arrivals behind a place to where lists find them; gives how many, and where to go on. A request that
 * changes contacts meanwhile waits before it looks, as a row that moved is not followed: hence the lock on the table,
 * which lets everybody read. An address that another contact got in the meantime stays with it.
 */
export const landSome = (db: Db, scope: Scope, { after, limit }: { after: string; limit: number }) =>
  db.transaction().execute(async (trx): Promise<{ landed: number; place: string }> => {
    const { workspaceId } = scope;
    await lockContactCount(trx, scope);
    await sql`lock table contact_arrivals in share row exclusive mode`.execute(trx);
    await mergeLate(trx);
    const { rows } = await sql<{ landed: number; added: number; place: string }>`with moved as (
        delete from contact_arrivals where ctid = any(array(
          select ctid from contact_arrivals where workspace_id = ${workspaceId} and ctid > ${after}::tid limit ${limit}))
        returning *, ctid),
      added as (
        insert into contacts (${KEPT_COLUMNS}) select ${KEPT_COLUMNS} from moved
        on conflict (workspace_id, email) do nothing returning id)
      select (select count(*)::int from moved) as landed, (select count(*)::int from added) as added,
        coalesce((select max(ctid) from moved)::text, ${FIRST_PLACE}) as place`.execute(trx);
    const { landed, added, place } = rows[0] ?? { landed: 0, added: 0, place: FIRST_PLACE };
    const isOver = landed === 0 && after === FIRST_PLACE;
    await sql`update contact_counts set contacts = contacts - ${landed - added},
        arriving = case when ${isOver} then 0 else greatest(arriving - ${landed}, 0) end,
        arriving_from = case when ${isOver} then null else arriving_from end
      where workspace_id = ${workspaceId}`.execute(trx);
    return { landed, place };
  });

export async function countArriving(db: Db | Trx, { workspaceId }: Scope): Promise<number> {
  const row = await db
    .selectFrom('contact_counts')
    .select('arriving')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  return row?.arriving ?? 0;
}

/**
 * Merges what is left, and lets the planner see the new rows; it would guess by the old ones until the next vacuum.
 * What arrived and moved on leaves an empty table, not one full of dead rows.
 */
export async function finishSettling(db: Db): Promise<void> {
  await sql`select gin_clean_pending_list('contacts_facets'), gin_clean_pending_list('contacts_search'),
    gin_clean_pending_list('contacts_search_company')`.execute(db);
  await sql`vacuum contact_arrivals`.execute(db);
  await sql`analyze contacts`.execute(db);
}
