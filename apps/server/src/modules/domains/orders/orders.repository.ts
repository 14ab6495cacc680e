import type { OrderWords } from '@outrider/contract/domains/orders';
import type { Order } from '@outrider/domain-orders/order';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../domains.tables.ts';
import type { Insertable, Selectable, Updateable } from 'kysely';
import type { Tables } from '../../../platform/db.ts';
import { readWords, storedWords } from './stored-words.ts';

export type OrderRow = Selectable<Tables['domain_orders']>;
export type ItemRow = Selectable<Tables['domain_order_items']>;
export type StoredOrder = { row: OrderRow; items: ItemRow[] };
export type LogStep = Tables['domain_order_log']['step'];

export async function insertOrder(
  trx: Trx,
  order: Insertable<Tables['domain_orders']>,
  items: readonly Insertable<Tables['domain_order_items']>[],
): Promise<void> {
  await trx.insertInto('domain_orders').values(order).execute();
  await trx
    .insertInto('domain_order_items')
    .values([...items])
    .execute();
}

const ordersOf = (db: Db | Trx, { workspaceId }: Scope) =>
  db.selectFrom('domain_orders').selectAll().where('workspace_id', '=', workspaceId);

const itemsOf = (db: Db | Trx, { workspaceId }: Scope, orderIds: readonly string[]): Promise<ItemRow[]> =>
  db
    .selectFrom('domain_order_items')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('order_id', '=', sql<string>`any(${[...orderIds]}::uuid[])`)
    .orderBy('order_id')
    .orderBy('place')
    .execute();

export async function findOrder(db: Db | Trx, scope: Scope, id: string): Promise<StoredOrder | undefined> {
  const row = await ordersOf(db, scope).where('id', '=', id).executeTakeFirst();
  return row && { row, items: await itemsOf(db, scope, [id]) };
}

/** Held until the transaction ends: what becomes known of an order is written one after the other. */
export async function lockOrder(trx: Trx, scope: Scope, id: string): Promise<StoredOrder | undefined> {
  const row = await ordersOf(trx, scope).where('id', '=', id).forUpdate().executeTakeFirst();
  return row && { row, items: await itemsOf(trx, scope, [id]) };
}

type Page = { kind: OrderRow['kind'] | undefined; limit: number; offset: number };

export async function listOrders(db: Db, scope: Scope, { kind, limit, offset }: Page) {
  const wanted = ordersOf(db, scope).$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'new'));
  const rows = await wanted.orderBy('ordered_at', 'desc').orderBy('id').limit(limit).offset(offset).execute();
  const items = await itemsOf(
    db,
    scope,
    rows.map(({ id }) => id),
  );
  const { total } = await db
    .selectFrom('domain_orders')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('workspace_id', '=', scope.workspaceId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'new'))
    .executeTakeFirstOrThrow();
  const orders = rows.map((row) => ({ row, items: items.filter(({ order_id }) => order_id === row.id) }));
  return { orders, total };
}

export const changeOrder = (
  db: Db | Trx,
  { workspaceId }: Scope,
  id: string,
  change: Updateable<Tables['domain_orders']>,
) => db.updateTable('domain_orders').set(change).where('workspace_id', '=', workspaceId).where('id', '=', id).execute();

export const changeItem = (
  trx: Trx,
  { workspaceId }: Scope,
  { orderId, domain }: { orderId: string; domain: string },
  change: Updateable<Tables['domain_order_items']>,
) =>
  trx
    .updateTable('domain_order_items')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('order_id', '=', orderId)
    .where('domain', '=', domain)
    .execute();

/** As the rules see it. */
export const modelOf = ({ row, items }: StoredOrder): Order => ({
  kind: row.kind,
  payBy: row.pay_by.getTime(),
  payment: row.payment_state,
  captured: row.captured,
  captureAsked: row.capture_asked_at !== null,
  ending: row.ending,
  items: items.map((item) => ({
    domain: item.domain,
    namePrice: item.name_price,
    mailboxesPrice: item.mailboxes_price,
    mailboxes: item.mailboxes.length,
    done: item.step,
    askedAt: item.asked_at?.getTime() ?? null,
    isFailed: item.is_failed,
    owed: item.owed,
    givenBack: item.given_back,
    givenBackAs: item.given_back_as,
  })),
});

type Said = { domain: string; step: LogStep; words: OrderWords; at: Date };

/** What is said again is counted, not written again: a name server is asked every few minutes. */
export async function noteInLog(trx: Trx, { workspaceId }: Scope, orderId: string, said: Said): Promise<void> {
  const { domain, step, at } = said;
  const words = storedWords(said.words);
  const last = await trx
    .selectFrom('domain_order_log')
    .select(['id', 'words', 'attempt'])
    .where('order_id', '=', orderId)
    .where('workspace_id', '=', workspaceId)
    .where('domain', '=', domain)
    .where('step', '=', step)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const attempt = (last?.attempt ?? 0) + 1;
  if (last && last.words === words) {
    await trx.updateTable('domain_order_log').set({ attempt, at }).where('id', '=', last.id).execute();
    return;
  }
  await trx
    .insertInto('domain_order_log')
    .values({ workspace_id: workspaceId, order_id: orderId, domain, step, words, attempt, at })
    .execute();
}

/** Newest first. */
export async function listLog(db: Db, { workspaceId }: Scope, orderId: string) {
  const rows = await db
    .selectFrom('domain_order_log')
    .select(['at', 'domain', 'step', 'words', 'attempt'])
    .where('workspace_id', '=', workspaceId)
    .where('order_id', '=', orderId)
    .orderBy('id', 'desc')
    .limit(500)
    .execute();
  return rows.map((row) => ({ ...row, words: readWords(row.words) }));
}

/** One worker at a time. A worker that dies leaves a lease that runs out. */
export async function claimOrder(
  db: Db,
  { workspaceId }: Scope,
  id: string,
  { lease, at, until }: { lease: string; at: Date; until: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('domain_orders')
    .set({ lease, lease_until: until })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', at)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False where it ran out and is another worker's. */
export async function renewLease(db: Db, { workspaceId }: Scope, id: string, lease: string, until: Date | null) {
  const { numUpdatedRows } = await db
    .updateTable('domain_orders')
    .set({ lease_until: until, ...(until === null ? { lease: null } : {}) })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('lease', '=', lease)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Of all workspaces: orders whose time has come and nobody works on. */
export const listDueOrders = (db: Db, now: Date, systemNow: Date) =>
  db
    .selectFrom('domain_orders')
    .select(['id', 'workspace_id as workspaceId'])
    .where('next_work_at', '<=', now)
    .where((eb) => eb.or([eb('lease_until', 'is', null), eb('lease_until', '<', systemNow)]))
    .orderBy('next_work_at')
    .limit(500)
    .execute();
