const HOUR = 60;
const DAY = 1_440;

/** Minutes since midnight as a clock shows them; the end of a day as its beginning. */
export const clockOf = (minutes: number): string =>
  `${String(Math.floor((minutes % DAY) / HOUR)).padStart(2, '0')}:${String(minutes % HOUR).padStart(2, '0')}`;

export function minutesOf(clock: string): number | undefined {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(clock) ?? [];
  return hours === undefined ? undefined : Number(hours) * HOUR + Number(minutes);
}
