import type { FoldedWord } from '../words/fold-words.ts';
import { INDUSTRIES, type Industry, NEAR_INDUSTRIES } from '../words/industries.ts';
import { type FoundPhrase, findPhrases, makePhrases, pairs } from '../words/phrases.ts';

const PHRASES = makePhrases(
  Object.entries(INDUSTRIES).flatMap(([name, words]) => [
    ...pairs(name, name as Industry),
    ...pairs(words, name as Industry),
  ]),
);

/** Industries a text names, in any of ten languages. */
export const findIndustries = (words: readonly FoldedWord[]): FoundPhrase<Industry>[] => findPhrases(PHRASES, words);

export const isNearIndustry = (a: Industry, b: Industry): boolean =>
  NEAR_INDUSTRIES.some(([one, other]) => (one === a && other === b) || (one === b && other === a));
