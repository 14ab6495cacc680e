import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../platform/db.ts';
import './contacts.tables.ts';

/**
 * How many contacts there are, held until the end of the transaction. Whoever adds or deletes contacts takes it before
 * anything else, so that two of them neither pass the plan together nor wait for each other in a circle.
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
    .values({ workspace_id: workspaceId, contacts: 0, labels_counted_at: null })
    .onConflict((conflict) => conflict.column('workspace_id').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
