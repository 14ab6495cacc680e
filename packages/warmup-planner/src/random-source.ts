/**
 * A share from 0 up to, not including, 1: the same for the same purpose, no matter what was asked before. The caller
 * makes it from a seed, so that a plan made twice is the same plan.
 */
export type RandomSource = (purpose: string) => number;

export const pick = <T>(random: RandomSource, purpose: string, from: readonly [T, ...T[]]): T =>
  from[Math.floor(random(purpose) * from.length)] ?? from[0];
