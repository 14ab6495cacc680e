import { formatMoney } from '../../../platform/format.ts';

export const MICROS_PER_DOLLAR = 1_000_000;
const MICROS_PER_CENT = 10_000;

/** Millionths of a dollar as money: whole dollars without cents. What is less than a cent, but not nothing, is said so. */
export function moneyOf(micros: number): string {
  if (micros > 0 && micros < MICROS_PER_CENT) return '<$0.01';
  const money = formatMoney(Math.round(micros / MICROS_PER_CENT), { currency: 'USD' });
  return /\.\d$/.test(money) ? `${money}0` : money;
}
