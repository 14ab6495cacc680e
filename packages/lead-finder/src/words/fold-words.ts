import { remember } from './remember.ts';

/** A word of a text as it compares, and where it stands. */
export type FoldedWord = { folded: string; from: number; to: number };

const JOINED: Record<string, string> = { ß: 'ss', ø: 'o', ł: 'l', æ: 'ae', œ: 'oe', đ: 'd', ı: 'i', þ: 'th', ð: 'd' };

const PLAIN = /^[\0-\x7f]*$/;

/** Lower case without accents: "Łódź" is "lodz". For texts that are asked for once. */
export function foldOnce(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN.test(lower)) return lower;
  return lower
    .replace(/[ßøłæœđıþð]/gu, (letter) => JOINED[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** The same of words and texts that return. */
export const foldText = remember(foldOnce);

/** Letters and digits; what stands between them parts words. For texts that are asked for once. */
export function readWords(text: string): readonly FoldedWord[] {
  if (LATIN.test(text)) return latinWordsIn(text);
  const words: FoldedWord[] = [];
  WORD.lastIndex = 0;
  for (let match = WORD.exec(text); match !== null; match = WORD.exec(text)) {
    words.push({ folded: foldText(match[0]), from: match.index, to: match.index + match[0].length });
  }
  return words;
}

/** The same of texts that return. */
export const wordsIn: (text: string) => readonly FoldedWord[] = remember(readWords);

const WORD = /[\p{L}\p{M}\p{N}]+/gu;
/** ASCII and the letters with accents of Latin script. */
const LATIN = /^[\0-\x7f\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f]*$/;

function latinWordsIn(text: string): FoldedWord[] {
  const words: FoldedWord[] = [];
  let from = 0;
  let hasAccent = false;
  for (let at = 0; at <= text.length; at += 1) {
    const code = at === text.length ? BLANK : text.charCodeAt(at);
    if (code > 127) hasAccent = true;
    else if (!isLetterOrDigit(code)) {
      if (at > from) {
        const word = text.slice(from, at);
        words.push({ folded: hasAccent ? foldText(word) : word.toLowerCase(), from, to: at });
      }
      from = at + 1;
      hasAccent = false;
    }
  }
  return words;
}

const BLANK = 32;
const isLetterOrDigit = (code: number) =>
  (code > 96 && code < 123) || (code > 64 && code < 91) || (code > 47 && code < 58);
