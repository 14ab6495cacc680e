import type { Schedule } from '@outrider/campaign-rules/campaign';
import { DAY_MS, dayNumber, MINUTE_MS, startOfDay, stretchAt, weekdayOf } from './calendar.ts';
import { isHoliday } from './holidays.ts';

type WindowReason = 'beforeStart' | 'campaignOver' | 'dayOff' | 'holiday' | 'outsideHours';

/** Whether mail may go out, why not, and until when this answer holds. */
export type Opening = { reason: WindowReason | null; until: number };

/** Where a schedule never opens again, one stops looking after this. */
const LOOKED_AHEAD_MS = 400 * DAY_MS;

/** Of an end far away; a number, so that times can be compared without asking. */
export const NEVER = Number.POSITIVE_INFINITY;

/** The zone whose wall clock the window is on. */
export const windowZone = (schedule: Schedule, leadZone: string | null): string =>
  schedule.usesLeadZone ? (leadZone ?? schedule.zone) : schedule.zone;

type Known = Opening & { from: number };
const answers = new WeakMap<Schedule, Map<string, Known>>();

/** The last answer is kept with its schedule for as long as it holds. */
export function openingAt(schedule: Schedule, zone: string, at: number): Opening {
  const ofZones = answers.get(schedule) ?? new Map<string, Known>();
  const known = ofZones.get(zone);
  if (known && at >= known.from && at < known.until) return known;
  const found = { ...askOpening(schedule, zone, at), from: at };
  answers.set(schedule, ofZones.set(zone, found));
  return found;
}

/**
 * Asks the wall clock alone, so clock changes need no rule: an hour that is left out is never open, one that comes twice
 * is open twice. Start and end are days of the campaign's own zone.
 */
function askOpening(schedule: Schedule, zone: string, at: number): Opening {
  const begins = startOfDay(schedule.zone, dayNumber(schedule.startDay));
  const ends = endOf(schedule);
  if (at >= ends) return { reason: 'campaignOver', until: NEVER };
  if (at < begins) return { reason: 'beforeStart', until: begins };
  const reason = reasonAt(schedule, zone, at);
  for (let next = at; next < at + LOOKED_AHEAD_MS; ) {
    next = nextBoundary(schedule, zone, next);
    if (next >= ends) return { reason, until: ends };
    if (reasonAt(schedule, zone, next) !== reason) return { reason, until: next };
  }
  return { reason, until: NEVER };
}

export const isOpen = (schedule: Schedule, zone: string, at: number): boolean =>
  openingAt(schedule, zone, at).reason === null;

/** When mail may go out, now or next; null when never again. */
export function nextOpen(schedule: Schedule, zone: string, at: number): number | null {
  for (let next = at; next < at + LOOKED_AHEAD_MS; ) {
    const { reason, until } = openingAt(schedule, zone, next);
    if (reason === null) return next;
    next = until;
  }
  return null;
}

/** Not a number, and so never reached, when there is no end. */
const endOf = ({ zone, endDay }: Schedule) => startOfDay(zone, dayNumber(endDay ?? '') + 1);

/** The next moment at which the wall shows midnight, opening or closing time, or is put forward or back. */
function nextBoundary({ from, to }: Schedule, zone: string, at: number): number {
  const { until, offset } = stretchAt(zone, at);
  const midnight = Math.floor((at + offset) / DAY_MS) * DAY_MS - offset;
  let next = Math.min(until, midnight + DAY_MS);
  for (const minutes of [from, to]) {
    const boundary = midnight + minutes * MINUTE_MS;
    if (boundary > at && boundary < next) next = boundary;
  }
  return next;
}

function reasonAt(schedule: Schedule, zone: string, at: number): WindowReason | null {
  const wall = at + stretchAt(zone, at).offset;
  const day = Math.floor(wall / DAY_MS);
  const minute = (wall - day * DAY_MS) / MINUTE_MS;
  const { from, to } = schedule;
  if (to > from) return whyOff(schedule, day) ?? (minute >= from && minute < to ? null : 'outsideHours');
  // Over midnight: what is open after it belongs to the day before.
  if (minute >= from) return whyOff(schedule, day);
  return minute < to ? whyOff(schedule, day - 1) : (whyOff(schedule, day) ?? 'outsideHours');
}

function whyOff({ days, holidaysOf }: Schedule, day: number): WindowReason | null {
  if (!days.some((weekday) => weekday === weekdayOf(day))) return 'dayOff';
  return isHoliday(holidaysOf, day) ? 'holiday' : null;
}
