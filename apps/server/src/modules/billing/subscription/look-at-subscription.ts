import type { Scope } from '../../../platform/db.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { keepBills } from '../invoices/keep-bills.ts';
import { changeBillingAccount } from './accounts.repository.ts';
import { keepSubscription } from './keep-subscription.ts';

/** How many of the latest bills are compared with ours: a period has one, and each change at once one more. */
const BILLS_LOOKED_AT = 50;

/** Asks the card processor how a subscription and its bills stand, and writes it down. What an event says is not believed by itself. */
export async function lookAtSubscription(
  deps: Pick<BillingDeps, 'cards' | 'db' | 'now'>,
  scope: Scope,
  subscriptionId: string,
): Promise<void> {
  const { cards, db } = deps;
  const subscription = await cards.findSubscription(subscriptionId);
  const bills = await cards.listInvoices(subscription.customerId, { limit: BILLS_LOOKED_AT, after: null });
  const latest = bills.find(({ invoiceId }) => invoiceId === subscription.latestInvoiceId);
  const { card } = await cards.findCustomer(subscription.customerId);
  await db.transaction().execute(async (trx) => {
    await keepSubscription(deps, trx, scope, subscription, latest);
    await changeBillingAccount(trx, scope, { card: JSON.stringify(card) });
    await keepBills(trx, scope, bills);
  });
}
