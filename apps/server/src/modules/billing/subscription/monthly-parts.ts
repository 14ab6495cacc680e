import { addMonths, periodAt } from '@outrider/billing-rules/periods';
import type { Db, Scope } from '../../../platform/db.ts';
import { changeBillingAccount, findBillingAccount, lockBillingAccount } from '../accounts/accounts.repository.ts';
import type { AccountRow } from '../billing.tables.ts';
import type { BillingDeps } from '../billing-deps.ts';
import type { CardSubscription, WantedItem } from '../cards/card-processor.ts';
import type { MonthlyParts } from '../payments/payments.ts';
import { accountOf } from '../plan-of-workspace.ts';
import { intervalOf, partsOf } from '../plans/paid-plan.ts';
import { itemsOf, type PlanKey } from '../plans/plan-items.ts';
import { keepSubscription } from './keep-subscription.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'billing.bill-parts': { workspaceId: string };
  }
}

/** Notes how many there are; the card processor learns it afterwards. */
export const createMonthlyParts =
  ({ jobs, now }: Pick<BillingDeps, 'jobs' | 'now'>): MonthlyParts =>
  async (trx, scope, { mailboxes, warmed }) => {
    const account = await lockBillingAccount(trx, scope);
    const isSame = account.mailboxes === mailboxes && JSON.stringify(account.warmed) === JSON.stringify(warmed);
    if (isSame) return;
    await changeBillingAccount(trx, scope, {
      mailboxes,
      warmed: JSON.stringify(warmed),
      parts_paid_until: account.subscription_id ? null : paidUntilOf(account, now()),
      next_bill: null,
    });
    await jobs.enqueue(trx, 'billing.bill-parts', { workspaceId: scope.workspaceId });
  };

/** A second order before the first bill has paid for its own month; nobody is billed for one of the two twice. */
const paidUntilOf = ({ parts_paid_until: known }: AccountRow, now: Date): Date =>
  known && known > now ? known : addMonths(now, 1);

/** The month an order pays for up front; from its end on things are billed with the plan. Without a subscription it begins now. */
export async function billedMonth(db: Db, scope: Scope, now: Date): Promise<{ start: Date; end: Date }> {
  const account = await findBillingAccount(db, scope);
  if (!account?.subscription_id || !account.period_start) return { start: now, end: addMonths(now, 1) };
  const { from, until } = periodAt(account.period_start, 'month', now);
  return { start: from, end: until };
}

const SECOND_MS = 1_000;

/** Tells the card processor what is billed with the plan. The month under way was paid for with the order. */
export async function billParts(deps: BillingDeps, scope: Scope): Promise<void> {
  const { db, cards, purchases, book, now } = deps;
  const account = await findBillingAccount(db, scope);
  const key = (await accountOf(db, scope, now()))?.key ?? 'free';
  const parts = partsOf(account);
  const subscriptionId = account?.subscription_id;
  const items = itemsOf(book, key, account?.pays_by ?? 'month', parts);
  const request = `parts:${scope.workspaceId}:${JSON.stringify(items.map(({ price, quantity }) => [price.lookupKey, quantity]))}`;
  if (!subscriptionId && items.length === 0) return;
  if (!subscriptionId) {
    const customerId = await purchases.customerOf(scope);
    const reference = { workspaceId: scope.workspaceId, purchaseId: scope.workspaceId };
    const paidUntil = account?.parts_paid_until ?? null;
    const firstBillAt = paidUntil && paidUntil > now() ? { firstBillAt: paidUntil } : {};
    const started = await cards.startSubscription({
      key: `${request}:start`,
      customerId,
      items,
      reference,
      ...firstBillAt,
    });
    await db.transaction().execute((trx) => keepSubscription(deps, trx, scope, started));
    return;
  }
  const period = account.period_end?.getTime();
  const changed =
    items.length === 0
      ? await cards.cancelAtPeriodEnd({ key: `${request}:end:${period}`, subscriptionId })
      : await changeItems(deps, scope, { account, subscriptionId, items, key: `${request}:${period}` });
  await db.transaction().execute((trx) => keepSubscription(deps, trx, scope, changed));
}

type Change = { account: AccountRow; subscriptionId: string; items: WantedItem[]; key: string };

/** A change releases what waits for the end of the period, so that is asked for again. */
async function changeItems(
  { db, cards, book, now }: BillingDeps,
  scope: Scope,
  { account, subscriptionId, items, key }: Change,
): Promise<CardSubscription> {
  const at = new Date((await billedMonth(db, scope, now())).end.getTime() - SECOND_MS);
  const changed = await cards.changeSubscription({ key, subscriptionId, items, at, billed: 'nextBill' });
  if (account.cancels_at) return cards.cancelAtPeriodEnd({ key: `${key}:cancel`, subscriptionId });
  if (!account.scheduled_plan) return changed;
  const scheduled = itemsOf(
    book,
    account.scheduled_plan as PlanKey,
    account.scheduled_by ?? intervalOf(account),
    partsOf(account),
  );
  return cards.scheduleChange({ key: `${key}:schedule`, subscriptionId, items: scheduled });
}
