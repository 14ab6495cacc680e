export type BackoffRules = { firstMs: number; maxMs: number };

/**
 * How long to wait before the next try, after so many failures in a row: twice as long each time, and somewhere in the
 * upper half of that, so that many who failed together do not come back together. `random` is in [0, 1).
 */
export function backoffMs(failures: number, random: number, { firstMs, maxMs }: BackoffRules): number {
  const whole = Math.min(maxMs, firstMs * 2 ** Math.max(0, failures - 1));
  return Math.round(whole * (0.5 + random / 2));
}
