import { remember } from './remember.ts';

/** A word of a text as it compares, and where it stands. */
export type FoldedWord = { folded: string; from: number; to: number };

const JOINED: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe', đ: 'd', ı: 'i', þ: 'th', ð: 'd' };

const PLAIN = /^[\0-\x7f]*$/;

/** Lower case without accents: "Łódź" is "lodz". */
export const foldText = remember((text: string): string => {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .replace(/[ßøłæœđıþð]/gu, (letter) => JOINED[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
});

/** Letters and digits; what stands between them parts words. */
export const wordsIn = remember((text: string): readonly FoldedWord[] => {
  const words: FoldedWord[] = [];
  // A text without accents is folded at once, as its letters stay where they are.
  const lower = PLAIN.test(text) ? text.toLowerCase() : undefined;
  const pattern = lower === undefined ? WORD : PLAIN_WORD;
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const [from, to] = [match.index, match.index + match[0].length];
    words.push({ folded: lower?.slice(from, to) ?? foldText(match[0]), from, to });
  }
  return words;
});

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
const PLAIN_WORD = /[a-zA-Z0-9]+/g;
