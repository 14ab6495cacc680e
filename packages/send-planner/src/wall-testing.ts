import type { Schedule } from '@outrider/campaign-rules/campaign';

/** What a zone's wall shows, asked of the platform each time: slow, and shares no line with the product. */
export function readWall(zone: string, at: number): { day: string; weekday: number; minute: number } {
  const parts = formatOf(zone).formatToParts(at);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value ?? 0);
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${part('year')}-${two(part('month'))}-${two(part('day'))}`;
  return { day, weekday: weekdayOf(day), minute: part('hour') * 60 + part('minute') };
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const numeric = 'numeric' as const;
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: numeric,
      month: numeric,
      day: numeric,
      hour: numeric,
      minute: numeric,
    });
  formats.set(timeZone, format);
  return format;
}

const weekdayOf = (day: string) => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;
const dayBefore = (day: string) => new Date(Date.parse(`${day}T12:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** Whether a window without holidays is open, by reading the clock on the wall. */
export function isOpenOnTheWall(schedule: Schedule, zone: string, at: number): boolean {
  const { day, minute } = readWall(zone, at);
  const own = readWall(schedule.zone, at).day;
  if (own < schedule.startDay || (schedule.endDay !== null && own > schedule.endDay)) return false;
  const isChosen = (chosen: string) => schedule.days.some((weekday) => weekday === weekdayOf(chosen));
  const { from, to } = schedule;
  if (from < to) return isChosen(day) && minute >= from && minute < to;
  return (minute >= from && isChosen(day)) || (minute < to && isChosen(dayBefore(day)));
}
