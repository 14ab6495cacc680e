import type { Scope } from '../../../platform/db.ts';
import type { BillingDeps } from '../billing-deps.ts';
import type { CardInvoice } from '../cards/card-processor.ts';
import { listSources } from '../invoices/invoices.repository.ts';
import { keepBills } from '../invoices/keep-bills.ts';
import { changeBillingAccount } from './accounts.repository.ts';
import { keepSubscription } from './keep-subscription.ts';

/** How many of the latest bills are compared with ours: a period has one, and each change at once one more. */
const BILLS_LOOKED_AT = 50;

type Deps = Pick<BillingDeps, 'cards' | 'db' | 'now'>;

/** Asks the card processor how a subscription and its bills stand, and writes it down. What an event says is not believed by itself. */
export async function lookAtSubscription(deps: Deps, scope: Scope, subscriptionId: string): Promise<void> {
  const { cards, db } = deps;
  const subscription = await cards.findSubscription(subscriptionId);
  const bills = await cards.listInvoices(subscription.customerId, { limit: BILLS_LOOKED_AT, after: null });
  const latest = bills.find(({ invoiceId }) => invoiceId === subscription.latestInvoiceId);
  const { card } = await cards.findCustomer(subscription.customerId);
  const detailed = await readNew(deps, scope, bills);
  await db.transaction().execute(async (trx) => {
    await keepSubscription(deps, trx, scope, subscription, latest);
    await changeBillingAccount(trx, scope, { card: JSON.stringify(card) });
    await keepBills(trx, scope, detailed);
  });
}

/** A list names no prices; a bill that is new to us is read by itself. */
async function readNew({ cards, db }: Deps, scope: Scope, bills: readonly CardInvoice[]): Promise<CardInvoice[]> {
  const known = await listSources(db, scope);
  const detailed: CardInvoice[] = [];
  for (const bill of bills) {
    const { invoiceId, state } = bill;
    const isNew = invoiceId !== null && state !== 'draft' && !known.has(invoiceId);
    detailed.push(isNew ? await cards.findInvoice(invoiceId) : bill);
  }
  return detailed;
}
