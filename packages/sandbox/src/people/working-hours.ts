import type { Chance } from '../world/chance.ts';
import type { Person } from '../world/world.ts';
import { fromWallClock, wallClock } from './zone.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const WORKING_DAY_MS = 9 * HOUR_MS;

/** Some begin at half past seven, some at half past nine. */
const startOfWork = (chance: Chance, address: string) =>
  7.5 * HOUR_MS + Math.floor(chance.share(`start of work of ${address}`) * 120) * MINUTE_MS;

/** The wait people take: mostly near the median, sometimes minutes, sometimes days (log-normal). */
export function humanDelay(chance: Chance, purpose: string, from: Date, medianMinutes: number): Date {
  const radius = Math.sqrt(-2 * Math.log(1 - chance.share(`${purpose} radius`)));
  const normal = radius * Math.cos(2 * Math.PI * chance.share(`${purpose} angle`));
  return new Date(from.getTime() + Math.round(Math.exp(normal) * medianMinutes * MINUTE_MS));
}

/** The time itself on a working day, else some minutes into the next one. */
export function intoWorkingHours(chance: Chance, { address, zone }: Person, at: Date): Date {
  const start = startOfWork(chance, address);
  let wall = wallClock(zone, at);
  const day = Math.floor(wall / DAY_MS) * DAY_MS;
  const settling = Math.floor(chance.share(`settling in of ${address} on ${day}`) * 80) * MINUTE_MS;
  if (wall >= day + start + WORKING_DAY_MS) wall = day + DAY_MS + start + settling;
  else if (wall < day + start) wall = day + start + settling;
  const weekday = new Date(wall).getUTCDay();
  if (weekday !== 0 && weekday !== 6) return fromWallClock(zone, wall);
  const monday = Math.floor(wall / DAY_MS) * DAY_MS + (weekday === 0 ? 1 : 2) * DAY_MS;
  return fromWallClock(zone, monday + start + settling);
}

/** Some time after four in the afternoon, so many working days later. */
export function afternoonAfter({ zone }: Person, at: Date, workingDays: number): Date {
  let day = Math.floor(wallClock(zone, at) / DAY_MS);
  for (let left = workingDays; left > 0; ) {
    day += 1;
    if (!WEEKEND.has(new Date(day * DAY_MS).getUTCDay())) left -= 1;
  }
  return fromWallClock(zone, day * DAY_MS + AFTERNOON_MS);
}

const WEEKEND: ReadonlySet<number> = new Set([0, 6]);
const AFTERNOON_MS = 16.25 * HOUR_MS;

/** People may be away once in each such stretch. With these figures 4 of 100 are away at any moment. */
const STRETCH_DAYS = 25;
const AWAY_IN_A_STRETCH = 0.117;

/** When the person comes back, if they are away at this time. */
export function leaveAt(chance: Chance, { address, zone }: Person, at: Date): Date | undefined {
  // Stretches begin on another day for everybody, so that the share is the same on all days.
  const shift = Math.floor(chance.share(`shift of ${address}`) * STRETCH_DAYS);
  const wall = wallClock(zone, at);
  const stretch = Math.floor((wall / DAY_MS - shift) / STRETCH_DAYS);
  const random = `leave of ${address} in ${stretch}`;
  if (chance.share(random) >= AWAY_IN_A_STRETCH) return undefined;
  const days = 3 + Math.floor(chance.share(`${random} days`) * 12);
  const first = shift + stretch * STRETCH_DAYS + Math.floor(chance.share(`${random} first`) * (STRETCH_DAYS - days));
  const away = wall >= first * DAY_MS && wall < (first + days) * DAY_MS;
  return away ? fromWallClock(zone, (first + days) * DAY_MS + startOfWork(chance, address)) : undefined;
}
