import { STANDARD_FIELDS } from '@outrider/contract/contacts/contact';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Scope, Trx } from '../../platform/db.ts';
import { FIELD_COLUMNS, isStandardField } from './contact-columns.ts';
import './contacts.tables.ts';

/** What letters may say about these people: their standard fields and the workspace's own, by address. */
export async function listContactValues(
  db: Db | Trx,
  { workspaceId }: Scope,
  emails: readonly string[],
): Promise<Map<string, Record<string, string>>> {
  const rows = await db
    .selectFrom('contacts')
    .select(['email', 'fields', ...STANDARD_FIELDS.map((field) => FIELD_COLUMNS[field])])
    .where('workspace_id', '=', workspaceId)
    .where('email', '=', sql<string>`any(${[...emails]}::text[])`)
    .execute();
  return new Map(
    rows.map((row) => {
      const standard = STANDARD_FIELDS.map((field) => [field, row[FIELD_COLUMNS[field]]] as const);
      return [row.email, { ...row.fields, ...Object.fromEntries(standard), email: row.email }];
    }),
  );
}

/** A value of the contact `c` of a statement, for those who look at too many people at once to ask about each of them. */
export const contactValue = (name: string): RawBuilder<string | null> =>
  isStandardField(name) ? sql`${sql.ref(`c.${FIELD_COLUMNS[name]}`)}` : sql`c.fields ->> ${name}`;
