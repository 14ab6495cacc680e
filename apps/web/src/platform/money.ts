import type { Money } from '@outrider/contract/billing/plans';

import { numberFormatter } from './number-formatter.ts';

/** Minor units as people read them, by the decimals of the currency; a whole sum goes without them. */
export function showMoney({ amount, currency }: Money): string {
  const exact = numberFormatter({ style: 'currency', currency });
  const unit = 10 ** (exact.resolvedOptions().maximumFractionDigits ?? 2);
  if (amount % unit !== 0) return exact.format(amount / unit);
  return numberFormatter({ style: 'currency', currency, maximumFractionDigits: 0 }).format(amount / unit);
}

/** Of one currency; nothing for none of them. */
export function sumMoney(sums: readonly Money[]): Money | undefined {
  const [first] = sums;
  return first && { currency: first.currency, amount: sums.reduce((sum, { amount }) => sum + amount, 0) };
}
