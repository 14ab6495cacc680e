const formatters = new Map<string, Intl.DateTimeFormat>();

/** Made once a zone: making one takes far longer than using it. */
function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formatters.set(zone, made);
  return made;
}

/** Minutes a zone is ahead of UTC at a moment. */
export function offsetAt(zone: string, at: Date): number {
  const parts = formatterOf(zone).formatToParts(at);
  const read = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((part) => part.type === type)?.value ?? 0);
  const there = Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
  return Math.round((there - Math.floor(at.getTime() / 1_000) * 1_000) / 60_000);
}

/** A moment at which the clocks of a zone change. */
export type ZoneChange = { at: Date; from: number; to: number };

/** No zone changes twice within. */
const STEP_MS = 14 * 86_400_000;
const STEPS = 27;

/** The changes from a year before a moment to a year after it, to the second. */
export function listZoneChanges(zone: string, around: Date): ZoneChange[] {
  const changes: ZoneChange[] = [];
  const start = around.getTime() - STEPS * STEP_MS;
  for (let step = 0; step < 2 * STEPS; step += 1) {
    const [early, late] = [start + step * STEP_MS, start + (step + 1) * STEP_MS];
    const [from, to] = [offsetAt(zone, new Date(early)), offsetAt(zone, new Date(late))];
    if (from !== to) changes.push({ at: new Date(changeBetween(zone, early, late, from)), from, to });
  }
  return changes;
}

function changeBetween(zone: string, early: number, late: number, before: number): number {
  let [low, high] = [early, late];
  while (high - low > 1_000) {
    const middle = Math.floor((low + high) / 2_000) * 1_000;
    if (middle <= low) break;
    if (offsetAt(zone, new Date(middle)) === before) low = middle;
    else high = middle;
  }
  return Math.ceil(high / 1_000) * 1_000;
}
