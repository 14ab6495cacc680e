import type { getPurchase, PURCHASE_STATES } from '@outrider/contract/billing/plans';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { wordsOf } from '../../../platform/words-of.ts';
import { findBillingAccount } from '../accounts/accounts.repository.ts';
import { cardOf } from './create-payments.ts';
import { lookAtPurchase } from './look-at-purchase.ts';
import { isSettled } from './next-look.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { findPurchase, type Purchase } from './purchases.repository.ts';

export type DescribeDeps = PaymentsDeps & {
  /** Writes down the plan that a subscription pays for. */
  keepPlan: (scope: Scope, subscriptionId: string) => Promise<unknown>;
};

/** As the processor says it now; as it said it last, when it does not answer. */
export async function describePurchase(
  deps: DescribeDeps,
  scope: Scope,
  purchaseId: string,
): Promise<z.input<(typeof getPurchase)['output']>> {
  const known = await findPurchase(deps.db, scope, purchaseId);
  if (!known) throw new AppError('notFound');
  const purchase = isSettled(known)
    ? known
    : await lookAtPurchase(deps, scope, purchaseId).catch((error: unknown) => {
        deps.log.warn({ purchase: purchaseId, error: wordsOf(error) }, 'a purchase could not be looked at');
        return known;
      });
  await keepBoughtPlan(deps, scope, purchase);
  return {
    purchaseId,
    kind: purchase.kind,
    orderId: purchase.kind === 'order' ? purchase.reference : null,
    state: stateOf(purchase),
    lines: purchase.lines,
    total: { amount: purchase.amount, currency: purchase.currency },
    declinedFor: purchase.declined_for,
    card: cardOf(purchase),
    checkoutUrl: purchase.checkout_url,
  };
}

/** The job that does it may be yet to come, and a user who reads that the plan is theirs goes on and must find it. */
async function keepBoughtPlan(deps: DescribeDeps, scope: Scope, purchase: Purchase): Promise<void> {
  const { id, kind, state, subscription_id: subscriptionId } = purchase;
  if (kind !== 'plan' || state !== 'captured' || subscriptionId === null) return;
  const account = await findBillingAccount(deps.db, scope);
  if (account?.subscription_id === subscriptionId) return;
  await deps.keepPlan(scope, subscriptionId).catch((error: unknown) => {
    deps.log.warn({ purchase: id, error: wordsOf(error) }, 'a subscription could not be looked at');
  });
}

function stateOf({ state, checkout_state: page }: Purchase): (typeof PURCHASE_STATES)[number] {
  if (state === 'authorised' || state === 'captured') return 'paid';
  if (state === 'released') return 'cancelled';
  if (state === 'open') return 'open';
  return page === 'expired' ? 'expired' : 'declined';
}
