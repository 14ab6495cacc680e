import type { Invoice } from '@outrider/contract/billing/invoices';
import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Scope, Tables, Trx } from '../../../platform/db.ts';
import '../billing.tables.ts';

export type InvoiceRow = Selectable<Tables['invoices']>;
export type NewInvoice = Omit<Insertable<Tables['invoices']>, 'number' | 'workspace_id'>;

/** Numbers are counted up under the account's lock, so that there is no gap and none is given twice. */
export async function insertInvoice(trx: Trx, { workspaceId }: Scope, invoice: NewInvoice): Promise<void> {
  const number = sql<number>`(select coalesce(max(number), 0) + 1 from invoices where workspace_id = ${workspaceId})`;
  await trx
    .insertInto('invoices')
    .values({ ...invoice, workspace_id: workspaceId, number })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'source']).doNothing())
    .execute();
}

export async function setInvoiceState(trx: Trx, { workspaceId }: Scope, source: string, state: Invoice['state']) {
  await trx
    .updateTable('invoices')
    .set({ state })
    .where('workspace_id', '=', workspaceId)
    .where('source', '=', source)
    .where('state', '<>', state)
    .execute();
}

export const listSources = async (db: Db, { workspaceId }: Scope): Promise<Set<string>> =>
  new Set(
    (await db.selectFrom('invoices').select('source').where('workspace_id', '=', workspaceId).execute()).map(
      ({ source }) => source,
    ),
  );

/** What credit notes took from each of these. */
export async function sumCredits(
  db: Db,
  { workspaceId }: Scope,
  sources: readonly string[],
): Promise<Map<string, number>> {
  if (sources.length === 0) return new Map();
  const rows = await db
    .selectFrom('invoices')
    .select(['credits', sql<number>`-sum(total)::int`.as('sum')])
    .where('workspace_id', '=', workspaceId)
    .where('credits', 'in', sources)
    .where('state', '=', 'refunded')
    .groupBy('credits')
    .execute();
  return new Map(rows.map(({ credits, sum }) => [credits ?? '', sum]));
}

export const listInvoiceRows = (db: Db, { workspaceId }: Scope, { offset, limit }: { offset: number; limit: number }) =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('number', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();

export async function countInvoices(db: Db, { workspaceId }: Scope): Promise<number> {
  const { count } = await db
    .selectFrom('invoices')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirstOrThrow();
  return count;
}

/** The one of an order or a bill, by what it is of. */
export const findInvoiceOf = (db: Db | Trx, { workspaceId }: Scope, source: string): Promise<InvoiceRow | undefined> =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('source', '=', source)
    .executeTakeFirst();

export const findInvoiceRow = (db: Db, { workspaceId }: Scope, id: string): Promise<InvoiceRow | undefined> =>
  db.selectFrom('invoices').selectAll().where('workspace_id', '=', workspaceId).where('id', '=', id).executeTakeFirst();
