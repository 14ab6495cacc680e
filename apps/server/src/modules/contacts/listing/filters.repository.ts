import { randomUUID } from 'node:crypto';
import type { ContactFilter } from '@outrider/contract/contacts/contact';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../contacts.tables.ts';

export const listFilters = (db: Db, { workspaceId }: Scope) =>
  db
    .selectFrom('contact_filters')
    .select(['id as filterId', 'name', 'filter'])
    .where('workspace_id', '=', workspaceId)
    .orderBy(sql`lower(name)`)
    .execute();

export async function saveFilter(
  db: Db | Trx,
  { workspaceId }: Scope,
  name: string,
  filter: ContactFilter,
): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into contact_filters (id, workspace_id, name, filter)
    values (${randomUUID()}, ${workspaceId}, ${name}, ${JSON.stringify(filter)})
    on conflict (workspace_id, lower(name)) do update set name = excluded.name, filter = excluded.filter
    returning id`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('a filter was neither changed nor made');
  return row.id;
}

export async function deleteFilter(db: Db, { workspaceId }: Scope, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('contact_filters')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
