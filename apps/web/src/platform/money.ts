import type { Money } from '@outrider/contract/billing/plans';

/** Made once for each currency: making one takes far longer than using it. */
const formats = new Map<string, { exact: Intl.NumberFormat; whole: Intl.NumberFormat; unit: number }>();

function formatOf(currency: string) {
  const known = formats.get(currency);
  if (known) return known;
  const exact = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const whole = new Intl.NumberFormat('en-US', { style: 'currency', currency, maximumFractionDigits: 0 });
  const made = { exact, whole, unit: 10 ** (exact.resolvedOptions().maximumFractionDigits ?? 2) };
  formats.set(currency, made);
  return made;
}

/** Minor units as people read them, by the decimals of the currency; a whole sum goes without them. */
export function showMoney({ amount, currency }: Money): string {
  const { exact, whole, unit } = formatOf(currency);
  return (amount % unit === 0 ? whole : exact).format(amount / unit);
}

/** Of one currency; nothing for none of them. */
export function sumMoney(sums: readonly Money[]): Money | undefined {
  const [first] = sums;
  return first && { currency: first.currency, amount: sums.reduce((sum, { amount }) => sum + amount, 0) };
}
