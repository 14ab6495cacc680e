import { randomUUID } from 'node:crypto';
import { customerOf } from './customer-of.ts';
import { recordSeen } from './look-at-purchase.ts';
import { openCheckout } from './open-checkout.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { findByReference, insertPurchase } from './purchases.repository.ts';
import type { Purchases } from './purchases.ts';

export const createPurchases = (deps: PaymentsDeps): Purchases => ({
  customerOf: (scope) => customerOf(deps, scope),

  async openPlanCheckout(scope, { reference, lines, total, items, expiresAt }) {
    const wanted = { kind: 'plan', reference, lines, total, expiresAt } as const;
    const purchase = await openCheckout(deps, scope, wanted, (opening) =>
      deps.cards.openSubscriptionCheckout({ ...opening, items }),
    );
    return { purchaseId: purchase.id, checkoutUrl: purchase.checkout_url };
  },

  async recordPlanPurchase(scope, { reference, lines, total, subscriptionId }) {
    const now = deps.now();
    const wanted = {
      id: randomUUID(),
      kind: 'plan',
      reference,
      lines,
      total,
      isOnFile: true,
      expiresAt: null,
    } as const;
    const { purchase } = await insertPurchase(deps.db, scope, wanted, { now, nextLookAt: now });
    const sum = total.amount;
    const seen = { state: 'captured', subscription_id: subscriptionId, authorised: sum, captured: sum } as const;
    await recordSeen(deps, scope, purchase.id, seen);
    return { purchaseId: purchase.id };
  },

  async findPlanPurchase(scope, reference) {
    const purchase = await findByReference(deps.db, scope, 'plan', reference);
    return purchase && { purchaseId: purchase.id, subscriptionId: purchase.subscription_id };
  },
});
