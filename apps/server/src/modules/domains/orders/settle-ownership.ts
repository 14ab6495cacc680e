import type { Order, OrderItem } from '@outrider/domain-orders/order';
import { totalOf } from '@outrider/domain-orders/order';
import { hasPassed } from '@outrider/domain-orders/order-steps';
import type { Scope, Trx } from '../../../platform/db.ts';
import type { DomainsDeps } from '../domains-deps.ts';
import { listBought } from '../owned/bought-mailboxes.repository.ts';
import { changeOwned, insertOwned, listOwned } from '../owned/owned.repository.ts';
import { findStock, releaseStock } from '../warmed/stock.repository.ts';
import type { ItemRow, OrderRow, StoredOrder } from './orders.repository.ts';
import { findRenewalPrice } from './renewal-price.repository.ts';

type Change = {
  stored: StoredOrder;
  before: Order;
  after: Order;
  expiresAt: Date | null | undefined;
  at: Date;
};

/** A domain becomes theirs with its money; one that was brought along, once its records show whose it is. */
export async function settleOwnership(
  deps: Pick<DomainsDeps, 'monthlyParts'>,
  trx: Trx,
  scope: Scope,
  { stored, before, after, expiresAt, at }: Change,
): Promise<void> {
  let hasChanged = false;
  for (const [index, item] of stored.items.entries()) {
    const [was, is] = [before.items[index], after.items[index]];
    if (!was || !is) continue;
    const { kind } = stored.row;
    if (!isTheirs(kind, before, was) && isTheirs(kind, after, is)) {
      await takeOver(trx, scope, { stored, item: { ...item, expires_at: expiresAt ?? item.expires_at }, at });
      hasChanged = true;
    }
    if (kind === 'warmed' && is.isFailed && !was.isFailed) await releaseStock(trx, stored.row.id, item.domain);
    hasChanged ||= was.done !== is.done && hasPassed(is.done, 'mailboxesCreated');
  }
  if (hasChanged) await billMonthly(deps, trx, scope);
}

/** Money alone shows nothing about a domain that is registered elsewhere. */
function isTheirs(kind: OrderRow['kind'], order: Order, item: OrderItem): boolean {
  const isPaidFor = kind !== 'existing' && totalOf(order) > 0;
  return !item.isFailed && hasPassed(item.done, isPaidFor ? 'captured' : 'dnsPublished');
}

type Taken = { stored: StoredOrder; item: ItemRow; at: Date };

async function takeOver(trx: Trx, scope: Scope, { stored: { row }, item, at }: Taken): Promise<void> {
  const { domain } = item;
  if (row.kind === 'renewal') {
    await changeOwned(trx, scope, domain, { expires_at: item.expires_at, renewed_at: at, reminded_days: null });
    return;
  }
  const stock = row.kind === 'warmed' ? await findStock(trx, domain) : undefined;
  await insertOwned(trx, scope, {
    domain,
    origin: row.kind,
    registeredAt: row.kind === 'new' ? at : null,
    expiresAt: item.expires_at,
    renewal: await findRenewalPrice(trx, domain),
    monthly: stock?.monthly ?? 0,
    currency: row.currency,
  });
}

/** Mailboxes and warmed-up domains are items of the plan's bill. */
export async function billMonthly({ monthlyParts }: Pick<DomainsDeps, 'monthlyParts'>, trx: Trx, scope: Scope) {
  const owned = await listOwned(trx, scope);
  const warmed = owned.filter(({ origin }) => origin === 'warmed');
  const names = new Set(warmed.map(({ domain }) => domain));
  const mailboxes = (await listBought(trx, scope)).filter(
    ({ domain, connectedAt }) => connectedAt && !names.has(domain),
  );
  await monthlyParts(trx, scope, {
    mailboxes: mailboxes.length,
    warmed: Object.fromEntries(warmed.map(({ domain, monthly }) => [domain, monthly])),
  });
}
