/** A word of a text as it compares, and where it stands. */
export type FoldedWord = { folded: string; from: number; to: number };

const JOINED: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe', đ: 'd', ı: 'i', þ: 'th', ð: 'd' };

/** Lower case without accents: "Łódź" is "lodz". */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[ßøłæœđıþð]/gu, (letter) => JOINED[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');

/** Letters and digits; what stands between them parts words. */
export const wordsIn = (text: string): FoldedWord[] =>
  [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map((match) => ({
    folded: foldText(match[0]),
    from: match.index,
    to: match.index + match[0].length,
  }));
