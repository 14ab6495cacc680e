import type { Scope } from '../../../platform/db.ts';
import { changeBillingAccount } from '../accounts/accounts.repository.ts';
import type { ForetoldBill } from '../billing.tables.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { type CardInvoice, CardProcessorError, type CardSubscription } from '../cards/card-processor.ts';
import { listSources } from '../invoices/invoices.repository.ts';
import { keepBills } from '../invoices/keep-bills.ts';
import { chargedLines } from '../plans/bill-lines.ts';
import { keepSubscription } from './keep-subscription.ts';

/** How many of the latest bills are compared with ours: a period has one, and each change at once one more. */
const BILLS_LOOKED_AT = 50;

type Deps = Pick<BillingDeps, 'cards' | 'db' | 'jobs' | 'now'>;

/** Asks the card processor how a subscription and its bills stand, and writes it down. What an event says is not believed by itself. */
export async function lookAtSubscription(deps: Deps, scope: Scope, subscriptionId: string): Promise<CardSubscription> {
  const { cards, db } = deps;
  const subscription = await cards.findSubscription(subscriptionId);
  const bills = await cards.listInvoices(subscription.customerId, { limit: BILLS_LOOKED_AT, after: null });
  const open = bills.filter((bill) => bill.state === 'open' && bill.subscriptionId === subscriptionId).toReversed();
  const declinedFor = await findDecline(deps, open[0]);
  const next = await foretell(deps, subscription);
  const { card, credit } = await cards.findCustomer(subscription.customerId);
  const detailed = await readNew(deps, scope, bills);
  await db.transaction().execute(async (trx) => {
    await keepSubscription(deps, trx, scope, subscription, { open, declinedFor, next });
    await changeBillingAccount(trx, scope, { card: JSON.stringify(card), credit });
    await keepBills(trx, scope, detailed);
  });
  return subscription;
}

/** What the bank said to a bill's last try. */
const findDecline = async ({ cards }: Deps, bill: CardInvoice | undefined): Promise<string | null> =>
  bill?.invoiceId && bill.attempts > 0 ? (await cards.findInvoice(bill.invoiceId)).declinedFor : null;

/** The bill of the period's end, with prorations, taxes and the credit; null where none comes. Those of a pause are void. */
async function foretell({ cards }: Deps, subscription: CardSubscription): Promise<ForetoldBill | null> {
  const { subscriptionId, state, cancelsAt, paused, periodEnd } = subscription;
  if (state !== 'active' || cancelsAt !== null || paused !== null) return null;
  try {
    const bill = await cards.previewInvoice({ subscriptionId, change: null });
    return { at: periodEnd.toISOString(), lines: chargedLines(bill), total: bill.amountDue };
  } catch (error) {
    if (error instanceof CardProcessorError && error.kind === 'notPossible') return null;
    throw error;
  }
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
