import type { Period } from './proration.ts';

const DAY_MS = 86_400_000;

export type Pace = {
  perDay: number;
  /** What is expected to be used when the period ends. */
  byEnd: number;
  /** Null: it lasts. */
  runsOutOn: Date | null;
};

/** Of what was used in a period so far. The first hours count as a day: they say little. */
export function paceOf(used: number, total: number | null, { from, until }: Period, now: Date): Pace {
  const elapsed = Math.max(now.getTime() - from.getTime(), DAY_MS);
  const left = Math.max(until.getTime() - now.getTime(), 0);
  const byEnd = Math.round(used + (used * left) / elapsed);
  const perDay = Math.round((used * DAY_MS) / elapsed);
  if (total === null || used === 0) return { perDay, byEnd, runsOutOn: null };
  if (used >= total) return { perDay, byEnd, runsOutOn: now };
  const lasts = ((total - used) * elapsed) / used;
  return { perDay, byEnd, runsOutOn: lasts < left ? new Date(now.getTime() + lasts) : null };
}
