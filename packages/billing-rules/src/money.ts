/** Currencies whose minor unit is not a hundredth (ISO 4217), as card processors take them. */
const DECIMALS: Record<string, number> = {
  BIF: 0,
  CLP: 0,
  DJF: 0,
  GNF: 0,
  JPY: 0,
  KMF: 0,
  KRW: 0,
  MGA: 0,
  PYG: 0,
  RWF: 0,
  UGX: 0,
  VND: 0,
  VUV: 0,
  XAF: 0,
  XOF: 0,
  XPF: 0,
  BHD: 3,
  JOD: 3,
  KWD: 3,
  OMR: 3,
  TND: 3,
};

export const decimalsOf = (currency: string): number => DECIMALS[currency] ?? 2;

/** As a plain number with the currency's decimals, such as -34.23, 900 or 1.250. */
export function decimalText(amount: number, currency: string): string {
  const decimals = decimalsOf(currency);
  const digits = String(Math.abs(amount)).padStart(decimals + 1, '0');
  const sign = amount < 0 ? '-' : '';
  if (decimals === 0) return `${sign}${digits}`;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/**
 * `amount` × `part` / `whole` in minor units, a half away from zero, as bills are rounded. Counted in whole numbers: a product of
 * money and milliseconds is beyond what a floating-point number holds exactly.
 */
export function shareOf(amount: number, part: number, whole: number): number {
  if (whole <= 0) throw new RangeError('A share is of something.');
  const product = BigInt(amount) * BigInt(part);
  const [size, sign] = product < 0n ? [-product, -1] : [product, 1];
  const rounded = (size * 2n + BigInt(whole)) / (2n * BigInt(whole));
  return rounded === 0n ? 0 : sign * Number(rounded);
}
