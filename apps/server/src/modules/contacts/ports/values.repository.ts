import { STANDARD_FIELDS } from '@outrider/contract/contacts/contact';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { FIELD_COLUMNS, isStandardField } from '../contact-columns.ts';
import '../contacts.tables.ts';

/**
 * What mails may say about these people: their standard fields and the workspace's own, by address. Who is known by another
 * address since a merge is spoken to as the same person.
 */
export async function listContactValues(
  db: Db | Trx,
  scope: Scope,
  emails: readonly string[],
): Promise<Map<string, Record<string, string>>> {
  const { workspaceId } = scope;
  const own = await db
    .selectFrom('contacts')
    .select(['email', 'fields', ...VALUE_COLUMNS])
    .where('workspace_id', '=', workspaceId)
    .where('email', '=', sql<string>`any(${[...emails]}::text[])`)
    .execute();
  const found = new Set(own.map(({ email }) => email));
  const missing = emails.filter((email) => !found.has(email));
  const others = missing.length === 0 ? [] : await listByOtherAddress(db, scope, missing);
  return new Map(
    [...others, ...own].map((row) => {
      const standard = STANDARD_FIELDS.map((field) => [field, row[FIELD_COLUMNS[field]]] as const);
      return [row.email, { ...row.fields, ...Object.fromEntries(standard), email: row.email }];
    }),
  );
}

const VALUE_COLUMNS = STANDARD_FIELDS.map((field) => FIELD_COLUMNS[field]);

const listByOtherAddress = (db: Db | Trx, { workspaceId }: Scope, addresses: readonly string[]) =>
  db
    .selectFrom('contact_addresses as a')
    .innerJoin('contacts as c', 'c.id', 'a.contact_id')
    .select(['a.address as email', 'c.fields', ...VALUE_COLUMNS.map((column) => `c.${column}` as const)])
    .where('a.workspace_id', '=', workspaceId)
    .where('c.workspace_id', '=', workspaceId)
    .where('a.address', '=', sql<string>`any(${[...addresses]}::text[])`)
    .execute();

/** A value of the contact `c` of a statement, for those who look at too many people at once to ask about each of them. */
export const contactValue = (name: string): RawBuilder<string | null> =>
  isStandardField(name) ? sql`${sql.ref(`c.${FIELD_COLUMNS[name]}`)}` : sql`c.fields ->> ${name}`;
