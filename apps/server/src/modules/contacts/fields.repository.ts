import { CUSTOM_FIELDS_MAX } from '@outrider/contract/contacts/contact';
import { AppError } from '@outrider/contract/errors';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../platform/db.ts';
import type { FieldType } from './contacts.tables.ts';

/** Makes fields known to the workspace; the caller holds its contact count. Those it has keep their type. */
export async function ensureFields(
  trx: Trx,
  { workspaceId }: Scope,
  types: ReadonlyMap<string, FieldType>,
): Promise<void> {
  if (types.size === 0) return;
  await sql`insert into contact_fields (workspace_id, name, type)
    select ${workspaceId}, name, type from unnest(${[...types.keys()]}::text[], ${[...types.values()]}::text[]) as f (name, type)
    on conflict do nothing`.execute(trx);
  const { count } = await trx
    .selectFrom('contact_fields')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  if (count > CUSTOM_FIELDS_MAX) throw new AppError('tooManyFields', { values: { max: CUSTOM_FIELDS_MAX } });
}

export const listFields = (db: Db, { workspaceId }: Scope) =>
  db
    .selectFrom('contact_fields')
    .select(['name', 'type', 'contacts'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('name')
    .execute();
