import { clockIn } from '@outrider/mail-kit/zones/zoned-time';

/** How far the month has gone on the clock of a zone: which day of how many. */
export function monthDay(at: Date, timeZone: string): { day: number; days: number } {
  const { year, month, day } = clockIn(at, timeZone);
  return { day, days: new Date(Date.UTC(year, month, 0)).getUTCDate() };
}
