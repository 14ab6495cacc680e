import { randomUUID } from 'node:crypto';
import { itemLines } from '@outrider/billing-rules/next-bill';
import type { Interval } from '@outrider/billing-rules/periods';
import { doesNotFit, type PlanChange, planChange, totalOf } from '@outrider/billing-rules/plan-change';
import type { BillLine, quotePlan as quoteCall } from '@outrider/contract/billing/plans';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { findBillingAccount } from '../accounts/accounts.repository.ts';
import { askCards } from '../accounts/ask-cards.ts';
import type { AccountRow } from '../billing.tables.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { chargedLines } from '../plans/bill-lines.ts';
import { readUsage } from '../plans/list-plans.ts';
import { paidPlan, partsOf, planPrice } from '../plans/paid-plan.ts';
import { itemsOf, type PlanKey } from '../plans/plan-items.ts';
import { insertQuote } from '../plans/quotes.repository.ts';
import { predictBill } from '../subscription/predict-bill.ts';

const QUOTE_HOLDS_MS = 30 * 60_000;

type Wanted = { plan: PlanKey; interval: Interval };

/** Asks the card processor what it would bill and keeps the answer; nothing is changed. */
export async function quotePlan(
  deps: BillingDeps,
  scope: Scope,
  wanted: Wanted,
): Promise<z.input<typeof quoteCall.output>> {
  const { db, book } = deps;
  // Card processors reckon by whole seconds.
  const at = new Date(Math.floor(deps.now().getTime() / 1_000) * 1_000);
  const account = await findBillingAccount(db, scope);
  const { key, quota } = await readUsage(deps, scope);
  const change = planChange(
    paidPlan(book, key, account),
    { plan: planPrice(book, wanted.plan), interval: wanted.interval },
    at,
  );
  if (!change) throw new AppError('planUnchanged');
  const { lines, due, credit } = await dueNow(deps, account, wanted, { change, at });
  const quote = {
    id: randomUUID(),
    workspace_id: scope.workspaceId,
    plan: wanted.plan,
    pays_by: wanted.interval,
    kind: change.kind,
    at,
    is_now: change.isNow,
    takes_effect_at: change.takesEffectAt,
    lines: JSON.stringify(lines),
    due,
    currency: book.currency,
    expires_at: new Date(deps.now().getTime() + QUOTE_HOLDS_MS),
    confirmed_at: null,
  };
  await insertQuote(db, quote);
  const next = predictBill(book, wanted, { parts: partsOf(account), credit }, nextBillAt(change));
  return {
    quoteId: quote.id,
    kind: change.kind,
    takesEffectAt: change.takesEffectAt.toISOString(),
    isNow: change.isNow,
    lines,
    dueNow: { amount: due, currency: book.currency },
    nextBill: next && { total: next.total, at: next.at, interval: wanted.interval },
    doesNotFit: change.kind === 'downgrade' ? doesNotFit(quota, book.plans[wanted.plan].quotas) : [],
    expiresAt: quote.expires_at.toISOString(),
  };
}

/** What holds at once is paid for until the end of its period; what waits is first billed when it begins. */
const nextBillAt = ({ isNow, takesEffectAt, period }: PlanChange): Date | null =>
  isNow ? (period?.until ?? null) : takesEffectAt;

type Change = { change: PlanChange; at: Date };

/** `credit`: what is left of it afterwards. */
type Due = { lines: BillLine[]; due: number; credit: number };

async function dueNow(
  deps: BillingDeps,
  account: AccountRow | undefined,
  { plan, interval }: Wanted,
  { change, at }: Change,
): Promise<Due> {
  const { cards, book } = deps;
  const credit = account?.credit ?? 0;
  if (!change.isNow) return { lines: [], due: 0, credit };
  const parts = partsOf(account);
  const subscriptionId = account?.subscription_id;
  if (!subscriptionId) {
    const lines = [...change.lines, ...itemLines({ ...parts, mailboxPrice: book.mailbox }, interval, at)];
    return { lines, due: totalOf(lines), credit };
  }
  const items = itemsOf(book, plan, interval, parts);
  const preview = await askCards(deps, () => cards.previewInvoice({ subscriptionId, change: { items, at } }));
  return { lines: chargedLines(preview), due: preview.amountDue, credit: preview.creditAfter };
}
