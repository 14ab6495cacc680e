import { type NotificationChoices, type NotificationKind, URGENT_KINDS } from '@outrider/contract/notifications';
import { DAY_MS, MINUTE_MS, startOfDay, stretchAt, weekdayOf, whenWallShows } from '@outrider/send-planner/calendar';

type Quiet = NotificationChoices['quiet'];

const FRIDAY = 5;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** The day (counted since 1970) and the minute of it that a clock on the wall of this zone shows. */
function wallAt(zone: string, at: number): { day: number; minute: number } {
  const wall = at + stretchAt(zone, at).offset;
  const day = Math.floor(wall / DAY_MS);
  return { day, minute: (wall - day * DAY_MS) / MINUTE_MS };
}

/** When the quiet time ends that holds at this moment; undefined while it is not quiet. */
function quietUntil(quiet: Quiet, zone: string, at: number): number | undefined {
  const { day, minute } = wallAt(zone, at);
  const weekday = weekdayOf(day);
  if (quiet.weekends && weekday > FRIDAY) return startOfDay(zone, day + 8 - weekday);
  const [from, until] = [minutesOf(quiet.from), minutesOf(quiet.until)];
  if (!quiet.isOn || from === until) return undefined;
  const isQuiet = from < until ? minute >= from && minute < until : minute >= from || minute < until;
  if (!isQuiet) return undefined;
  const endDay = minute < until ? day : day + 1;
  return whenWallShows(zone, endDay * DAY_MS + until * MINUTE_MS, at);
}

export const isQuietAt = (quiet: Quiet, zone: string, at: Date): boolean =>
  quietUntil(quiet, zone, at.getTime()) !== undefined;

/** A quiet night may end in a quiet weekend, and the other way round. */
function afterQuiet(quiet: Quiet, zone: string, at: number): number {
  let free = at;
  for (;;) {
    const until = quietUntil(quiet, zone, free);
    if (until === undefined || until <= free) return free;
    free = until;
  }
}

/** The first digest after this moment: each working day, at the time the person chose, by their own clock. */
export function nextDigest({ quiet, digestAt }: NotificationChoices, zone: string, at: Date): Date {
  for (let { day } = wallAt(zone, at.getTime()); ; day += 1) {
    if (weekdayOf(day) > FRIDAY) continue;
    const wanted = whenWallShows(zone, day * DAY_MS + minutesOf(digestAt) * MINUTE_MS, startOfDay(zone, day));
    if (wanted > at.getTime()) return new Date(afterQuiet(quiet, zone, wanted));
  }
}

type Wish = { kind: NotificationKind; choices: NotificationChoices; zone: string; at: Date };

/** When a mail about this may go at the earliest; null where none is wanted. */
export function planMail({ kind, choices, zone, at }: Wish): Date | null {
  switch (choices.channels[kind].mail) {
    case 'off':
      return null;
    case 'digest':
      return nextDigest(choices, zone, at);
    case 'atOnce':
      return URGENT_KINDS.includes(kind) ? at : new Date(afterQuiet(choices.quiet, zone, at.getTime()));
  }
}
