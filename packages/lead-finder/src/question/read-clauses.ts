import type { FoldedWord } from '../words/fold-words.ts';
import { NEGATIONS, PARTICIPLES, RELATIVE, RELATIVE_AFTER_COMMA } from '../words/question-words.ts';

/** Words of a question that belong together. `isRelative`: says more of what was named before. */
export type Clause = { from: number; to: number; isRelative: boolean };

/** "CTOs of fintechs in Berlin, | that sell to banks | with 20 people". */
export function readClauses(text: string, words: readonly FoldedWord[]): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  let isRelative = false;
  for (const [at, { folded }] of words.entries()) {
    const gap = at === 0 ? '' : text.slice(words[at - 1]?.to ?? 0, words[at]?.from ?? 0);
    const isParted = /[,;:.!?\n(]/u.test(gap);
    const isLast =
      at + 1 >= words.length || /[,;:.!?\n)]/u.test(text.slice(words[at]?.to ?? 0, words[at + 1]?.from ?? 0));
    const begins =
      RELATIVE.has(folded) || (PARTICIPLES.has(folded) && !isLast) || (isParted && RELATIVE_AFTER_COMMA.has(folded));
    // "without Vienna" names what is not wanted, as the question itself names what is.
    const isMore = begins && !NEGATIONS.has(folded);
    if (at === 0 || (!isParted && !begins)) {
      // "Which companies …" asks, and says nothing more of what was named.
      if (at === 0) isRelative = isMore && PARTICIPLES.has(folded);
      continue;
    }
    if (at > from) clauses.push({ from, to: at, isRelative });
    from = at;
    isRelative = isMore;
  }
  if (words.length > from) clauses.push({ from, to: words.length, isRelative });
  return clauses;
}
