import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestDatabase, testDatabase } from '../../platform/testing/test-database.ts';
import { FIELD_COLUMNS } from './contact-columns.ts';
import { KEPT } from './contacts.repository.ts';
import './contacts.tables.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const word = fc.constantFrom('', 'Zürich', 'Nordkai', '宁波', "O'Hara", 'a|b');
const ids = fc.array(fc.uuid(), { maxLength: 3 });

/** Anything that may happen to a contact, alone or with something else. */
const change = fc
  .record(
    {
      ...Object.fromEntries(Object.values(FIELD_COLUMNS).map((column) => [column, word])),
      fields: fc.dictionary(fc.constantFrom('carriers', 'fleet'), word),
      tag_ids: ids,
      list_ids: ids,
      campaign_ids: ids,
      last_event: fc.constantFrom('sent', 'replied', 'opened'),
      verification_category: fc.constantFrom(null, 'VALID', 'INVALID'),
      suppressed_at: fc.constantFrom(null, '2026-11-16T09:00:00Z'),
      is_settled: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  .filter((columns) => Object.keys(columns).length > 0);

const TYPES: Record<string, RawBuilder<unknown>> = {
  fields: sql`jsonb`,
  tag_ids: sql`uuid[]`,
  list_ids: sql`uuid[]`,
  campaign_ids: sql`uuid[]`,
  suppressed_at: sql`timestamptz`,
  is_settled: sql`boolean`,
};

const made = async (id: string) =>
  (
    await sql`select array(select unnest(facets) order by 1) as facts, search_text, alias_email, name_key
      from contacts where id = ${id}`.execute(database.db)
  ).rows[0];

test('after any change of a contact, what is found of it is as if it were made anew', async () => {
  const { db } = database;
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 5 }), async (changes) => {
      const [id, workspaceId] = [randomUUID(), randomUUID()];
      await sql`insert into contacts (id, workspace_id, email, last_name, created_at, last_event_at)
        values (${id}, ${workspaceId}, ${`p.${id}+x@mail.nordkai.test`}, 'Vogel', now(), now())`.execute(db);
      for (const columns of changes) {
        const sets = Object.entries(columns).map(([name, value]) => {
          const given = name === 'fields' ? JSON.stringify(value) : value;
          return sql`${sql.ref(name)} = ${given}::${TYPES[name] ?? sql`text`}`;
        });
        await sql`update contacts set ${sql.join(sets)} where id = ${id}`.execute(db);
      }
      await sql`update contacts set is_settled = true where id = ${id}`.execute(db);
      const kept = await made(id);
      await sql`update contacts set facets = null where id = ${id}`.execute(db);
      expect(kept).toEqual(await made(id));
    }),
    { numRuns: 40 },
  );
});

// Rows on their way, deleted ones and merged ones are moved from table to table as a whole.
test.each(['contacts', 'contact_arrivals', 'deleted_contacts', 'merged_contacts'])(
  'the table %s has every column of a contact',
  async (table) => {
    const { rows } = await sql<{ name: string }>`
      select attname as name from pg_attribute where attrelid = ${table}::regclass and attnum > 0`.execute(database.db);
    const names = new Set(rows.map(({ name }) => name));
    expect(KEPT.filter((column) => !names.has(column))).toEqual([]);
  },
);

test.each(Object.entries(FIELD_COLUMNS))('a contact is found by its %s', async (field, column) => {
  const { db } = database;
  const [id, workspaceId] = [randomUUID(), randomUUID()];
  await sql`insert into contacts (id, workspace_id, email, ${sql.ref(column)}, created_at, last_event_at)
    values (${id}, ${workspaceId}, ${`p.${id}@nordkai.test`}, 'Quittengelee', now(), now())`.execute(db);
  const { rows } = await sql<{ isFound: boolean; hasField: boolean }>`
    select search_text like '%quittengelee%' as "isFound",
      contact_facet(${workspaceId}::uuid, ${`h:${field}`}) = any(facets) as "hasField"
    from contacts where id = ${id}`.execute(db);
  expect(rows).toEqual([{ isFound: true, hasField: true }]);
  // A later change of this field alone is noticed, too.
  await sql`update contacts set ${sql.ref(column)} = 'Ingwer' where id = ${id}`.execute(db);
  const { rows: changed } = await sql<{ isFound: boolean }>`
    select search_text like '%ingwer%' as "isFound" from contacts where id = ${id}`.execute(db);
  expect(changed).toEqual([{ isFound: true }]);
});
