import type { BillLine } from '@outrider/contract/billing/plans';
import type { CardInvoice, CardInvoiceLine } from '../cards/card-processor.ts';
import { itemOf } from './plan-items.ts';

/** A line of the card processor's bill in our words. What is given back of a plan is what was not used of it. */
function billLine(line: CardInvoiceLine): BillLine {
  const { lookupKey, words, amount, quantity, from, until } = line;
  const item = itemOf(lookupKey);
  const count = Math.max(quantity, 1);
  const shared = {
    count,
    each: Math.round(amount / count),
    amount,
    from: from.toISOString(),
    until: until.toISOString(),
  };
  if (item?.kind === 'mailboxes') return { ...shared, kind: 'mailboxes', of: '' };
  if (item?.kind === 'warmedDomains') return { ...shared, kind: 'warmedDomain', of: '' };
  return { ...shared, kind: amount < 0 ? 'unusedPlan' : 'plan', of: item?.plan ?? words };
}

/** What a credit pays of a bill, or what a bill below zero leaves for later ones. */
const creditLine = (amount: number): BillLine[] =>
  amount === 0 ? [] : [{ kind: 'credit', of: '', count: 1, each: amount, amount, from: null, until: null }];

/** With the credit, so that they add up to what is charged. */
export const chargedLines = (bill: Pick<CardInvoice, 'lines' | 'tax' | 'total' | 'amountDue'>): BillLine[] => [
  ...billLines(bill),
  ...creditLine(bill.amountDue - bill.total),
];

export const billLines = ({ lines, tax }: Pick<CardInvoice, 'lines' | 'tax'>): BillLine[] => [
  // A change for which nothing is billed leaves lines without a price.
  ...lines.filter(({ amount, isProration }) => amount !== 0 || !isProration).map(billLine),
  ...(tax === 0 ? [] : [{ kind: 'tax' as const, of: '', count: 1, each: tax, amount: tax, from: null, until: null }]),
];
