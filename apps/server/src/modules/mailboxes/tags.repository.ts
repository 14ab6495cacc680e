import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../platform/db.ts';
import { anyOf } from './mailboxes.repository.ts';

const tagRows = (db: Db, { workspaceId }: Scope) =>
  db
    .selectFrom('mailbox_tags as t')
    .leftJoin('mailbox_tag_relations as r', 'r.tag_id', 't.id')
    .select(['t.id as tagId', 't.name as tagName', sql<number>`count(r.mailbox_id)::int`.as('accounts')])
    .where('t.workspace_id', '=', workspaceId)
    .groupBy('t.id');

export const listTagRows = (db: Db, scope: Scope) => tagRows(db, scope).orderBy(sql`lower(t.name)`).execute();

export const findTagRow = (db: Db, scope: Scope, tagId: string) =>
  tagRows(db, scope).where('t.id', '=', tagId).executeTakeFirst();

/** The tag of this name, made when there was none. Names that differ in case are one name. */
export async function ensureTag(db: Db | Trx, { workspaceId }: Scope, name: string) {
  const { rows } = await sql<{ tagId: string; tagName: string }>`
    insert into mailbox_tags as t (id, workspace_id, name) values (${randomUUID()}, ${workspaceId}, ${name})
    on conflict (workspace_id, lower(name)) do update set name = t.name
    returning id as "tagId", name as "tagName"`.execute(db);
  const [tag] = rows;
  if (!tag) throw new Error('a tag was neither found nor made');
  return tag;
}

export async function deleteTagRow(db: Db, { workspaceId }: Scope, tagId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('mailbox_tags')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', tagId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** Every wanted pair of the workspace's own mailboxes and tags; pairs that are there stay. */
export async function insertRelations(
  trx: Db | Trx,
  { workspaceId }: Scope,
  mailboxIds: readonly string[],
  tagIds: readonly string[],
): Promise<void> {
  await sql`insert into mailbox_tag_relations (workspace_id, mailbox_id, tag_id)
    select m.workspace_id, m.id, t.id from mailboxes m join mailbox_tags t on t.workspace_id = m.workspace_id
    where m.workspace_id = ${workspaceId} and m.id = ${anyOf(mailboxIds)} and t.id = ${anyOf(tagIds)}
    on conflict do nothing`.execute(trx);
}

export const deleteRelations = (
  trx: Db | Trx,
  { workspaceId }: Scope,
  mailboxIds: readonly string[],
  tagIds: readonly string[],
) =>
  trx
    .deleteFrom('mailbox_tag_relations')
    .where('workspace_id', '=', workspaceId)
    .where('mailbox_id', '=', anyOf(mailboxIds))
    .where('tag_id', '=', anyOf(tagIds))
    .execute();

/** How many of these mailboxes, and of these tags, are the workspace's own. */
export async function countOwn(
  db: Db | Trx,
  { workspaceId }: Scope,
  mailboxIds: readonly string[],
  tagIds: readonly string[],
) {
  const { rows } = await sql<{ mailboxes: number; tags: number }>`select
    (select count(*)::int from mailboxes where workspace_id = ${workspaceId} and id = ${anyOf(mailboxIds)}) as mailboxes,
    (select count(*)::int from mailbox_tags where workspace_id = ${workspaceId} and id = ${anyOf(tagIds)}) as tags`.execute(
    db,
  );
  return rows[0] ?? { mailboxes: 0, tags: 0 };
}
