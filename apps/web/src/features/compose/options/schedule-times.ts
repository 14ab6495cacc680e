import { clockIn, momentIn } from '@outrider/mail-kit/zones/zoned-time';

export const SCHEDULE_CHOICES = ['inOneHour', 'afterLunch', 'tomorrow', 'monday'] as const;
export type ScheduleChoice = (typeof SCHEDULE_CHOICES)[number];

const HOUR_MS = 3_600_000;
const MONDAY = 1;
const MORNING = { hour: 8, minute: 30 };
const LUNCH = { hour: 13, minute: 30 };

/** Times people choose, by the clock of a zone; what is over today is left out, and a Monday that is tomorrow too. */
export function scheduleTimes(now: Date, timeZone: string): { choice: ScheduleChoice; at: Date }[] {
  const clock = clockIn(now, timeZone);
  const weekday = new Date(Date.UTC(clock.year, clock.month - 1, clock.day)).getUTCDay();
  const daysToMonday = (MONDAY - weekday + 7) % 7 || 7;
  const inDays = (days: number, time: { hour: number; minute: number }) =>
    momentIn({ ...clock, ...time, day: clock.day + days }, timeZone);
  // A whole minute: nobody plans seconds.
  const inOneHour = new Date(Math.floor((now.getTime() + HOUR_MS) / 60_000) * 60_000);
  const lunch = inDays(0, LUNCH);
  return [
    { choice: 'inOneHour' as const, at: inOneHour },
    ...(lunch > now ? [{ choice: 'afterLunch' as const, at: lunch }] : []),
    { choice: 'tomorrow' as const, at: inDays(1, MORNING) },
    ...(daysToMonday > 1 ? [{ choice: 'monday' as const, at: inDays(daysToMonday, MORNING) }] : []),
  ];
}
