import type pg from 'pg';

export type Table = { name: string; columns: string[] };

const MADE_BY_MIGRATIONS = 'schema_migrations';

/** All tables of the product, each after those it refers to. What the database works out by itself is not among the columns. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname = 'public' and c.relkind = 'r' and c.relname <> $1 group by 1 order by 1`,
    [MADE_BY_MIGRATIONS],
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `select distinct c.conrelid::regclass::text as from, c.confrelid::regclass::text as to
    from pg_constraint c where c.contype = 'f' and c.conrelid <> c.confrelid`,
  );
  const ordered = new Map<string, Table>();
  while (ordered.size < tables.length) {
    const ready = tables.filter(
      ({ name }) => !ordered.has(name) && references.every(({ from, to }) => from !== name || ordered.has(to)),
    );
    if (ready.length === 0) throw new Error('tables refer to each other in a circle');
    for (const table of ready) ordered.set(table.name, table);
  }
  return [...ordered.values()];
}
