import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { asked, beyond, type Page, type Question } from '../calls/list.repository.ts';
import '../inbox.tables.ts';

/**
 * For searching. The table is read from its beginning for no one: other workspaces' mail may lie there. Pages come from
 * memory, so a jump costs little more than a step. And the places of a common word are held one by one, not by page:
 * reading the words of a page's other mails once more would take most of the time.
 */
export const readWords = <T>(db: Db, read: (trx: Trx) => Promise<T>): Promise<T> =>
  db.transaction().execute(async (trx) => {
    await sql`select set_config('enable_seqscan', 'off', true), set_config('random_page_cost', '1.1', true),
      set_config('work_mem', '64MB', true), set_config('jit', 'off', true)`.execute(trx);
    return read(trx);
  });

/** A page of hits, of how many in all, and how many messages were looked at. */
type Found = { ids: string[]; hits: number; looked: number };

const order = ({ desc }: Pick<Page, 'desc'>) => sql.raw(desc ? 'desc' : 'asc');

/** Looks through the newest messages one by one: for words that are so common that a page of hits is soon full. */
export async function findAmongNewest(
  trx: Trx,
  { workspaceId }: Scope,
  { also, ...question }: Question,
  page: Page,
  most: number,
): Promise<Found> {
  const by = order(page);
  const { rows } = await sql<{ id: string | null; hits: number; looked: number }>`
    with newest as materialized (
      select m.id, m.received_at, ${also ?? sql`true`} as is_hit from (
        select m.* from inbox_messages m
        where m.workspace_id = ${workspaceId} and not m.is_warmup and ${asked({ ...question, also: undefined })}
          and ${beyond(page)}
        order by m.received_at ${by}, m.id ${by} limit ${most}) as m),
    hits as (select id, received_at from newest where is_hit),
    page as (
      select * from hits order by received_at ${by}, id ${by} limit ${page.limit} offset ${page.start})
    select page.id, (select count(*)::int from hits) as hits, (select count(*)::int from newest) as looked
    from (values (1)) as one left join page on true order by page.received_at ${by}, page.id ${by}`.execute(trx);
  return describeFound(rows);
}

/** Gathers all that have the words, up to a limit, and sorts them: for words that are rare. */
export async function gatherHits(
  trx: Trx,
  { workspaceId }: Scope,
  question: Question,
  page: Page,
  most: number,
): Promise<Found> {
  const by = order(page);
  // Only by the index of words: along the order of dates nothing would be found for long.
  await sql`select set_config('enable_indexscan', 'off', true), set_config('enable_indexonlyscan', 'off', true)`.execute(
    trx,
  );
  const { rows } = await sql<{ id: string | null; hits: number; looked: number }>`
    with hits as materialized (
      select m.id, m.received_at from inbox_messages m
      where m.workspace_id = ${workspaceId} and not m.is_warmup and ${asked(question)} limit ${most}),
    page as (
      select m.id, m.received_at from hits m where ${beyond(page)}
      order by m.received_at ${by}, m.id ${by} limit ${page.limit} offset ${page.start})
    select page.id, (select count(*)::int from hits) as hits, (select count(*)::int from hits) as looked
    from (values (1)) as one left join page on true order by page.received_at ${by}, page.id ${by}`.execute(trx);
  await sql`select set_config('enable_indexscan', 'on', true), set_config('enable_indexonlyscan', 'on', true)`.execute(
    trx,
  );
  return describeFound(rows);
}

const describeFound = (rows: { id: string | null; hits: number; looked: number }[]): Found => ({
  ids: rows.flatMap(({ id }) => id ?? []),
  hits: rows[0]?.hits ?? 0,
  looked: rows[0]?.looked ?? 0,
});

/** What the hits are shown in: what the person wrote, and the whole of it with what it answers. */
export async function findTexts(
  db: Db | Trx,
  { workspaceId }: Scope,
  ids: readonly string[],
  most: { written: number; whole: number },
) {
  const { rows } = await sql<{ id: string; written: string; whole: string }>`select message_id as id,
      left(written, ${most.written}) as written, left(coalesce(body, ''), ${most.whole}) as whole
    from inbox_bodies where workspace_id = ${workspaceId} and message_id = any(${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
