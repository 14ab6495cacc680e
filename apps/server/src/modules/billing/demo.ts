import { addMonths } from '@outrider/billing-rules/periods';
import { planLine } from '@outrider/billing-rules/plan-change';
import type { Scope } from '../../platform/db.ts';
import { changeBillingAccount, findBillingAccount, lockBillingAccount } from './accounts/accounts.repository.ts';
import type { BillingDeps } from './billing-deps.ts';
import { type Issued, issueInvoice } from './invoices/issue-invoice.ts';
import { planPrice } from './plans/paid-plan.ts';
import { itemsOf } from './plans/plan-items.ts';
import { keepSubscription } from './subscription/keep-subscription.ts';
import { lookAtSubscription } from './subscription/look-at-subscription.ts';
import { countStanding } from './usage/count-standing.ts';

const DEMO_ADDRESS = {
  name: 'Harborline GmbH',
  street: '4 Speicherstadt',
  postcode: '20457',
  city: 'Hamburg',
  country: 'DE',
  taxId: 'DE318842107',
};

const PAST_MONTHS = 3;

export type DemoBillingDeps = BillingDeps & {
  appUrl: string;
  /** What a buyer does at the card processor's page. */
  giveCard: (url: string) => Promise<void>;
  /** What was bought beside the plan. */
  alsoBilled: readonly Issued[];
};

/** The demo company pays for its plan by the month, with a card on file, and has paid before. False when that was before. */
export async function seedDemoBilling(deps: DemoBillingDeps, scope: Scope): Promise<boolean> {
  const { db, now, book } = deps;
  if (!deps.isOn || (await findBillingAccount(db, scope))?.subscription_id) return false;
  const today = now();
  await db.transaction().execute(async (trx) => {
    await lockBillingAccount(trx, scope);
    await changeBillingAccount(trx, scope, { address: JSON.stringify(DEMO_ADDRESS) });
    const billed = [...deps.alsoBilled, ...billPastMonths(book, today)];
    for (const bill of billed.toSorted((one, other) => one.issuedAt.getTime() - other.issuedAt.getTime()))
      await issueInvoice(trx, scope, bill);
  });
  await subscribe(deps, scope);
  await countStanding(deps, scope);
  return true;
}

const billPastMonths = (book: BillingDeps['book'], today: Date): Issued[] =>
  Array.from({ length: PAST_MONTHS }, (_, at) => {
    const month = at - PAST_MONTHS;
    const period = { from: addMonths(today, month), until: addMonths(today, month + 1) };
    const { monthly } = planPrice(book, 'growth');
    return {
      source: `demo:${month}`,
      issuedAt: period.from,
      state: 'paid',
      lines: [planLine('growth', monthly, monthly, period)],
      total: { amount: monthly, currency: book.currency },
    };
  });

async function subscribe(deps: DemoBillingDeps, scope: Scope): Promise<void> {
  const { cards, purchases, book, now, appUrl, giveCard } = deps;
  const { workspaceId } = scope;
  const reference = { workspaceId, purchaseId: workspaceId };
  const customerId = await purchases.customerOf(scope);
  const page = await cards.openCardCheckout({
    key: `demo-card:${workspaceId}`,
    customerId,
    reference,
    currency: book.currency,
    successUrl: `${appUrl}/purchase/success`,
    cancelUrl: `${appUrl}/purchase/error`,
    expiresAt: new Date(now().getTime() + 3_600_000),
  });
  if (page.url) await giveCard(page.url);
  const { paymentMethodId } = await cards.findCheckout(page.checkoutId);
  if (paymentMethodId) await cards.keepCard(customerId, paymentMethodId);
  const items = itemsOf(book, 'growth', 'month', { mailboxes: 0, warmed: {} });
  const started = await cards.startSubscription({ key: `demo-plan:${workspaceId}`, customerId, items, reference });
  await deps.db.transaction().execute((trx) => keepSubscription(deps, trx, scope, started));
  await lookAtSubscription(deps, scope, started.subscriptionId);
}
