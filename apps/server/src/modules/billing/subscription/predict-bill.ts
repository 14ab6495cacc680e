import { nextBill } from '@outrider/billing-rules/next-bill';
import type { Interval } from '@outrider/billing-rules/periods';
import type { BillLine, Money } from '@outrider/contract/billing/plans';
import { planPrice } from '../plans/paid-plan.ts';
import type { Parts, PlanKey } from '../plans/plan-items.ts';
import type { PlanBook } from '../plans.ts';

type Bought = { parts: Parts; credit: number };

/** The bill of that day, to the minor unit, if nothing is changed before; null where nothing is billed any more. */
export function predictBill(
  book: PlanBook,
  { plan, interval }: { plan: PlanKey; interval: Interval },
  { parts, credit }: Bought,
  at: Date | null,
): { at: string; lines: BillLine[]; total: Money } | null {
  if (!at) return null;
  const items = { ...parts, mailboxPrice: book.mailbox };
  const { lines, total } = nextBill({ plan: planPrice(book, plan), interval, at, items, credit });
  return lines.length === 0 ? null : { at: at.toISOString(), lines, total: { amount: total, currency: book.currency } };
}
