import type { ContactFilter, ContactSort } from '@outrider/contract/contacts/contact';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { type ContactRow, SHOWN } from '../contacts.repository.ts';
import { matches } from '../match.repository.ts';

const COLUMNS = SHOWN.map((column) => `c.${column}` as const);

/** By what each sort of the contract orders, each with an index that ends in the id, and the type of it. */
const ORDERS: Record<ContactSort, { by: RawBuilder<unknown>; type: RawBuilder<unknown> }> = {
  lastEventAt: { by: sql.ref('c.last_event_at'), type: sql`timestamptz` },
  createdAt: { by: sql.ref('c.created_at'), type: sql`timestamptz` },
  email: { by: sql.ref('c.email'), type: sql`text` },
  company: { by: sql`lower(c.company)`, type: sql`text` },
  lastName: { by: sql`lower(c.last_name)`, type: sql`text` },
};

/** Where a page ended: what it was sorted by, as text, and the id. */
export type Place = { key: string; id: string };

type Page = { sort: ContactSort; order: 'asc' | 'desc'; after: Place | undefined; limit: number };

export type Listed = ContactRow & { key: string };

/**
 * For reading lists. The table is read from its beginning for no one: rows of other workspaces may fill half of it. And
 * pages come from memory, so a jump costs little more than a step. Helpers of PostgreSQL's own would
 * take longer to begin than a page takes.
 */
export const readLists = <T>(db: Db, read: (trx: Trx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('random_page_cost', '1.1', true),
      set_config('max_parallel_workers_per_gather', '0', true)`.execute(trx);
    return read(trx);
  });

/** A page found by walking along the order until it is full: for a filter that leaves many. */
export const walkToPage = (trx: Trx, scope: Scope, filter: ContactFilter, now: Date, page: Page): Promise<Listed[]> =>
  trx
    .selectFrom('contacts as c')
    .select(COLUMNS)
    .select(sql<string>`${ORDERS[page.sort].by}::text`.as('key'))
    .where(matches(scope, filter, now))
    .where(beyond(page, ORDERS[page.sort].by, sql.ref('c.id')))
    .orderBy(sql`${ORDERS[page.sort].by} ${sql.raw(page.order)}`)
    .orderBy('c.id', page.order)
    .limit(page.limit)
    .execute();

/**
 * Everybody a filter leaves, up to a limit, and a page of them: for a filter that leaves few, which are gathered and then
 * sorted. At the limit the page says nothing, as some may be missing.
 */
export async function gatherPage(
  trx: Trx,
  scope: Scope,
  filter: ContactFilter,
  now: Date,
  { most, ...page }: Page & { most: number },
): Promise<{ found: number; rows: Listed[] }> {
  const order = sql.raw(page.order);
  const { rows } = await sql<Listed & { found: number }>`
    with hits as materialized (
      select c.id, ${ORDERS[page.sort].by} as key from contacts c where ${matches(scope, filter, now)} limit ${most}),
    page as (
      select id, key from hits where ${beyond(page, sql.ref('key'), sql.ref('id'))}
      order by key ${order}, id ${order} limit ${page.limit})
    select (select count(*)::int from hits) as found, page.key::text as key, ${sql.join(COLUMNS.map((name) => sql.ref(name)))}
    from (values (1)) as one left join page on true left join contacts c on c.id = page.id and c.is_settled
    order by page.key ${order}, page.id ${order}`.execute(trx);
  return { found: rows[0]?.found ?? 0, rows: rows.filter(({ id }) => id !== null) };
}

const beyond = ({ sort, order, after }: Page, key: RawBuilder<unknown>, id: RawBuilder<unknown>) =>
  after
    ? sql<boolean>`(${key}, ${id}) ${sql.raw(order === 'asc' ? '>' : '<')} (${after.key}::${ORDERS[sort].type}, ${after.id}::uuid)`
    : sql<boolean>`true`;

/** How many changed and wait to be settled, counted up to a limit. */
export async function countUnsettled(db: Db | Trx, { workspaceId }: Scope, limit: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from only contacts where workspace_id = ${workspaceId} and not is_settled limit ${limit}) as waiting`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}
