import { hash } from 'node:crypto';

/** A draw that is the same every time: a number from the seed and what it is for, no matter what was asked before. */
export type Chance = {
  /** From 0 up to, not including, 1. */
  share(purpose: string): number;
  pick<T>(purpose: string, from: readonly [T, ...T[]]): T;
  /** One of several outcomes by their weights. */
  weighted<K extends string>(purpose: string, weights: Record<K, number>): K;
};

/** 48 bits of the hash: the most a double holds exactly with room to spare. */
const BITS_48 = 2 ** 48;
const HEX_DIGITS = 12;

export function createChance(seed: string): Chance {
  const share = (purpose: string) =>
    Number.parseInt(hash('sha256', `${seed}\n${purpose}`).slice(0, HEX_DIGITS), 16) / BITS_48;
  return {
    share,
    pick: (purpose, from) => from[Math.floor(share(purpose) * from.length)] ?? from[0],
    weighted: (purpose, weights) => {
      const entries = Object.entries(weights) as [keyof typeof weights, number][];
      const total = entries.reduce((sum, [, weight]) => sum + weight, 0);
      let left = share(purpose) * total;
      for (const [outcome, weight] of entries) {
        left -= weight;
        if (left < 0) return outcome;
      }
      const [last] = entries.at(-1) ?? [];
      if (last === undefined) throw new Error('nothing to choose from');
      return last;
    },
  };
}
