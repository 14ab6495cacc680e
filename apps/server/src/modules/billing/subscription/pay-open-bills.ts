import type { Scope } from '../../../platform/db.ts';
import { findBillingAccount } from '../accounts/accounts.repository.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { CardProcessorError } from '../cards/card-processor.ts';
import { lookAtSubscription } from './look-at-subscription.ts';

const BILLS_LOOKED_AT = 50;

/** Tries each open bill once with the card on file, the oldest first, instead of waiting for the processor's next try. */
export async function payOpenBills(
  deps: Pick<BillingDeps, 'cards' | 'db' | 'jobs' | 'now'>,
  scope: Scope,
): Promise<void> {
  const { cards, db } = deps;
  const account = await findBillingAccount(db, scope);
  const subscriptionId = account?.subscription_id;
  if (!subscriptionId) return;
  if (account.unpaid_since && account.customer_id) {
    const bills = await cards.listInvoices(account.customer_id, { limit: BILLS_LOOKED_AT, after: null });
    for (const { invoiceId, state, attempts } of bills.toReversed()) {
      if (state !== 'open' || invoiceId === null) continue;
      await cards.payInvoice({ key: `pay:${invoiceId}:${attempts}`, invoiceId }).catch(unlessRefused);
    }
  }
  await lookAtSubscription(deps, scope, subscriptionId);
}

/** What the bank said is seen by the look that follows. */
function unlessRefused(error: unknown): void {
  const refusals = ['declined', 'authenticationRequired', 'notPossible'];
  if (!(error instanceof CardProcessorError) || !refusals.includes(error.kind)) throw error;
}
