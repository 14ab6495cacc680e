import { graceUntil, unpaidState } from '@outrider/billing-rules/dunning';
import type { Billing } from '@outrider/contract/billing/subscription';
import type { Db, Scope } from '../../../platform/db.ts';
import { findBillingAccount } from '../accounts/accounts.repository.ts';
import type { AccountRow } from '../billing.tables.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { findOpenDispute } from '../invoices/disputes.repository.ts';
import { numberOf } from '../invoices/list-invoices.ts';
import { readUsage } from '../plans/list-plans.ts';
import { intervalOf, partsOf } from '../plans/paid-plan.ts';
import type { PlanKey } from '../plans/plan-items.ts';
import type { PlanBook } from '../plans.ts';
import { predictBill } from './predict-bill.ts';

type Deps = Pick<BillingDeps, 'db' | 'now' | 'book' | 'usageOf'>;

/** Everything of the page about money, from what was last written down: it asks nobody outside. */
export async function describeBilling(deps: Deps, scope: Scope): Promise<Billing> {
  const { db, book } = deps;
  const now = deps.now();
  const account = await findBillingAccount(db, scope);
  const { key, quota, expected } = await readUsage(deps, scope);
  const unpaidSince = account?.unpaid_since ?? null;
  return {
    plan: key,
    interval: account?.pays_by ?? null,
    state: stateOf(account, now),
    paidUntil: account?.period_end?.toISOString() ?? null,
    graceUntil: unpaidSince && graceUntil(unpaidSince).toISOString(),
    pausedUntil: account?.paused_until?.toISOString() ?? null,
    scheduled: scheduledOf(account),
    nextBill: account?.subscription_id ? nextBillOf(book, key, account) : null,
    card: account?.card ?? null,
    address: account?.address ?? null,
    usage: quota,
    expected: expected.map(({ quotaType, byEnd, runsOutOn }) => ({ quotaType, byEnd, runsOutOn })),
    disputed: await disputedOf(db, scope),
    unpaid: account ? unpaidOf(account, book) : null,
  };
}

async function disputedOf(db: Db, scope: Scope): Promise<Billing['disputed']> {
  const dispute = await findOpenDispute(db, scope);
  if (!dispute) return null;
  const { amount, currency, opened_at: since } = dispute;
  return { invoice: numberOf(dispute), total: { amount, currency }, since: since.toISOString() };
}

function unpaidOf(account: AccountRow, { currency }: PlanBook): Billing['unpaid'] {
  if (!account.unpaid_since) return null;
  return {
    total: { amount: account.unpaid_total ?? 0, currency },
    since: account.unpaid_since.toISOString(),
    reason: account.unpaid_reason,
    payUrl: account.pay_url,
  };
}

/** What matters most comes first: an unpaid bill before a pause, a pause before an end to come. */
function stateOf(account: AccountRow | undefined, now: Date): Billing['state'] {
  if (!account?.subscription_id) return 'free';
  if (account.unpaid_since) return unpaidState(account.unpaid_since, now);
  if (isPausedAt(account, now)) return 'paused';
  return account.cancels_at ? 'cancelling' : 'active';
}

const isPausedAt = ({ paused_from, paused_until }: AccountRow, now: Date): boolean =>
  paused_from !== null && paused_from <= now && (paused_until === null || now < paused_until);

function scheduledOf(account: AccountRow | undefined): Billing['scheduled'] {
  if (account?.cancels_at) return { plan: 'free', interval: null, at: account.cancels_at.toISOString() };
  if (!account?.scheduled_plan || !account.scheduled_at) return null;
  return {
    plan: account.scheduled_plan as PlanKey,
    interval: account.scheduled_by,
    at: account.scheduled_at.toISOString(),
  };
}

/** As the card processor foretold it; by our own rule where something was changed since. In a pause nothing is billed until it ends. */
function nextBillOf(book: PlanBook, key: PlanKey, account: AccountRow): Billing['nextBill'] {
  if (account.cancels_at) return null;
  const { next_bill: foretold } = account;
  if (foretold && !account.paused_until)
    return { at: foretold.at, lines: foretold.lines, total: { amount: foretold.total, currency: book.currency } };
  const at = account.paused_until ?? account.period_end;
  const plan = (account.scheduled_plan ?? key) as PlanKey;
  const interval = account.scheduled_by ?? intervalOf(account);
  return predictBill(book, { plan, interval }, { parts: partsOf(account), credit: account.credit }, at);
}
