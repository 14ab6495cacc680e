import type { Db, Trx } from '../../../platform/db.ts';
import '../domains.tables.ts';

const COLUMNS = [
  'domain',
  'stocked_in as stockedIn',
  'fits',
  'monthly',
  'currency',
  'since',
  'order_id as orderId',
] as const;

export type Stock = NonNullable<Awaited<ReturnType<typeof findStock>>>;

export const findStock = (db: Db | Trx, domain: string) =>
  db.selectFrom('warmed_stock').select(COLUMNS).where('domain', '=', domain).executeTakeFirst();

/** Those nobody has ordered. */
export const listStock = (db: Db): Promise<Stock[]> =>
  db.selectFrom('warmed_stock').select(COLUMNS).where('order_id', 'is', null).orderBy('domain').execute();

/** Holds it for an order; false where another order was first. */
export async function holdStock(trx: Trx, domain: string, orderId: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('warmed_stock')
    .set({ order_id: orderId })
    .where('domain', '=', domain)
    .where((eb) => eb.or([eb('order_id', 'is', null), eb('order_id', '=', orderId)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** An order that failed lets it go. */
export const releaseStock = (trx: Trx, orderId: string, domain: string) =>
  trx
    .updateTable('warmed_stock')
    .set({ order_id: null })
    .where('order_id', '=', orderId)
    .where('domain', '=', domain)
    .execute();

export const removeStock = (trx: Trx, domain: string) =>
  trx.deleteFrom('warmed_stock').where('domain', '=', domain).execute();

type NewStock = Omit<Stock, 'orderId'>;

export const putInStock = (db: Db | Trx, { domain, stockedIn, ...stock }: NewStock) =>
  db
    .insertInto('warmed_stock')
    .values({ domain, stocked_in: stockedIn, order_id: null, ...stock })
    .onConflict((conflict) =>
      conflict.column('domain').doUpdateSet({ fits: stock.fits, monthly: stock.monthly, currency: stock.currency }),
    )
    .execute();
