import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../../platform/db.ts';
import '../../inbox.tables.ts';

export const listTags = (db: Db | Trx, { workspaceId }: Scope) =>
  db.selectFrom('inbox_tags').select(['id', 'name']).where('workspace_id', '=', workspaceId).orderBy('name').execute();

export const nameTags = (db: Db | Trx, { workspaceId }: Scope, ids: readonly string[]) =>
  db
    .selectFrom('inbox_tags')
    .select(['id', 'name'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .orderBy('name')
    .execute();

/** Tags by these names, made where there are none, and their ids. */
export async function ensureTags(trx: Trx, { workspaceId }: Scope, names: readonly string[]): Promise<string[]> {
  if (names.length === 0) return [];
  await trx
    .insertInto('inbox_tags')
    .values([...new Set(names)].map((name) => ({ id: randomUUID(), workspace_id: workspaceId, name })))
    .onConflict((conflict) => conflict.columns(['workspace_id', 'name']).doNothing())
    .execute();
  const rows = await trx
    .selectFrom('inbox_tags')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('name', '=', sql<string>`any(${[...names]}::text[])`)
    .execute();
  return rows.map(({ id }) => id);
}
