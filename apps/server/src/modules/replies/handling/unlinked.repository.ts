import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import './replies.tables.ts';

export const insertUnlinked = async (trx: Trx, { workspaceId }: Scope, messageId: string, at: Date): Promise<void> => {
  await trx
    .insertInto('unlinked_replies')
    .values({ message_id: messageId, workspace_id: workspaceId, at, linked_at: null, lead_id: null })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .execute();
};

export type UnlinkedPlace = { at: Date; id: string };

/** Newest first, those after a place. */
export function listUnlinked(
  db: Db | Trx,
  { workspaceId }: Scope,
  { after, limit }: { after: UnlinkedPlace | undefined; limit: number },
): Promise<UnlinkedPlace[]> {
  let query = db
    .selectFrom('unlinked_replies')
    .select(['message_id as id', 'at'])
    .where('workspace_id', '=', workspaceId)
    .where('linked_at', 'is', null);
  if (after) query = query.where(sql<boolean>`(at, message_id) < (${after.at}, ${after.id}::uuid)`);
  return query.orderBy('at', 'desc').orderBy('message_id', 'desc').limit(limit).execute();
}

export async function countUnlinked(db: Db | Trx, { workspaceId }: Scope): Promise<number> {
  const { total } = await db
    .selectFrom('unlinked_replies')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('workspace_id', '=', workspaceId)
    .where('linked_at', 'is', null)
    .executeTakeFirstOrThrow();
  return total;
}

/** False when it was noted before. */
export async function settleUnlinked(
  trx: Trx,
  { workspaceId }: Scope,
  messageId: string,
  { leadId, at }: { leadId: string | null; at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('unlinked_replies')
    .set({ linked_at: at, lead_id: leadId })
    .where('workspace_id', '=', workspaceId)
    .where('message_id', '=', messageId)
    .where('linked_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Mails that were deleted need nobody any more. */
export const dropUnlinked = async (db: Db | Trx, { workspaceId }: Scope, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return;
  await db
    .deleteFrom('unlinked_replies')
    .where('workspace_id', '=', workspaceId)
    .where('message_id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
};

/** Nobody has said yet whose it is. */
export async function isUnlinked(db: Db, { workspaceId }: Scope, messageId: string): Promise<boolean> {
  const row = await db
    .selectFrom('unlinked_replies')
    .select('message_id')
    .where('workspace_id', '=', workspaceId)
    .where('message_id', '=', messageId)
    .where('linked_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Answers of people that found their mail by themselves. */
export async function countLinkedUnasked(db: Db, { workspaceId }: Scope, since: Date): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from campaign_replies r
    where r.workspace_id = ${workspaceId} and r.kind = 'human' and r.at >= ${since}
      and not exists (select from unlinked_replies u where u.message_id = r.message_id)`.execute(db);
  return rows[0]?.n ?? 0;
}
