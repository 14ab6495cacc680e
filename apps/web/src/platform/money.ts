import type { Money } from '@outrider/contract/billing/plans';

import { numberFormatter } from './number-formatter.ts';

/** Minor units as people read them, by the decimals of the currency; a whole sum goes without them. */
export function showMoney({ amount, currency }: Money): string {
  const exact = numberFormatter({ style: 'currency', currency });
  const unit = 10 ** (exact.resolvedOptions().maximumFractionDigits ?? 2);
  if (amount % unit !== 0) return exact.format(amount / unit);
  return numberFormatter({ style: 'currency', currency, maximumFractionDigits: 0 }).format(amount / unit);
}

/** The currency's sign on the side of a number where the language writes it. */
export function signBeside(currency: string): { before: string } | { after: string } {
  const parts = numberFormatter({ style: 'currency', currency }).formatToParts(1);
  const at = parts.findIndex(({ type }) => type === 'currency');
  const sign = parts[at]?.value ?? currency;
  return at < parts.findIndex(({ type }) => type === 'integer') ? { before: sign } : { after: sign };
}

/** Of one currency; nothing for none of them. */
export function sumMoney(sums: readonly Money[]): Money | undefined {
  const [first] = sums;
  return first && { currency: first.currency, amount: sums.reduce((sum, { amount }) => sum + amount, 0) };
}
