import { addDays, dayIn } from '../../../platform/time/calendar-day.ts';
import { nowMs } from '../../../platform/time/world-time.ts';
import { useDates } from '../../../ui/dates.tsx';

const DAYS_SHOWN = 30;

/** The last days on the reader's clock, today included. */
export function useUsageDays() {
  const { timeZone } = useDates();
  const to = dayIn(nowMs(), timeZone);
  return { from: addDays(to, 1 - DAYS_SHOWN), to };
}
