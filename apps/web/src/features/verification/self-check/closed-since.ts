const SLOT_MS = 30 * 60_000;

/** About when the way closed: the beginning of the last half-hours that are all closed; undefined where that is unknown. */
export function closedSince(lastDay: readonly (boolean | null)[], checkedAt: string | null): Date | undefined {
  const lastOpen = lastDay.lastIndexOf(true);
  const first = lastDay.indexOf(false, lastOpen + 1);
  if (checkedAt === null || first < 0) return undefined;
  return new Date(Date.parse(checkedAt) - (lastDay.length - first) * SLOT_MS);
}
