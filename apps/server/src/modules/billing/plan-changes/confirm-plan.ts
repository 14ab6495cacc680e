import type { confirmPlan as confirmCall } from '@outrider/contract/billing/plans';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { findBillingAccount } from '../accounts/accounts.repository.ts';
import { askCards } from '../accounts/ask-cards.ts';
import type { AccountRow } from '../billing.tables.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { CardProcessorError, type CardSubscription, type WantedItem } from '../cards/card-processor.ts';
import { partsOf } from '../plans/paid-plan.ts';
import { itemsOf } from '../plans/plan-items.ts';
import { findQuote, markConfirmed, type QuoteRow } from '../plans/quotes.repository.ts';
import { keepScheduled, keepSubscription } from '../subscription/keep-subscription.ts';

type Answer = z.input<typeof confirmCall.output>;

/** The page of the card processor stays open this long; the processor takes no less. */
const CHECKOUT_OPEN_MS = 31 * 60_000;

/** Changes the plan as quoted. Each step carries the quote as its key, so that it is done once, however often it is asked for. */
export async function confirmPlan(deps: BillingDeps, scope: Scope, quoteId: string): Promise<Answer> {
  const { db, purchases, now } = deps;
  const quote = await findQuote(db, scope, quoteId);
  if (!quote) throw new AppError('notFound');
  const known = await purchases.findPlanPurchase(scope, quoteId);
  if (known && quote.confirmed_at) return { kind: 'done', purchaseId: known.purchaseId };
  if (!known && quote.expires_at <= now()) throw new AppError('quoteExpired');
  const account = await findBillingAccount(db, scope);
  if (quote.kind !== 'start' && !account?.subscription_id) throw new AppError('noSubscription');
  const items = itemsOf(deps.book, quote.plan, quote.pays_by, partsOf(account));
  const subscription = await change(deps, scope, { quote, account, items });
  if (!subscription) return openCheckout(deps, scope, quote, items);
  const { purchaseId } = await purchases.recordPlanPurchase(scope, {
    reference: quote.id,
    lines: quote.lines,
    total: { amount: quote.due, currency: quote.currency },
    subscriptionId: subscription.subscriptionId,
  });
  await db.transaction().execute(async (trx) => {
    await markConfirmed(trx, scope, quote.id, now());
    await keepSubscription(deps, trx, scope, subscription);
    await keepScheduled(trx, scope, quote);
    await deps.jobs.enqueue(trx, 'subscription.changed', {
      workspaceId: scope.workspaceId,
      subscriptionId: subscription.subscriptionId,
    });
  });
  return { kind: 'done', purchaseId };
}

type Wanted = { quote: QuoteRow; account: AccountRow | undefined; items: WantedItem[] };

/** With the card on file; undefined where a person has to be at the screen. */
async function change(
  deps: BillingDeps,
  scope: Scope,
  { quote, account, items }: Wanted,
): Promise<CardSubscription | undefined> {
  const { cards, purchases } = deps;
  const key = `plan:${quote.id}`;
  const subscriptionId = account?.subscription_id;
  if (subscriptionId && quote.is_now) {
    return askCards(deps, () => cards.changeSubscription({ key, subscriptionId, items, at: quote.at, billed: 'now' }));
  }
  if (subscriptionId) {
    return askCards(deps, () =>
      items.length === 0
        ? cards.cancelAtPeriodEnd({ key, subscriptionId })
        : cards.scheduleChange({ key, subscriptionId, items }),
    );
  }
  if (await purchases.findPlanPurchase(scope, quote.id)) return undefined;
  const customerId = await askCards(deps, () => purchases.customerOf(scope));
  const { card } = await askCards(deps, () => cards.findCustomer(customerId));
  if (!card) return undefined;
  const reference = { workspaceId: scope.workspaceId, purchaseId: quote.id };
  return askCards(deps, () =>
    cards.startSubscription({ key, customerId, items, reference }).catch((error: unknown) => {
      if (needsPerson(error)) return undefined;
      throw error;
    }),
  );
}

const needsPerson = (error: unknown) =>
  error instanceof CardProcessorError && (error.kind === 'declined' || error.kind === 'authenticationRequired');

async function openCheckout(deps: BillingDeps, scope: Scope, quote: QuoteRow, items: WantedItem[]): Promise<Answer> {
  const { purchases, now } = deps;
  const { purchaseId, checkoutUrl } = await askCards(deps, () =>
    purchases.openPlanCheckout(scope, {
      reference: quote.id,
      lines: quote.lines,
      total: { amount: quote.due, currency: quote.currency },
      items,
      expiresAt: new Date(now().getTime() + CHECKOUT_OPEN_MS),
    }),
  );
  return checkoutUrl === null ? { kind: 'done', purchaseId } : { kind: 'checkout', url: checkoutUrl, purchaseId };
}
