import { itemLines } from '@outrider/billing-rules/next-bill';
import type { endingPart } from '@outrider/contract/billing/subscription';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { accountOf } from '../plan-of-workspace.ts';
import { intervalOf } from '../plans/paid-plan.ts';
import { findSubscribed } from './change-subscription.ts';

type EndingPart = z.input<typeof endingPart>;

/** Everything that is paid for, with what becomes of it: a domain stays until it expires, the rest ends with the period. */
export async function previewCancel(deps: BillingDeps, scope: Scope): Promise<{ parts: EndingPart[]; endsAt: string }> {
  const { book, db, now, listDomains } = deps;
  const account = await findSubscribed(deps, scope);
  const interval = intervalOf(account);
  const endsAt = account.period_end.toISOString();
  const key = (await accountOf(db, scope, now()))?.key ?? 'free';
  const sold = book.plans[key];
  const price = (amount: number) => ({ amount, currency: book.currency });
  const items = itemLines(
    { mailboxes: account.mailboxes, mailboxPrice: book.mailbox, warmed: account.warmed },
    interval,
    account.period_end,
  );
  const domains = await listDomains(scope);
  return {
    endsAt,
    parts: [
      ...(sold.monthly > 0
        ? [
            {
              kind: 'plan' as const,
              of: key,
              endsAt,
              price: price(interval === 'year' ? sold.yearly : sold.monthly),
              interval,
            },
          ]
        : []),
      ...items.map(({ kind, of, count, amount }) => ({
        kind: kind === 'mailboxes' ? ('mailbox' as const) : ('warmedDomain' as const),
        of: kind === 'mailboxes' ? String(count) : of,
        endsAt,
        price: price(amount),
        interval,
      })),
      ...domains.map(({ domain, expiresAt, renewal }) => ({
        kind: 'domain' as const,
        of: domain,
        endsAt: expiresAt.toISOString(),
        price: renewal,
        interval: 'year' as const,
      })),
    ],
  };
}
