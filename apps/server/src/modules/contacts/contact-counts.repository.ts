import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../platform/db.ts';
import './contacts.tables.ts';

/**
 * How many contacts there are, held until the end of the transaction. A caller that adds or deletes contacts takes it
 * before anything else, so that two of them neither pass the plan together nor wait for each other in a circle.
 */
export async function lockContactCount(trx: Trx, { workspaceId }: Scope): Promise<number> {
  const { rows } = await sql<{ contacts: number }>`
    insert into contact_counts as c (workspace_id, contacts) values (${workspaceId}, 0)
    on conflict (workspace_id) do update set contacts = c.contacts returning contacts`.execute(trx);
  return rows[0]?.contacts ?? 0;
}

export async function changeContactCount(trx: Trx, { workspaceId }: Scope, by: number): Promise<void> {
  await sql`update contact_counts set contacts = contacts + ${by} where workspace_id = ${workspaceId}`.execute(trx);
}

const SEVERAL = '00000000-0000-0000-0000-000000000000';

/** Counts what an import added that is settled later. */
export async function countArrivals(trx: Trx, { workspaceId }: Scope, importId: string, added: number): Promise<void> {
  await sql`update contact_counts set contacts = contacts + ${added}, arriving = arriving + ${added},
      arriving_from = case when coalesce(arriving_from, ${importId}) = ${importId} then ${importId}::uuid
        else ${SEVERAL}::uuid end
    where workspace_id = ${workspaceId}`.execute(trx);
}

/** Whether rows of other imports are on their way; the caller holds the count, so it stays so. */
export async function doOthersArrive(trx: Trx, { workspaceId }: Scope, importId: string): Promise<boolean> {
  const { arriving_from: from } = await trx
    .selectFrom('contact_counts')
    .select('arriving_from')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return from !== null && from !== importId;
}

/** Whether one of these workspaces has rows on their way. */
export async function doAnyArrive(trx: Trx, workspaceIds: readonly string[]): Promise<boolean> {
  const { rows } = await sql`select from contact_counts
    where workspace_id = any(${[...workspaceIds]}::uuid[]) and arriving > 0 limit 1`.execute(trx);
  return rows.length > 0;
}

export async function countContacts(db: Db | Trx, { workspaceId }: Scope): Promise<number> {
  const row = await db
    .selectFrom('contact_counts')
    .select('contacts')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  return row?.contacts ?? 0;
}

/** False when the workspace has had contacts before. */
export async function claimContactCount(trx: Trx, { workspaceId }: Scope): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('contact_counts')
    .values({ workspace_id: workspaceId, contacts: 0, arriving_from: null, labels_counted_at: null })
    .onConflict((conflict) => conflict.column('workspace_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
