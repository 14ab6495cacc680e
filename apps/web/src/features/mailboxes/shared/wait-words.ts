import type { TFunction } from 'i18next';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A wait as people say it: the two largest parts. */
export function waitWords(t: TFunction<'accounts'>, seconds: number): string {
  if (seconds >= 2 * DAY) return t('wait.days', { count: Math.round(seconds / DAY) });
  const [h, m, s] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE];
  if (h > 0) return t('wait.hours', { h, m });
  return m > 0 ? t('wait.minutes', { m, s }) : t('wait.seconds', { s });
}
