import type { BillLine, Money } from '@outrider/contract/billing/plans';
import type { Selectable, Updateable } from 'kysely';
import { sql } from 'kysely';
import type { Db, Scope, Tables, Trx } from '../../../platform/db.ts';
import './purchases.tables.ts';
import type { PurchaseKind } from './purchases.tables.ts';

export type Purchase = Selectable<Tables['purchases']>;

export async function findCustomer(db: Db | Trx, { workspaceId }: Scope): Promise<string | undefined> {
  const row = await db
    .selectFrom('card_customers')
    .select('customer_id')
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  return row?.customer_id;
}

export const insertCustomer = (db: Db, { workspaceId }: Scope, customerId: string, now: Date) =>
  db
    .insertInto('card_customers')
    .values({ workspace_id: workspaceId, customer_id: customerId, created_at: now })
    .onConflict((conflict) => conflict.column('workspace_id').doNothing())
    .execute();

/** Those who were billed in the last year, after which no bank takes a payment back, and of whom nobody asked for a day. */
export async function listToAskAbout(db: Db, now: Date): Promise<{ workspaceId: string; customerId: string }[]> {
  const { rows } = await sql<{ workspaceId: string; customerId: string }>`
    select workspace_id as "workspaceId", customer_id as "customerId" from card_customers
    where (looked_at is null or looked_at < ${now}::timestamptz - interval '1 day') and exists (
      select from invoices where invoices.workspace_id = card_customers.workspace_id
      and issued_at > ${now}::timestamptz - interval '1 year')
    order by looked_at nulls first limit 1000`.execute(db);
  return rows;
}

export const markAskedAbout = (db: Db | Trx, { workspaceId }: Scope, at: Date) =>
  db.updateTable('card_customers').set({ looked_at: at }).where('workspace_id', '=', workspaceId).execute();

/** By the id that the card processor has for a workspace, hence without a scope. */
export async function findWorkspaceOf(db: Db, customerId: string): Promise<Scope | undefined> {
  const row = await db
    .selectFrom('card_customers')
    .select('workspace_id')
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return row && { workspaceId: row.workspace_id };
}

export const findPurchase = (db: Db | Trx, { workspaceId }: Scope, id: string): Promise<Purchase | undefined> =>
  db
    .selectFrom('purchases')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();

export const lockPurchase = (trx: Trx, { workspaceId }: Scope, id: string): Promise<Purchase> =>
  trx
    .selectFrom('purchases')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

export const findByReference = (db: Db, { workspaceId }: Scope, kind: PurchaseKind, reference: string) =>
  db
    .selectFrom('purchases')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('kind', '=', kind)
    .where('reference', '=', reference)
    .executeTakeFirst();

export type NewPurchase = {
  id: string;
  kind: PurchaseKind;
  reference: string;
  lines: BillLine[];
  total: Money;
  isOnFile: boolean;
  expiresAt: Date | null;
};

/** The one that is there already, if there is one. */
export async function insertPurchase(
  db: Db,
  scope: Scope,
  wanted: NewPurchase,
  { now, nextLookAt }: { now: Date; nextLookAt: Date },
): Promise<{ purchase: Purchase; isNew: boolean }> {
  const { id, kind, reference, lines, total, isOnFile, expiresAt } = wanted;
  const made = await db
    .insertInto('purchases')
    .values({
      id,
      workspace_id: scope.workspaceId,
      kind,
      reference,
      lines: JSON.stringify(lines),
      amount: total.amount,
      currency: total.currency,
      state: 'open',
      is_on_file: isOnFile,
      attempted_at: now,
      expires_at: expiresAt,
      created_at: now,
      next_look_at: nextLookAt,
    })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'kind', 'reference']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (made) return { purchase: made, isNew: true };
  const known = await findByReference(db, scope, kind, reference);
  if (!known) throw new Error(`The purchase of ${reference} is neither there nor to be made`);
  return { purchase: known, isNew: false };
}

export const updatePurchase = (
  db: Db | Trx,
  { workspaceId }: Scope,
  id: string,
  change: Updateable<Tables['purchases']>,
): Promise<Purchase> =>
  db
    .updateTable('purchases')
    .set(change)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Only one of two who try again at once makes the next attempt. */
export async function nextAttempt(
  db: Db,
  { workspaceId }: Scope,
  { id, attempt }: Purchase,
  { now, nextLookAt, isOnFile, expiresAt }: { now: Date; nextLookAt: Date; isOnFile: boolean; expiresAt: Date | null },
): Promise<Purchase | undefined> {
  return db
    .updateTable('purchases')
    .set({
      attempt: attempt + 1,
      attempted_at: now,
      state: 'open',
      is_on_file: isOnFile,
      checkout_id: null,
      checkout_url: null,
      checkout_state: null,
      payment_id: null,
      declined_for: null,
      expires_at: expiresAt,
      next_look_at: nextLookAt,
    })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('attempt', '=', attempt)
    .where('state', 'in', ['open', 'failed'])
    .returningAll()
    .executeTakeFirst();
}

/** What is captured is decided once. */
export async function decideCapture(db: Db, { workspaceId }: Scope, id: string, amount: number): Promise<number> {
  const { to_capture: decided } = await db
    .updateTable('purchases')
    .set({ to_capture: sql<number>`coalesce(to_capture, ${amount})` })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returning('to_capture')
    .executeTakeFirstOrThrow();
  return decided ?? amount;
}

type NewRefund = { key: string; amount: number; lines: BillLine[]; now: Date };

/** What is refunded by this key; the sum of all is not above what was captured. Undefined: it would be. */
export async function decideRefund(
  trx: Trx,
  scope: Scope,
  purchase: Purchase,
  { key, amount, lines, now }: NewRefund,
): Promise<number | undefined> {
  const refunds = await trx
    .selectFrom('purchase_refunds')
    .select(['key', 'amount'])
    .where('purchase_id', '=', purchase.id)
    .where('workspace_id', '=', scope.workspaceId)
    .execute();
  const known = refunds.find((refund) => refund.key === key);
  if (known) return known.amount;
  const sum = refunds.reduce((total, refund) => total + refund.amount, amount);
  if (sum > purchase.captured) return undefined;
  const { workspaceId } = scope;
  await trx
    .insertInto('purchase_refunds')
    .values({ purchase_id: purchase.id, workspace_id: workspaceId, key, amount, lines: JSON.stringify(lines), at: now })
    .execute();
  return amount;
}

/** Of all workspaces: what the card processor may have changed without telling. */
export const listDue = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('purchases')
    .select(['id', 'workspace_id as workspaceId'])
    .where('next_look_at', '<=', now)
    .orderBy('next_look_at')
    .limit(limit)
    .execute();

/** Which purchase the card processor speaks of. */
export const findPurchaseAbout = (db: Db, column: 'payment_id' | 'checkout_id', id: string) =>
  db
    .selectFrom('purchases')
    .select(['id', 'workspace_id as workspaceId', 'kind', 'reference'])
    .where(column, '=', id)
    .executeTakeFirst();

/** False when it came before. */
export async function insertEvent(trx: Trx, event: { eventId: string; type: string; now: Date }): Promise<boolean> {
  const made = await trx
    .insertInto('card_events')
    .values({ event_id: event.eventId, type: event.type, received_at: event.now })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return made !== undefined;
}
