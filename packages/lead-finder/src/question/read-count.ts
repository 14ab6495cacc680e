import { ASKING, BEFORE_COUNT } from '../words/asking-words.ts';
import { NUMBER_WORDS, PEOPLE_WORD } from '../words/count-words.ts';
import { type Reading, take, wordAt } from './reading.ts';

const COUNT_MAX = 10_000;
const BETWEEN_MAX = 4;

/** How many the user asks for: "find me up to 30", "Busco 25", "20 CTOs". A number that opens the question is one too. */
export function readCount(reading: Reading): number | null {
  const asked = reading.words.findIndex(({ folded }) => ASKING.has(folded));
  for (const start of asked === -1 ? [0] : [asked + 1, 0]) {
    let at = start;
    while (at < start + BETWEEN_MAX && BEFORE_COUNT.has(wordAt(reading, at))) at += 1;
    const count = numberAt(reading, at);
    // "100 employees, Lyon" asks for no hundred people.
    if (count === undefined || (start === 0 && PEOPLE_WORD.test(wordAt(reading, at + 1)))) continue;
    take(reading, start, at + 1);
    return count;
  }
  return null;
}

/** A size has a bound or a word behind it that says of what, and is no wish: "50-200 employees", "100+". */
function numberAt(reading: Reading, at: number): number | undefined {
  const word = reading.words[at];
  if (!word) return undefined;
  const isAlone = !/^\s?[-–—+%€$]/u.test(reading.text.slice(word.to)) && !/^\p{N}/u.test(wordAt(reading, at + 1));
  const value = /^\d{1,5}$/u.test(word.folded) ? Number(word.folded) : NUMBER_WORDS.get(word.folded);
  return isAlone && value !== undefined && value > 0 && value <= COUNT_MAX ? value : undefined;
}
