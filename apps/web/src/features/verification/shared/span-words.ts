import type { TFunction } from 'i18next';
import { formatDecimals } from '../../../platform/format.ts';
import { counted } from './counted.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Below this a tenth of a second says something. */
const TENTHS_BELOW = 10 * SECOND;

/** A span of time as people say it: its two largest parts. */
export function spanWords(t: TFunction<'verification'>, ms: number): string {
  if (ms >= 2 * DAY) return t('wait.days', counted(Math.round(ms / DAY)));
  if (ms >= HOUR) {
    const minutes = Math.round(ms / MINUTE);
    const [h, m] = [Math.floor(minutes / 60), minutes % 60];
    return m === 0 ? t('wait.wholeHours', { h }) : t('wait.hours', { h, m });
  }
  if (ms < TENTHS_BELOW) return t('wait.tenths', { s: formatDecimals(Math.max(0.1, ms / SECOND), 1) });
  const seconds = Math.round(ms / SECOND);
  const [m, s] = [Math.floor(seconds / 60), seconds % 60];
  if (m === 0) return t('wait.seconds', { s });
  return s === 0 ? t('wait.wholeMinutes', { m }) : t('wait.minutes', { m, s });
}

/** An estimate: whole seconds are exact enough. */
export const leftWords = (t: TFunction<'verification'>, seconds: number) =>
  seconds < TENTHS_BELOW / SECOND ? t('wait.seconds', { s: seconds }) : spanWords(t, seconds * SECOND);
