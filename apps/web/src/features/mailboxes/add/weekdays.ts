/** Sending days until a mailbox of a domain that is not new can be ready (decisions, "Warm-up"). */
export const READY_AFTER_DAYS = 14;

const DAY_MS = 86_400_000;

const isWeekend = (day: Date) => day.getUTCDay() === 0 || day.getUTCDay() === 6;

/** The calendar day of a moment in a zone, as midnight UTC: days are counted, not hours. */
const dayIn = (at: Date, timeZone: string) =>
  new Date(`${new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(at)}T00:00:00Z`);

const isoDay = (day: Date) => day.toISOString().slice(0, 10);

/** Warm-up goes out on weekdays, from the day after: the day on which it has done so many of them. */
export function sendingDay(now: Date, timeZone: string, count: number): string {
  let day = dayIn(now, timeZone);
  for (let left = count; left > 0; ) {
    day = new Date(day.getTime() + DAY_MS);
    if (!isWeekend(day)) left--;
  }
  return isoDay(day);
}
