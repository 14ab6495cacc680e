import { type Language, LOCALES } from '@outrider/contract/languages';
import { MISSING } from '../format.ts';
import { readingLanguage } from '../reading-language.ts';
import { dateFormatter } from './date-formatter.ts';

type TimeView = { timeZone?: string; language?: Language };
type Moment = string | number | Date | null | undefined;

/** The hour on a 24-hour clock, with seconds where a server's log would have them. */
export const formatTime = (value: Moment, view: TimeView & { seconds?: boolean } = {}): string =>
  format(value, view, { hour: '2-digit', minute: '2-digit', ...(view.seconds ? { second: '2-digit' } : {}) });

/** Day and hour, without the year: for moments near to now. */
export const formatMoment = (value: Moment, view: TimeView = {}): string =>
  format(value, view, { month: 'short', day: '2-digit', hour: '2-digit', minute: '2-digit' });

/** The short name of the day, such as Tue. */
export const formatWeekday = (value: Moment, view: TimeView = {}): string => format(value, view, { weekday: 'short' });

function format(
  value: Moment,
  { timeZone, language = readingLanguage() }: TimeView,
  parts: Intl.DateTimeFormatOptions,
): string {
  const date = new Date(value ?? Number.NaN);
  if (Number.isNaN(date.getTime())) return MISSING;
  const zone = timeZone ? { timeZone } : {};
  return dateFormatter(LOCALES[language], { hourCycle: 'h23', ...parts, ...zone }).format(date);
}

/** Minutes and seconds left, such as 0:47. */
export function formatCountdown(seconds: number): string {
  const whole = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** The zone this browser is in: a new account starts with it. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;
