const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, format);
  return format;
}

/** As the platform writes it, GMT+05:45: the product reckons it from the clock, and the two would not err alike. */
function askOffset(zone: string, at: Date): number {
  const name = formatOf(zone)
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT([+-])(\d\d):(\d\d)/.exec(name ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
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
