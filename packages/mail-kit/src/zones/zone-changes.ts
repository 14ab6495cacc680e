import { minutesAhead } from './zoned-time.ts';

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
    const [from, to] = [minutesAhead(zone, new Date(early)), minutesAhead(zone, new Date(late))];
    if (from !== to) changes.push({ at: new Date(changeBetween(zone, early, late, from)), from, to });
  }
  return changes;
}

function changeBetween(zone: string, early: number, late: number, before: number): number {
  let [low, high] = [early, late];
  while (high - low > 1_000) {
    const middle = Math.floor((low + high) / 2_000) * 1_000;
    if (middle <= low) break;
    if (minutesAhead(zone, new Date(middle)) === before) low = middle;
    else high = middle;
  }
  return Math.ceil(high / 1_000) * 1_000;
}
