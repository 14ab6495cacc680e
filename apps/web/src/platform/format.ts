import type { Language } from '@outrider/contract/languages';
import type { DATE_FORMATS } from '@outrider/contract/user';
import { dateFormatter } from './date-formatter.ts';

/** A person's choice, or the short form for lists that are sorted by time. */
export type DateFormat = (typeof DATE_FORMATS)[number] | 'MMM DD';

/** Shown where there is nothing to show. */
export const MISSING = '--';

type DateView = { format?: DateFormat; timeZone?: string; language?: Language };

/** A day as the reader wants to see it: their order, their zone, their language. */
export function formatDate(
  value: string | number | Date | null | undefined,
  { format = 'MMM DD, YYYY', timeZone, language = 'en' }: DateView = {},
): string {
  const date = toDate(value);
  if (!date) return MISSING;
  const zone = timeZone ? { timeZone } : {};
  // Chinese has no short month names; its own order replaces every format that spells the month.
  if (language === 'zh' && format.includes('MMM')) {
    const year = format.includes('YYYY') ? ({ year: 'numeric' } as const) : {};
    return dateFormatter('zh-CN', { ...year, month: 'long', day: 'numeric', ...zone }).format(date);
  }
  const parts = dateFormatter('en-US', { year: 'numeric', month: 'short', day: '2-digit', ...zone });
  const digits = dateFormatter('en-US', { month: '2-digit', ...zone });
  const all = parts.formatToParts(date);
  const part = (type: Intl.DateTimeFormatPartTypes) => all.find((p) => p.type === type)?.value ?? '';
  const tokens: Record<string, string> = {
    YYYY: part('year'),
    MMM: part('month'),
    MM: digits.format(date),
    DD: part('day'),
  };
  return format.replace(/YYYY|MMM|MM|DD/g, (token) => tokens[token] ?? token);
}

function toDate(value: string | number | Date | null | undefined): Date | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const date = new Date(value);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

const MINOR_UNITS = 100;

/** Money comes in minor units. Anything that is not a number shows the fallback. */
export function formatMoney(
  minorUnits: unknown,
  { fallback = MISSING, currency }: { fallback?: string; currency?: string } = {},
) {
  if (typeof minorUnits !== 'number' || !Number.isFinite(minorUnits)) return fallback;
  return new Intl.NumberFormat('en-US', {
    maximumFractionDigits: 2,
    minimumFractionDigits: 0,
    ...(currency ? { style: 'currency', currency } : {}),
  }).format(minorUnits / MINOR_UNITS);
}

/** Made once: making one takes far longer than using it. */
const numbers = new Intl.NumberFormat('en-US');

export const formatNumber = (value: number) => numbers.format(value);

/** A share from 0 to 1, such as 42.0%. */
export const formatShare = (share: number, digits = 1) =>
  `${(Number.isFinite(share) ? share * 100 : 0).toFixed(digits)}%`;

/** A share with as many digits as it needs. */
export const shortShare = (share: number) => formatShare(share, share > 0 && share < 0.01 ? 1 : 0);

/** Of nothing there is no share. */
export const formatShareOf = (part: number, whole: number, digits = 1) =>
  whole > 0 ? formatShare(part / whole, digits) : MISSING;

/** Names in one sentence, joined as the language joins them. */
export const formatList = (names: readonly string[], language: Language) => new Intl.ListFormat(language).format(names);
