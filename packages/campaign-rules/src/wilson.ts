/** A share with the interval it lies in, 19 times of 20. */
export type Rate = { count: number; of: number; share: number; low: number; high: number };

/** Of the normal distribution, the middle 95 %. */
const Z = 1.959_963_984_540_054;

/**
 * Wilson's score interval (1927): unlike the usual one it stays within 0 and 1 and has a width where nothing, or
 * everything, was counted. Of nothing, anything is possible.
 */
export function rateOf(count: number, of: number): Rate {
  if (of === 0) return { count, of, share: 0, low: 0, high: 1 };
  const share = count / of;
  const square = Z ** 2 / of;
  const middle = (share + square / 2) / (1 + square);
  const half = (Z / (1 + square)) * Math.sqrt((share * (1 - share)) / of + square / (4 * of));
  // At the ends the bound is exact; rounding would leave a hair.
  return {
    count,
    of,
    share,
    low: count === 0 ? 0 : Math.max(0, middle - half),
    high: count === of ? 1 : Math.min(1, middle + half),
  };
}
