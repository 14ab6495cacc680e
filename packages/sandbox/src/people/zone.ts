const formats = new Map<string, Intl.DateTimeFormat>();

function partsIn(zone: string): Intl.DateTimeFormat {
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

function askOffset(zone: string, at: Date): number {
  const part = Object.fromEntries(
    partsIn(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  const wall = Date.UTC(year, month - 1, day, hour, minute, second);
  return Math.round((wall - Math.floor(at.getTime() / 1000) * 1000) / MINUTE_MS);
}

const MINUTE_MS = 60_000;
/** No zone changes its offset in the middle of a quarter of an hour, so one answer holds for all of it. */
const QUARTER_MS = 15 * MINUTE_MS;
const REMEMBERED_MAX = 20_000;
const offsets = new Map<string, number>();

export function offsetMinutes(zone: string, at: Date): number {
  const key = `${zone} ${Math.floor(at.getTime() / QUARTER_MS)}`;
  const known = offsets.get(key);
  if (known !== undefined) return known;
  if (offsets.size >= REMEMBERED_MAX) offsets.clear();
  const offset = askOffset(zone, at);
  offsets.set(key, offset);
  return offset;
}

/** What the wall clock of a zone shows, as if it were UTC: a number to reckon days and hours with. */
export const wallClock = (zone: string, at: Date) => at.getTime() + offsetMinutes(zone, at) * MINUTE_MS;

/** The moment a zone's wall clock shows this. Asked twice, as the offset may change between the guess and the answer. */
export function fromWallClock(zone: string, wall: number): Date {
  const guess = new Date(wall - offsetMinutes(zone, new Date(wall)) * MINUTE_MS);
  return new Date(wall - offsetMinutes(zone, guess) * MINUTE_MS);
}
