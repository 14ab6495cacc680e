import { clockIn, momentIn } from '@outrider/mail-kit/zones/zoned-time';

export const SNOOZE_CHOICES = ['laterToday', 'tomorrow', 'nextWeek'] as const;
export type SnoozeChoice = (typeof SNOOZE_CHOICES)[number];

const MORNING = 8;
const HOURS_LATER = 3;
/** After this, "later today" would be the night. */
const LAST_HOUR = 21;
const MONDAY = 1;

/** When mail that is put off comes back, by the clock of the reader; what is no longer possible today is left out. */
export function snoozeTimes(now: Date, timeZone: string): Partial<Record<SnoozeChoice, Date>> {
  const clock = clockIn(now, timeZone);
  const weekday = new Date(Date.UTC(clock.year, clock.month - 1, clock.day)).getUTCDay();
  const daysToMonday = (MONDAY - weekday + 7) % 7 || 7;
  const morningIn = (days: number) => momentIn({ ...clock, day: clock.day + days, hour: MORNING, minute: 0 }, timeZone);
  // Nobody wants mail back in the small hours.
  const later = Math.max(clock.hour + HOURS_LATER, MORNING);
  return {
    ...(later <= LAST_HOUR ? { laterToday: momentIn({ ...clock, hour: later, minute: 0 }, timeZone) } : {}),
    tomorrow: morningIn(1),
    // On a Sunday that is tomorrow already.
    ...(daysToMonday > 1 ? { nextWeek: morningIn(daysToMonday) } : {}),
  };
}
