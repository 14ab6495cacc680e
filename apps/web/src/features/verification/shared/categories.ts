import type { Category } from '@outrider/email-verifier/verdict';
import { formatDecimals } from '../../../platform/format.ts';
import { CATEGORY_TONES } from '../../../ui/theme/category-tones.ts';

/** From the best to the least known, as they are drawn everywhere. */
export const CATEGORY_ORDER = [
  'VALID',
  'INVALID',
  'UNKNOWN',
  'DOMAIN_ERROR',
  'UNCHECKED',
] as const satisfies Category[];

export type Counts = Readonly<Record<Category, number>>;

export const countAll = (counts: Counts): number => CATEGORY_ORDER.reduce((sum, each) => sum + counts[each], 0);

export const partsOf = (counts: Counts) =>
  CATEGORY_ORDER.map((category) => ({ tone: CATEGORY_TONES[category], value: counts[category] }));

/** A share in hundredths with so many decimals; undefined where there is nothing to divide. */
export function percentOf(part: number, whole: number, decimals = 0): string | undefined {
  if (whole <= 0) return undefined;
  return formatDecimals((part / whole) * 100, decimals);
}
