/** Draws one after another: a site's looks take thousands, too many for a hash each. */
export type Dice = {
  /** From 0 up to, not including, 1. */
  share(): number;
  /** A whole number, both ends included. */
  number(from: number, to: number): number;
  pick<T>(from: readonly [T, ...T[]]): T;
  /** Happens in such a share of all cases. */
  happens(share: number): boolean;
  /** What is drawn in such a share of all cases, else nothing. */
  perhaps(share: number, draw: () => string): string;
  /** Letters and digits as tools make them for versions and classes; the first is a letter. */
  token(length: number): string;
};

const BITS_32 = 2 ** 32;
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LETTERS = 26;
/** The first numbers of a xorshift stay near its seed. */
const DROPPED = 8;

/** Marsaglia's xorshift of 32 bits; `seed` from 0 up to, not including, 1. */
export function createDice(seed: number): Dice {
  let state = Math.floor(seed * BITS_32) | 1;
  const share = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / BITS_32;
  };
  const below = (count: number) => Math.floor(share() * count);
  for (let drop = 0; drop < DROPPED; drop += 1) share();
  return {
    share,
    number: (from, to) => from + below(to - from + 1),
    pick: (from) => from[below(from.length)] ?? from[0],
    happens: (part) => share() < part,
    perhaps: (part, draw) => (share() < part ? draw() : ''),
    token(length) {
      let text = '';
      for (let at = 0; at < length; at += 1) text += ALPHABET.charAt(below(at === 0 ? LETTERS : ALPHABET.length));
      return text;
    },
  };
}

/** What is drawn so many times, one behind the other. */
export const times = (count: number, draw: (index: number) => string): string => {
  let text = '';
  for (let index = 0; index < count; index += 1) text += draw(index);
  return text;
};
