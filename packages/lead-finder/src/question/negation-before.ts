import { findPlaces } from '../find/find-places.ts';
import { COMPANY_WORD, NEGATIONS, PLACE_BEFORE, STOP_WORDS } from '../words/question-words.ts';
import { beginsPart, gapBefore, type Reading, wordAt } from './reading.ts';

/** "not in the retail sector": so many small words may stand between. */
const BETWEEN_MAX = 4;

/** The word before something that says it is not wanted. Words read as something else end the look. */
export function negationBefore(reading: Reading, from: number): number | undefined {
  for (let at = from - 1; at >= Math.max(0, from - 1 - BETWEEN_MAX); at -= 1) {
    const word = wordAt(reading, at);
    if (reading.used[at]) return undefined;
    if (isNegation(reading, at)) return at;
    if (!STOP_WORDS.has(word) && !PLACE_BEFORE.has(word) && !COMPANY_WORD.test(word)) return undefined;
  }
  return undefined;
}

/** "no" denies where it begins a part of the question, and is "in the" before a place in Portuguese. */
export function isNegation(reading: Reading, at: number): boolean {
  const word = wordAt(reading, at);
  if (NEGATIONS.has(word)) return true;
  if (word !== 'no') return false;
  if (/[,;:.!?]/u.test(gapBefore(reading, at + 1))) return false;
  const isPlace = findPlaces(reading.words.slice(at + 1, at + 3)).some(({ from }) => from === 0);
  return !isPlace && (beginsPart(reading, at) || BEFORE_NO.has(wordAt(reading, at - 1)));
}

const BEFORE_NO = new Set(['and', 'but', 'with', 'y', 'pero', 'have', 'has', 'please']);
