import type { BillLine } from '@outrider/contract/billing/plans';

/** A line of a credit note: what was billed goes back, without a period. */
export const creditLine = ({ kind, of }: Pick<BillLine, 'kind' | 'of'>, amount: number): BillLine => ({
  kind,
  of,
  count: 1,
  each: -amount,
  amount: -amount,
  from: null,
  until: null,
});
