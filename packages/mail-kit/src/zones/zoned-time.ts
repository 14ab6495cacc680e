const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

/** Made once a zone: making one takes far longer than using it. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}

function askOffset(zone: string, at: number): number {
  const parts = formatOf(zone).formatToParts(at);
  const {
    year = 0,
    month = 1,
    day = 1,
    hour = 0,
    minute = 0,
    second = 0,
  } = Object.fromEntries(parts.map(({ type, value }) => [type, Number(value)]));
  return Date.UTC(year, month - 1, day, hour, minute, second) - at;
}

/** No zone changes its offset in the middle of a quarter of an hour, so one answer holds for all of it. */
const QUARTER_MS = 15 * MINUTE_MS;
const REMEMBERED_MAX = 50_000;
const offsets = new Map<string, Map<number, number>>();
let remembered = 0;

/** Milliseconds the clocks of a zone are ahead of UTC. A zone nobody knows is a RangeError. */
function offsetOf(zone: string, at: number): number {
  const quarter = Math.floor(at / QUARTER_MS);
  const known = offsets.get(zone)?.get(quarter);
  if (known !== undefined) return known;
  if (remembered++ >= REMEMBERED_MAX) {
    offsets.clear();
    remembered = 0;
  }
  const offset = askOffset(zone, quarter * QUARTER_MS);
  const ofZone = offsets.get(zone) ?? new Map<number, number>();
  offsets.set(zone, ofZone.set(quarter, offset));
  return offset;
}

/** Minutes a zone is ahead of UTC at a moment. */
export const minutesAhead = (zone: string, at: Date): number => Math.round(offsetOf(zone, at.getTime()) / MINUTE_MS);

/** What the wall clock of a zone shows, as if it were UTC: a number to reckon days and hours with. */
export const wallClock = (zone: string, at: Date): number => at.getTime() + offsetOf(zone, at.getTime());

/**
 * The moment at which the wall clock of a zone shows this, the first of two. A time that a change of the clocks leaves out
 * becomes the one an hour later.
 */
export function fromWallClock(zone: string, wall: number): Date {
  // A day before and after stand on either side of a change.
  const [before, after] = [wall - offsetOf(zone, wall - DAY_MS), wall - offsetOf(zone, wall + DAY_MS)];
  const exact = [before, after].find((at) => at + offsetOf(zone, at) === wall);
  return new Date(exact ?? Math.max(before, after));
}

type Clock = { year: number; month: number; day: number; hour: number; minute: number };

/** What a clock on the wall of a zone shows. */
export function clockIn(at: Date, zone: string): Clock {
  const wall = new Date(wallClock(zone, at));
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    hour: wall.getUTCHours(),
    minute: wall.getUTCMinutes(),
  };
}

/** The moment at which the clock of a zone shows this. Days and hours may run over, as in the 32nd of a month. */
export const momentIn = ({ year, month, day, hour, minute }: Clock, zone: string): Date =>
  fromWallClock(zone, Date.UTC(year, month - 1, day, hour, minute));
