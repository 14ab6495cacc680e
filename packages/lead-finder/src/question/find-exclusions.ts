import { type FoldedWord, wordsIn } from '../words/fold-words.ts';
import { JOINS, PLACE_BEFORE, STOP_WORDS } from '../words/question-words.ts';
import { negationBefore } from './negation-before.ts';
import type { Reading } from './reading.ts';

const BETWEEN_MAX = 4;

type Named = { from: number; to: number };

/**
 * Which of the things a question names it does not want, by the words before them: "except banks", "not in retail or food".
 * Each of those words belongs to what follows it; words that were read as something else decide nothing.
 */
export function findExclusions(
  reading: Reading,
  named: readonly Named[],
): { excluded: Set<number>; negations: Set<number> } {
  const excluded = new Set<number>();
  const negations = new Set<number>();
  const inOrder = named.map((one, index) => ({ ...one, index })).toSorted((a, b) => a.from - b.from);
  let before: (Named & { index: number }) | undefined;
  for (const one of inOrder) {
    const at = negationBefore(reading, one.from);
    const goesOn =
      before !== undefined && excluded.has(before.index) && isJoined(reading.words.slice(before.to, one.from));
    if (at !== undefined) negations.add(at);
    if (at !== undefined || goesOn) excluded.add(one.index);
    before = one;
  }
  return { excluded, negations };
}

const isJoined = (between: readonly FoldedWord[]) =>
  between.length <= BETWEEN_MAX &&
  between.some(({ folded }) => JOINS.has(folded)) &&
  between.every(({ folded }) => JOINS.has(folded) || STOP_WORDS.has(folded) || PLACE_BEFORE.has(folded));

/** As it is shown: "Not retail". */
export const labelOfExcluded = (kind: string, label: string): string =>
  kind === 'place' ? label.replace(/^Seat in /u, 'Seat not in ') : `Not ${lowerUnlessAcronym(label)}`;

/** "CTO" and names keep their capitals. */
const lowerUnlessAcronym = (label: string) =>
  wordsIn(label).length > 0 && /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
