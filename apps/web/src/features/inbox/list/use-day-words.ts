import { useTranslation } from 'react-i18next';
import { nowMs } from '../../../platform/time/world-time.ts';
import { useDates } from '../../../ui/dates.tsx';
import { calendarDayOf } from './list-layout.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export function useDayWords(day: string): string {
  const { t } = useTranslation('inbox');
  const { timeZone, calendarDay } = useDates();
  const now = nowMs();
  if (day === calendarDayOf(new Date(now), timeZone)) return t('list.today');
  if (day === calendarDayOf(new Date(now - DAY_MS), timeZone)) return t('list.yesterday');
  return calendarDay(day);
}
