import { type Language, LOCALES } from '@outrider/contract/languages';
import { dateFormatter } from '../../../../platform/time/date-formatter.ts';

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** 1 is Monday (ISO 8601). */
export const weekdayName = (day: number, language: Language, width: 'short' | 'narrow' = 'short'): string =>
  dateFormatter(LOCALES[language], { weekday: width, timeZone: 'UTC' }).format(MONDAY + (day - 1) * DAY_MS);

export const monthName = (day: string, language: Language): string =>
  dateFormatter(LOCALES[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    Date.parse(`${day}T00:00:00Z`),
  );
