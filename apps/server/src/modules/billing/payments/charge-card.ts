import { randomUUID } from 'node:crypto';
import type { Scope } from '../../../platform/db.ts';
import { type CardPayment, CardProcessorError } from '../cards/card-processor.ts';
import { customerOf } from './customer-of.ts';
import { lookAtPurchase, recordSeen } from './look-at-purchase.ts';
import { nextLookAt } from './next-look.ts';
import type { WantedCharge } from './payments.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { insertPurchase, nextAttempt, type Purchase } from './purchases.repository.ts';

/** Holds the sum on the card on file. What a page was opened for stays with its page. */
export async function chargeCard(deps: PaymentsDeps, scope: Scope, wanted: WantedCharge): Promise<Purchase> {
  const { orderId, lines, total, expiresAt } = wanted;
  const now = deps.now();
  const start = { now, nextLookAt: nextLookAt({ attempted_at: now }, now) };
  const { purchase, isNew } = await insertPurchase(
    deps.db,
    scope,
    { id: randomUUID(), kind: 'order', reference: orderId, lines, total, isOnFile: true, expiresAt },
    start,
  );
  if (!purchase.is_on_file) return lookAtPurchase(deps, scope, purchase.id);
  if (isNew) return authorise(deps, scope, purchase);
  const heard = await hearOut(deps, scope, purchase);
  if (heard.state !== 'failed') return heard;
  const again = await letGo(deps, scope, heard, { isOnFile: true, expiresAt });
  return again ? authorise(deps, scope, again) : lookAtPurchase(deps, scope, heard.id);
}

/** A page takes over from a card that was declined; from no other, because one order has one payment. */
export async function leaveCard(deps: PaymentsDeps, scope: Scope, purchase: Purchase, expiresAt: Date | null) {
  const heard = await hearOut(deps, scope, purchase);
  if (heard.state !== 'failed') return heard;
  return (await letGo(deps, scope, heard, { isOnFile: false, expiresAt })) ?? lookAtPurchase(deps, scope, purchase.id);
}

/** A charge that was cut off is found, or asked for again with its key: then it is known how it ended. */
async function hearOut(deps: PaymentsDeps, scope: Scope, { id }: Purchase): Promise<Purchase> {
  const seen = await lookAtPurchase(deps, scope, id);
  return seen.is_on_file && seen.state === 'open' && seen.payment_id === null ? authorise(deps, scope, seen) : seen;
}

/** Undefined: another worker tries again already. */
async function letGo(
  deps: PaymentsDeps,
  scope: Scope,
  declined: Purchase,
  next: { isOnFile: boolean; expiresAt: Date | null },
): Promise<Purchase | undefined> {
  const { id, attempt, payment_id: paymentId } = declined;
  if (paymentId !== null) {
    await asFarAsPossible(() => deps.cards.releasePayment({ key: `release:${id}:${attempt}`, paymentId }));
  }
  const now = deps.now();
  return nextAttempt(deps.db, scope, declined, {
    now,
    nextLookAt: nextLookAt({ attempted_at: now }, now),
    ...next,
  });
}

async function authorise(deps: PaymentsDeps, scope: Scope, purchase: Purchase): Promise<Purchase> {
  const { id, attempt, amount, currency, expires_at: until } = purchase;
  try {
    const payment = await deps.cards.authoriseCardOnFile({
      key: `charge:${id}:${attempt}`,
      customerId: await customerOf(deps, scope),
      amount: { amount, currency },
      reference: { workspaceId: scope.workspaceId, purchaseId: id },
      // The buyer waits for it until then; a renewal has no such end.
      isAttended: until !== null,
    });
    return await recordSeen(deps, scope, id, seenOf(payment));
  } catch (error) {
    const isRefused =
      error instanceof CardProcessorError && (error.kind === 'declined' || error.kind === 'authenticationRequired');
    if (!isRefused) throw error;
    return recordSeen(deps, scope, id, { state: 'failed', declined_for: error.code, payment_id: error.paymentId });
  }
}

const seenOf = (payment: CardPayment) => ({
  state: payment.state,
  payment_id: payment.paymentId,
  authorised: payment.state === 'authorised' || payment.state === 'captured' ? payment.amount : 0,
  captured: payment.captured,
  refunded: payment.refunded,
  declined_for: payment.declinedFor,
  card_brand: payment.card?.brand ?? null,
  card_last_four: payment.card?.lastFour ?? null,
});

/** What is in another state than we thought is looked at again by the caller. */
export async function asFarAsPossible(step: () => Promise<unknown>): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (!(error instanceof CardProcessorError) || error.kind !== 'notPossible') throw error;
  }
}
