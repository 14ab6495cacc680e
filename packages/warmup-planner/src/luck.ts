/**
 * A share from 0 up to, not including, 1: the same for the same purpose, whatever was asked before. The caller makes it
 * from a seed, so that a plan made twice is the same plan.
 */
export type Luck = (purpose: string) => number;

export const pick = <T>(luck: Luck, purpose: string, from: readonly [T, ...T[]]): T =>
  from[Math.floor(luck(purpose) * from.length)] ?? from[0];
