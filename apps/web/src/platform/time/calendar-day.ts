import { clockIn } from '@outrider/mail-kit/zones/zoned-time';

const DAY_MS = 86_400_000;

/** The day of a calendar that a zone has at a moment, such as 2026-11-17. */
export function dayIn(at: string | number | Date, timeZone: string): string {
  const { year, month, day } = clockIn(new Date(at), timeZone);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** Every day from one to another, both included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
