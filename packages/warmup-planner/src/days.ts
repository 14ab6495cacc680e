import { fromWallClock, wallClock } from '@outrider/mail-kit/zones/zoned-time';
import { CLOSES_AT_HOUR, OPENS_AT_HOUR } from './rules.ts';

/** A calendar day of some zone, written YYYY-MM-DD. */
export type Day = string;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export const dayIn = (zone: string, at: Date): Day => new Date(wallClock(zone, at)).toISOString().slice(0, 10);

const startOf = (day: Day) => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: Day, count: number): Day =>
  new Date(startOf(day) + count * DAY_MS).toISOString().slice(0, 10);

export const daysBetween = (first: Day, last: Day): number => Math.round((startOf(last) - startOf(first)) / DAY_MS);

export function isWeekday(day: Day): boolean {
  const weekday = new Date(startOf(day)).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

/** Weekdays since a Monday long ago: a number that grows by one each weekday. */
export function weekdaysUntil(day: Day): number {
  const days = daysBetween('2000-01-03', day);
  return Math.floor(days / 7) * 5 + Math.min(((days % 7) + 7) % 7, 5);
}

/** The day itself or the first weekday after it. */
export function weekdayFrom(day: Day): Day {
  let found = day;
  while (!isWeekday(found)) found = addDays(found, 1);
  return found;
}

/** The human hours of a day as moments. On days when clocks change they are still 8 and 18 on the wall. */
export const hoursOf = (zone: string, day: Day): { opens: Date; closes: Date } => ({
  opens: fromWallClock(zone, startOf(day) + OPENS_AT_HOUR * HOUR_MS),
  closes: fromWallClock(zone, startOf(day) + CLOSES_AT_HOUR * HOUR_MS),
});

/** The first weekday whose human hours are not over: the day a mailbox plans next. */
export function comingDay(zone: string, now: Date): Day {
  const today = dayIn(zone, now);
  return weekdayFrom(now < hoursOf(zone, today).closes ? today : addDays(today, 1));
}

/** Whether a person could be at their desk. */
export function isHumanHour(zone: string, at: Date): boolean {
  const day = dayIn(zone, at);
  const { opens, closes } = hoursOf(zone, day);
  return isWeekday(day) && at >= opens && at < closes;
}
