const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
  ['second', 1_000],
] as const;

/** A span in the largest unit of which it has at least one; what is shorter than a second, or not yet, is 0 s. */
export function largestUnit(milliseconds: number): { unit: (typeof UNITS)[number][0]; n: number } {
  const [unit, size] = UNITS.find(([, least]) => milliseconds >= least) ?? UNITS[3];
  return { unit, n: Math.max(0, Math.floor(milliseconds / size)) };
}
