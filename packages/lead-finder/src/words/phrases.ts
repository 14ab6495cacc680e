import { type FoldedWord, foldText } from './fold-words.ts';

type Entry<T> = { words: readonly string[]; value: T };
export type Phrases<T> = { exact: ReadonlyMap<string, Entry<T>[]>; stems: ReadonlyMap<string, Entry<T>[]> };
export type FoundPhrase<T> = { value: T; from: number; to: number };

const STEM_MIN = 3;
const STEM_MAX = 20;

/** "head of", "polsk*": a word that ends in a star stands for all that begin so. Where two fit, the longer one is meant. */
export function makePhrases<T>(list: Iterable<readonly [string, T]>): Phrases<T> {
  const exact = new Map<string, Entry<T>[]>();
  const stems = new Map<string, Entry<T>[]>();
  for (const [phrase, value] of list) {
    const words = phrase.split(/[\s'’&/-]+/u).map(foldText);
    const first = words[0] ?? '';
    if (first === '' || first === '*') continue;
    const isStem = first.endsWith('*');
    const into = isStem ? stems : exact;
    const key = isStem ? first.slice(0, -1) : first;
    into.set(key, [...(into.get(key) ?? []), { words, value }]);
  }
  for (const entries of [...exact.values(), ...stems.values()]) entries.sort((a, b) => b.words.length - a.words.length);
  return { exact, stems };
}

/** `from` and `to` count words. What one phrase took, no other takes. */
export function findPhrases<T>(phrases: Phrases<T>, words: readonly FoldedWord[]): FoundPhrase<T>[] {
  const found: FoundPhrase<T>[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const entry = longestAt(phrases, words, at);
    if (!entry) continue;
    found.push({ value: entry.value, from: at, to: at + entry.words.length });
    at += entry.words.length - 1;
  }
  return found;
}

function longestAt<T>(phrases: Phrases<T>, words: readonly FoldedWord[], at: number): Entry<T> | undefined {
  const word = words[at]?.folded ?? '';
  let best = [word, singular(word)]
    .flatMap((key) => phrases.exact.get(key) ?? [])
    .find((entry) => fits(entry, words, at));
  for (let length = Math.min(word.length, STEM_MAX); length >= STEM_MIN; length -= 1) {
    const entry = phrases.stems.get(word.slice(0, length))?.find((one) => fits(one, words, at));
    if (entry && (!best || entry.words.length > best.words.length)) best = entry;
  }
  return best;
}

const fits = <T>({ words: wanted }: Entry<T>, words: readonly FoldedWord[], at: number) =>
  wanted.every((word, index) => {
    const given = words[at + index]?.folded;
    if (given === undefined) return false;
    return word.endsWith('*') ? given.startsWith(word.slice(0, -1)) : given === word || singular(given) === word;
  });

/** "CTOs", "managing directors". */
const singular = (word: string) => (word.length > 2 && word.endsWith('s') ? word.slice(0, -1) : word);

/** "a, b c, d*" as pairs of phrase and value. */
export const pairs = <T>(list: string, value: T): (readonly [string, T])[] =>
  list.split(',').flatMap((phrase) => (phrase.trim() === '' ? [] : [[phrase.trim(), value] as const]));
