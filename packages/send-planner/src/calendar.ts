import { wallClock } from '@outrider/mail-kit/zones/zoned-time';
import type { Day } from '@outrider/warmup-planner/days';

export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;

/** A stretch of time in which a zone keeps its offset, as far as it was looked. */
export type Stretch = { from: number; until: number; offset: number };

/** No zone changes its clocks twice within a fortnight, nor in the middle of a quarter of an hour. */
const FORTNIGHT_MS = 14 * DAY_MS;
const QUARTER_MS = 900_000;

const stretches = new Map<string, Map<number, Stretch[]>>();

/** A zone nobody knows counts as UTC: one bad row must not stop everybody's plan. */
function offsetAt(zone: string, at: number): number {
  try {
    return wallClock(zone, new Date(at)) - at;
  } catch {
    return 0;
  }
}

/** Asking for an offset costs microseconds, and a forecast asks a million times: so each fortnight is asked about once. */
export function stretchAt(zone: string, at: number): Stretch {
  const number = Math.floor(at / FORTNIGHT_MS);
  const ofZone = stretches.get(zone) ?? new Map<number, Stretch[]>();
  const known = ofZone.get(number) ?? askFortnight(zone, number * FORTNIGHT_MS);
  stretches.set(zone, ofZone.set(number, known));
  const [first, second] = known;
  return second && at >= second.from ? second : (first ?? { from: at, until: at + 1, offset: 0 });
}

function askFortnight(zone: string, from: number): Stretch[] {
  const until = from + FORTNIGHT_MS;
  const [before, after] = [offsetAt(zone, from), offsetAt(zone, until)];
  if (before === after) return [{ from, until, offset: before }];
  let [low, high] = [from, until];
  while (high - low > QUARTER_MS) {
    const middle = low + Math.floor((high - low) / 2 / QUARTER_MS) * QUARTER_MS;
    if (offsetAt(zone, middle) === before) low = middle;
    else high = middle;
  }
  return [
    { from, until: high, offset: before },
    { from: high, until, offset: after },
  ];
}

/** The first moment, not before `at`, at which the wall clock of the zone shows this or more. */
export function whenWallShows(zone: string, wall: number, at: number): number {
  let from = at;
  for (;;) {
    const { until, offset } = stretchAt(zone, from);
    const found = Math.max(from, wall - offset);
    if (found < until) return found;
    from = until;
  }
}

/** A calendar day of a zone with the moments at which it begins and ends, which clock changes may move. */
export type LocalDay = { day: Day; from: number; until: number };

const days = new Map<string, LocalDay>();

export function dayAt(zone: string, at: number): LocalDay {
  const last = days.get(zone);
  if (last && at >= last.from && at < last.until) return last;
  const number = Math.floor((at + stretchAt(zone, at).offset) / DAY_MS);
  const found = {
    day: dayName(number),
    from: whenWallShows(zone, number * DAY_MS, at - 2 * DAY_MS),
    until: whenWallShows(zone, (number + 1) * DAY_MS, at),
  };
  days.set(zone, found);
  return found;
}

/** When a day (counted since 1970) begins in a zone. */
export const startOfDay = (zone: string, number: number): number =>
  Number.isNaN(number) ? number : whenWallShows(zone, number * DAY_MS, (number - 2) * DAY_MS);

/** The first of this moment's month, and when the next month begins. */
export function monthAt(zone: string, at: number): { day: Day; until: number } {
  const [year = 0, month = 1] = dayAt(zone, at).day.split('-').map(Number);
  return {
    day: dayName(Date.UTC(year, month - 1, 1) / DAY_MS),
    until: startOfDay(zone, Date.UTC(year, month, 1) / DAY_MS),
  };
}

/** Not a number for what is no day. */
export const dayNumber = (day: Day): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY_MS);
export const dayName = (number: number): Day => new Date(number * DAY_MS).toISOString().slice(0, 10);

/** 1 is Monday, 7 Sunday. 1970 began on a Thursday. */
export const weekdayOf = (number: number): number => ((((number + 3) % 7) + 7) % 7) + 1;
