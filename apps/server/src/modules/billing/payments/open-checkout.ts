import { randomUUID } from 'node:crypto';
import type { Language } from '@outrider/contract/languages';
import type { Scope } from '../../../platform/db.ts';
import type { CardReference, Checkout } from '../cards/card-processor.ts';
import { customerOf } from './customer-of.ts';
import { lookAtPurchase, recordSeen } from './look-at-purchase.ts';
import { nextLookAt } from './next-look.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import {
  insertPurchase,
  type NewPurchase,
  nextAttempt,
  type Purchase,
  updatePurchase,
} from './purchases.repository.ts';

const MINUTE_MS = 60_000;
/** The processor takes no page that is open shorter than half an hour; ours is closed by us when its time is over. */
const PAGE_OPEN_MS = 60 * MINUTE_MS;
const PAGE_LONGEST_MS = 24 * 60 * MINUTE_MS;
/** After this an attempt that never got its page cannot be repeated as it was. */
const REPEATABLE_MS = 20 * MINUTE_MS;

type Opening = {
  key: string;
  customerId: string;
  reference: CardReference;
  successUrl: string;
  cancelUrl: string;
  expiresAt: Date;
  /** Of the page. */
  language: Language;
};

export type Open = (opening: Opening) => Promise<Checkout>;

/** The same purchase for the same reference: its page if there is one, a new one where that ran out. */
export async function openCheckout(
  deps: PaymentsDeps,
  scope: Scope,
  wanted: Omit<NewPurchase, 'id' | 'isOnFile'>,
  open: Open,
): Promise<Purchase> {
  const now = deps.now();
  const look = nextLookAt({ attempted_at: now }, now);
  const start = { now, nextLookAt: look };
  const made = await insertPurchase(deps.db, scope, { ...wanted, id: randomUUID(), isOnFile: false }, start);
  const purchase = made.isNew ? made.purchase : await takeUp(deps, scope, made.purchase, wanted.expiresAt);
  if (purchase.checkout_id !== null || purchase.state === 'released') return purchase;
  const checkout = await open({
    key: `checkout:${purchase.id}:${purchase.attempt}`,
    customerId: await customerOf(deps, scope),
    reference: { workspaceId: scope.workspaceId, purchaseId: purchase.id },
    successUrl: `${deps.appUrl}/purchase/success?purchaseId=${purchase.id}`,
    cancelUrl: `${deps.appUrl}/purchase/error?purchaseId=${purchase.id}`,
    expiresAt: pageExpiry(purchase),
    language: (await deps.ownerOf(scope))?.language ?? 'en',
  });
  await updatePurchase(deps.db, scope, purchase.id, { checkout_id: checkout.checkoutId });
  return recordSeen(deps, scope, purchase.id, {
    state: 'open',
    checkout_state: checkout.state,
    checkout_url: checkout.url,
  });
}

/** Of one that was begun before. */
async function takeUp(deps: PaymentsDeps, scope: Scope, known: Purchase, expiresAt: Date | null): Promise<Purchase> {
  const now = deps.now();
  const purchase = known.checkout_id === null ? known : await lookAtPurchase(deps, scope, known.id);
  const ranOut = purchase.state === 'failed' && purchase.checkout_state === 'expired';
  const isStuck = purchase.checkout_id === null && now.getTime() - purchase.attempted_at.getTime() > REPEATABLE_MS;
  if (!ranOut && !isStuck) return purchase;
  const start = { now, nextLookAt: nextLookAt({ attempted_at: now }, now), isOnFile: false, expiresAt };
  return (await nextAttempt(deps.db, scope, purchase, start)) ?? lookAtPurchase(deps, scope, purchase.id);
}

/** The same whenever it is asked for, so that an attempt can be repeated with its key. */
function pageExpiry({ attempted_at: since, expires_at: until }: Purchase): Date {
  const shortest = since.getTime() + PAGE_OPEN_MS;
  const wanted = Math.max(shortest, until?.getTime() ?? shortest);
  return new Date(Math.min(wanted, since.getTime() + PAGE_LONGEST_MS - MINUTE_MS));
}
