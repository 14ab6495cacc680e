import { itemLines, MONTHS } from '@outrider/billing-rules/next-bill';
import type { endingPart } from '@outrider/contract/billing/subscription';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { findBillingAccount } from '../accounts/accounts.repository.ts';
import { askCards } from '../accounts/ask-cards.ts';
import type { AccountRow } from '../billing.tables.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { accountOf } from '../plan-of-workspace.ts';
import { intervalOf } from '../plans/paid-plan.ts';
import { findSubscribed } from './change-subscription.ts';

type EndingPart = z.input<typeof endingPart>;

export async function previewCancel(deps: BillingDeps, scope: Scope): Promise<{ parts: EndingPart[]; endsAt: string }> {
  const { period_end: endsAt } = await findSubscribed(deps, scope);
  return { parts: await listPaid(deps, scope), endsAt: endsAt.toISOString() };
}

/** Everything that is paid for, with what becomes of it: a domain stays until it expires, the rest ends with the period. */
export async function listPaid(deps: BillingDeps, scope: Scope): Promise<EndingPart[]> {
  const account = await findBillingAccount(deps.db, scope);
  const domains = await deps.listDomains(scope);
  const addresses = domains.flatMap(({ mailboxes }) => mailboxes);
  const ofPeriod = account?.period_end ? await partsOfPeriod(deps, scope, account, account.period_end) : [];
  return [
    ...ofPeriod.flatMap((part) => (part.kind === 'mailbox' ? byAddress(part, addresses) : [part])),
    ...domains.map(({ domain, expiresAt, renewal }) => ({
      kind: 'domain' as const,
      of: domain,
      endsAt: expiresAt.toISOString(),
      price: renewal,
      interval: 'year' as const,
    })),
  ];
}

/** Each mailbox by its address; by their number while some of them are still being made. */
function byAddress(part: EndingPart, addresses: readonly string[]): EndingPart[] {
  if (addresses.length !== Number(part.of)) return [part];
  const each = { ...part.price, amount: part.price.amount / addresses.length };
  return addresses.map((of) => ({ ...part, of, price: each }));
}

async function partsOfPeriod(
  { book, db, now }: BillingDeps,
  scope: Scope,
  account: AccountRow,
  until: Date,
): Promise<EndingPart[]> {
  const interval = intervalOf(account);
  const endsAt = until.toISOString();
  const key = (await accountOf(db, scope, now()))?.key ?? 'free';
  const sold = book.plans[key];
  const price = (amount: number) => ({ amount, currency: book.currency });
  const { mailboxes, warmed } = account;
  const ofMailboxes = itemLines({ mailboxes, mailboxPrice: book.mailbox, warmed: {} }, interval, until);
  // Billed together by their price, but each ends by its own name.
  const ofDomains = Object.entries(warmed)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([of, monthly]) => ({ of, amount: monthly * MONTHS[interval] }));
  const ofPlan = price(interval === 'year' ? sold.yearly : sold.monthly);
  return [
    ...(sold.monthly > 0 ? [{ kind: 'plan' as const, of: key, endsAt, price: ofPlan, interval }] : []),
    ...ofMailboxes.map(({ count, amount }) => ({
      kind: 'mailbox' as const,
      of: String(count),
      endsAt,
      price: price(amount),
      interval,
    })),
    ...ofDomains.map(({ of, amount }) => ({
      kind: 'warmedDomain' as const,
      of,
      endsAt,
      price: price(amount),
      interval,
    })),
  ];
}

/** For an account that is deleted: nothing is billed after the period that is paid for. */
export async function endPayments(deps: BillingDeps, scope: Scope): Promise<void> {
  const subscriptionId = (await findBillingAccount(deps.db, scope))?.subscription_id;
  if (!subscriptionId) return;
  await askCards(deps, () => deps.cards.cancelAtPeriodEnd({ key: `end:${subscriptionId}`, subscriptionId }));
}
