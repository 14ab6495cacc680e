import { type Language, LOCALES } from '@outrider/contract/languages';
import type { DATE_FORMATS } from '@outrider/contract/user';
import { numberFormatter } from './number-formatter.ts';
import { readingLanguage } from './reading-language.ts';
import { dateFormatter } from './time/date-formatter.ts';

/** A person's choice, or the short form for lists that are sorted by time. */
export type DateFormat = (typeof DATE_FORMATS)[number] | 'MMM DD';

/** Shown where there is nothing to show. */
export const MISSING = '--';

type DateView = { format?: DateFormat; timeZone?: string; language?: Language };

type Written = readonly [locale: string, options: Intl.DateTimeFormatOptions];

const SPELLED: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'short', day: '2-digit' };

/** Digits in the order of ISO 8601, as Canada writes them; every language reads them alike. */
const DIGITS: Written = ['en-CA', { year: 'numeric', month: '2-digit', day: '2-digit' }];

/** A language in which people differ about the order. Every other one has an order of its own. */
const CHOSEN: Partial<Record<Language, Record<Exclude<DateFormat, 'YYYY-MM-DD'>, Written>>> = {
  en: {
    'MMM DD, YYYY': ['en-US', SPELLED],
    'DD MMM YYYY': ['en-GB', SPELLED],
    'MMM DD': ['en-US', { month: 'short', day: '2-digit' }],
  },
};

function writtenAs(format: DateFormat, language: Language): Written {
  if (format === 'YYYY-MM-DD') return DIGITS;
  const own: Intl.DateTimeFormatOptions =
    format === 'MMM DD' ? { month: 'short', day: 'numeric' } : { dateStyle: 'medium' };
  return CHOSEN[language]?.[format] ?? [LOCALES[language], own];
}

/** A day as the reader wants to see it: their order, their zone, their language. */
export function formatDate(
  value: string | number | Date | null | undefined,
  { format = 'MMM DD, YYYY', timeZone, language = readingLanguage() }: DateView = {},
): string {
  const date = toDate(value);
  if (!date) return MISSING;
  const [locale, options] = writtenAs(format, language);
  return dateFormatter(locale, { ...options, ...(timeZone ? { timeZone } : {}) }).format(date);
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
  return numberFormatter({
    maximumFractionDigits: 2,
    minimumFractionDigits: 0,
    ...(currency ? { style: 'currency', currency } : {}),
  }).format(minorUnits / MINOR_UNITS);
}

export const formatNumber = (value: number) => numberFormatter().format(value);

/** With exactly so many decimals. */
export const formatDecimals = (value: number, digits: number) =>
  numberFormatter({ minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);

/** A share from 0 to 1, such as 42.0%. */
export const formatShare = (share: number, digits = 1) =>
  numberFormatter({ style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits }).format(
    Number.isFinite(share) ? share : 0,
  );

export const shortShare = (share: number) => formatShare(share, share > 0 && share < 0.01 ? 1 : 0);

/** Of nothing there is no share. */
export const formatShareOf = (part: number, whole: number, digits = 1) =>
  whole > 0 ? formatShare(part / whole, digits) : MISSING;

/** Names in one sentence, joined as the language joins them. */
export const formatList = (names: readonly string[], language: Language) =>
  new Intl.ListFormat(LOCALES[language]).format(names);
