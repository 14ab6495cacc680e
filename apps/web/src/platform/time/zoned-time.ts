const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

type Clock = { year: number; month: number; day: number; hour: number; minute: number };

/** What a clock on the wall of a zone shows. */
export function clockIn(at: Date, timeZone: string): Clock {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value ?? 0);
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour'), minute: part('minute') };
}

const asUtc = ({ year, month, day, hour, minute }: Clock) => Date.UTC(year, month - 1, day, hour, minute);

/**
 * The moment at which the clock of a zone shows this. Days and hours may run over, as in the 32nd of a month. A time that
 * a change of the clocks leaves out becomes the one an hour later.
 */
export function momentIn(clock: Clock, timeZone: string): Date {
  const wanted = asUtc(clock);
  const offset = (at: number) => asUtc(clockIn(new Date(at), timeZone)) - at;
  // A day before and after stand on either side of a change.
  const candidates = [wanted - offset(wanted - DAY), wanted - offset(wanted + DAY)];
  const exact = candidates.find((at) => asUtc(clockIn(new Date(at), timeZone)) === wanted);
  return new Date(exact ?? Math.max(...candidates));
}
