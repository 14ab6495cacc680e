import type { Scope } from '../../../platform/db.ts';
import { asFarAsPossible, chargeCard, leaveCard } from './charge-card.ts';
import { describeLine } from './describe-lines.ts';
import { expirePage, lookAtPurchase, recordSeen } from './look-at-purchase.ts';
import { openCheckout } from './open-checkout.ts';
import type { Payment, Payments } from './payments.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { decideCapture, decideRefund, findByReference, lockPurchase, type Purchase } from './purchases.repository.ts';

/** Money for orders. Every step looks first, asks with a key of its own, and looks again. */
export function createPayments(deps: PaymentsDeps): Payments {
  const { db, cards } = deps;
  const look = (scope: Scope, id: string) => lookAtPurchase(deps, scope, id);

  return {
    async begin(scope, { orderId, lines, total, expiresAt }) {
      const wanted = { kind: 'order', reference: orderId, lines, total, expiresAt } as const;
      const known = await findByReference(db, scope, 'order', orderId);
      const left = known?.is_on_file ? await leaveCard(deps, scope, known, expiresAt) : undefined;
      if (left?.is_on_file) return { paymentId: left.id, checkoutUrl: null };
      const purchase = await openCheckout(deps, scope, wanted, (opening) =>
        cards.openPaymentCheckout({
          ...opening,
          currency: total.currency,
          lines: lines.map((line) => describeLine(line, opening.language)),
        }),
      );
      return { paymentId: purchase.id, checkoutUrl: purchase.checkout_url };
    },

    charge: async (scope, wanted) => describe(await chargeCard(deps, scope, wanted)),

    lookAt: async (scope, id) => describe(await look(scope, id)),

    async capture(scope, id, amount) {
      if (amount.amount === 0) return describe(await release(deps, scope, id));
      const before = await look(scope, id);
      if (before.state !== 'authorised') return describe(before);
      if (amount.currency !== before.currency || amount.amount < 0 || amount.amount > before.authorised) {
        throw new Error(`The purchase ${id} holds less than was to be captured`);
      }
      const decided = await decideCapture(db, scope, id, amount.amount);
      const paymentId = before.payment_id ?? '';
      await asFarAsPossible(() => cards.capturePayment({ key: `capture:${id}`, paymentId, amount: decided }));
      return describe(await look(scope, id));
    },

    release: async (scope, id) => describe(await release(deps, scope, id)),

    async refund(scope, id, { amount, key, lines }) {
      const before = await look(scope, id);
      const decided = await db.transaction().execute(async (trx) => {
        const locked = await lockPurchase(trx, scope, id);
        return decideRefund(trx, scope, locked, { key, amount: amount.amount, lines, now: deps.now() });
      });
      const paymentId = before.payment_id ?? '';
      if (decided === undefined || amount.currency !== before.currency) {
        throw new Error(`The purchase ${id} has less than was to be refunded`);
      }
      const left = await refundable(deps, paymentId, `refund:${id}:${key}`);
      // It was refunded at the processor's own pages before.
      if (left > 0)
        await cards.refundPayment({ key: `refund:${id}:${key}`, paymentId, amount: Math.min(decided, left) });
      return describe(await look(scope, id));
    },
  };
}

/** What is left of a payment for a refund, also where the rest was refunded at the processor. One that was asked for before is asked for again. */
async function refundable({ cards }: PaymentsDeps, paymentId: string, own: string): Promise<number> {
  const { captured, refunds } = await cards.findPayment(paymentId);
  const others = refunds.filter(({ key, isFailed }) => key !== own && !isFailed);
  return captured - others.reduce((sum, { amount }) => sum + amount, 0);
}

/** The page takes no card any more, and what is held is let go. What was captured stays so. */
async function release(deps: PaymentsDeps, scope: Scope, id: string): Promise<Purchase> {
  const before = await lookAtPurchase(deps, scope, id);
  if (before.state === 'captured' || before.state === 'released') return before;
  if (before.checkout_id !== null && before.checkout_state === 'open') await expirePage(deps, before.checkout_id);
  const closed = await lookAtPurchase(deps, scope, id);
  const key = `release:${id}:${closed.attempt}`;
  const { payment_id: paymentId } = closed;
  if (paymentId !== null) await asFarAsPossible(() => deps.cards.releasePayment({ key, paymentId }));
  const after = await lookAtPurchase(deps, scope, id);
  return after.state === 'captured' ? after : recordSeen(deps, scope, id, { state: 'released' });
}

function describe(purchase: Purchase): Payment {
  const { currency } = purchase;
  return {
    paymentId: purchase.id,
    state: purchase.state,
    authorised: { amount: purchase.authorised, currency },
    captured: { amount: purchase.captured, currency },
    refunded: { amount: purchase.refunded, currency },
    declinedFor: purchase.declined_for,
    card: cardOf(purchase),
  };
}

export const cardOf = ({ card_brand: brand, card_last_four: lastFour }: Purchase) =>
  brand !== null && lastFour !== null ? { brand, lastFour } : null;
