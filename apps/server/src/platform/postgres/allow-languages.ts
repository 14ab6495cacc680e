import { LANGUAGES } from '@outrider/contract/languages';
import type pg from 'pg';

const LANGUAGE_CHECKS = `select quote_ident(c.conname) as name, c.conrelid::regclass::text as "table",
    pg_get_constraintdef(c.oid) as rule
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and c.conkey = array[a.attnum]
  where c.contype = 'c' and a.attname = 'language' and c.connamespace = current_schema()::regnamespace`;

/**
 * Columns of a language take every language of the registry: a new one is an entry there, and needs no migration. In the
 * caller's transaction.
 */
export async function allowLanguages(client: Pick<pg.Client, 'query'>): Promise<void> {
  const { rows } = await client.query<{ name: string; table: string; rule: string }>(LANGUAGE_CHECKS);
  const list = LANGUAGES.map((language) => `'${language}'`);
  for (const { name, table, rule } of rows) {
    if (list.every((language) => rule.includes(language))) continue;
    await client.query(
      `alter table ${table} drop constraint ${name}, add constraint ${name} check (language in (${list.join(', ')}))`,
    );
  }
}
