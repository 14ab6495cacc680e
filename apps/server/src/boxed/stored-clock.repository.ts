import { sql } from 'kysely';
import type { Db } from '../platform/db.ts';

export type ClockReading = {
  boxAt: Date;
  realAt: Date;
  speed: number;
  /** Time does not go beyond it before the next reading. */
  holdsAt: Date | null;
};

export async function readClock(db: Db): Promise<ClockReading | undefined> {
  const { rows } = await sql<ClockReading>`select box_at as "boxAt", real_at as "realAt", speed, holds_at as "holdsAt"
    from world_clock`.execute(db);
  return rows[0];
}

/** For the database itself, and for the next start: time does not go back. */
export async function storeClock(db: Db, { boxAt, realAt, speed, holdsAt }: ClockReading): Promise<void> {
  await sql`insert into world_clock (box_at, real_at, speed, holds_at)
    values (${boxAt}, ${realAt}, ${speed}, ${holdsAt})
    on conflict (is_only) do update set box_at = greatest(excluded.box_at, world_clock.box_at),
      real_at = excluded.real_at, speed = excluded.speed, holds_at = excluded.holds_at`.execute(db);
}

/** While it runs, the reading is never older than this. */
export const STORE_EVERY_MS = 2_000;

/**
 * What the box's clock shows at a start. While nothing ran, time passed as it does outside; for the last moments before that
 * it may have gone as fast as it was set.
 */
export function startOf({ boxAt, realAt, speed, holdsAt }: ClockReading, now: Date): Date {
  const elapsed = Math.max(0, now.getTime() - realAt.getTime());
  const hurried = boxAt.getTime() + Math.min(elapsed, STORE_EVERY_MS) * speed;
  const reached = Math.max(boxAt.getTime(), Math.min(hurried, holdsAt?.getTime() ?? hurried));
  return new Date(Math.max(now.getTime(), reached + Math.max(0, elapsed - STORE_EVERY_MS)));
}
