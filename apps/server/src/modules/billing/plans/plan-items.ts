import { countByPrice, MONTHS } from '@outrider/billing-rules/next-bill';
import type { Interval } from '@outrider/billing-rules/periods';
import { PLAN_KEYS, type PlanOffer } from '@outrider/contract/billing/plans';
import type { WantedItem } from '../cards/card-processor.ts';
import type { PlanBook } from '../plans.ts';

export type PlanKey = PlanOffer['key'];

/** Bought mailboxes and warmed domains of a workspace. */
export type Parts = { mailboxes: number; warmed: Record<string, number> };

/** How the card processor knows a price again: what it is of, how often and how much. */
const lookupKey = (of: string, interval: Interval, amount: number, currency: string) =>
  `${of}:${interval}:${amount}:${currency.toLowerCase()}`;

/** Everything that is billed together. All items of a subscription have one interval. */
export function itemsOf(book: PlanBook, plan: PlanKey, interval: Interval, { mailboxes, warmed }: Parts): WantedItem[] {
  const { currency, mailbox, plans } = book;
  const item = (of: string, name: string, amount: number, quantity = 1): WantedItem => ({
    price: { lookupKey: lookupKey(of, interval, amount, currency), name, each: { amount, currency }, interval },
    quantity,
  });
  const sold = plans[plan];
  const price = interval === 'year' ? sold.yearly : sold.monthly;
  return [
    ...(price > 0 ? [item(`plan:${plan}`, sold.name, price)] : []),
    ...(mailboxes > 0 ? [item('mailbox', 'Mailbox', mailbox * MONTHS[interval], mailboxes)] : []),
    // Stripe takes 20 items a subscription, so domains of one price are one item.
    ...countByPrice(warmed).map(({ monthly, count }) =>
      item('warmed', 'Warmed-up domain', monthly * MONTHS[interval], count),
    ),
  ];
}

export type ItemOf = { kind: 'plan'; plan: PlanKey } | { kind: 'mailboxes' } | { kind: 'warmedDomains' };

/** What a price is of; undefined for one that is not ours. */
export function itemOf(key: string | null): ItemOf | undefined {
  const [kind, of = ''] = key?.split(':') ?? [];
  const plan = PLAN_KEYS.find((known) => known === of);
  if (kind === 'plan' && plan) return { kind, plan };
  if (kind === 'mailbox') return { kind: 'mailboxes' };
  return kind === 'warmed' ? { kind: 'warmedDomains' } : undefined;
}
