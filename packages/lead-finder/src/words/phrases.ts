import { type FoldedWord, foldText } from './fold-words.ts';

type Entry<T> = { words: readonly string[]; value: T };
export type Phrases<T> = {
  exact: ReadonlyMap<string, Entry<T>[]>;
  stems: ReadonlyMap<string, Entry<T>[]>;
  /** Words that were looked up, and what they may begin. */
  beginnings: Map<string, readonly Entry<T>[]>;
};
export type FoundPhrase<T> = { value: T; from: number; to: number };

const STEM_MIN = 3;
const STEM_MAX = 20;
const BEGINNINGS_MAX = 20_000;

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
  return { exact, stems, beginnings: new Map() };
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

/** What all of the words name as one phrase. */
export function phraseOfAll<T>(phrases: Phrases<T>, words: readonly FoldedWord[]): T | undefined {
  const entry = longestAt(phrases, words, 0);
  return entry?.words.length === words.length ? entry.value : undefined;
}

function longestAt<T>(phrases: Phrases<T>, words: readonly FoldedWord[], at: number): Entry<T> | undefined {
  const entries = beginningWith(phrases, words[at]?.folded ?? '');
  return entries.length === 0 ? undefined : entries.find((entry) => fits(entry, words, at));
}

/** Phrases that may begin with a word: the longest first, a word itself before a beginning of it. Most words begin none. */
function beginningWith<T>(phrases: Phrases<T>, word: string): readonly Entry<T>[] {
  const known = phrases.beginnings.get(word);
  if (known) return known;
  const one = singular(word);
  let found: readonly Entry<T>[] = phrases.exact.get(word) ?? NONE;
  if (one !== word) found = both(found, phrases.exact.get(one));
  for (let length = Math.min(word.length, STEM_MAX); length >= STEM_MIN; length -= 1) {
    found = both(found, phrases.stems.get(word.slice(0, length)));
  }
  if (found.length > 1) found = found.toSorted((a, b) => b.words.length - a.words.length);
  if (phrases.beginnings.size >= BEGINNINGS_MAX) phrases.beginnings.clear();
  phrases.beginnings.set(word, found);
  return found;
}

const NONE: readonly never[] = [];

const both = <T>(found: readonly Entry<T>[], more: readonly Entry<T>[] | undefined) =>
  more === undefined ? found : found.length === 0 ? more : [...found, ...more];

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
