import type { Criterion } from '../lead.ts';
import type { FoldedWord } from '../words/fold-words.ts';
import type { Clause } from './read-clauses.ts';

/** A question while it is read: which of its words are taken, and what they were found to ask for. */
export type Reading = {
  text: string;
  words: readonly FoldedWord[];
  clauses: Clause[];
  used: boolean[];
  found: Found[];
};
/** `to`: where the words of what can be excluded end. */
export type Found = Omit<Criterion, 'id'> & { at: number; to?: number };

export function take({ used }: Reading, from: number, to: number): void {
  used.fill(true, from, to);
}

export const isFree = ({ used }: Reading, from: number, to: number): boolean =>
  used.slice(from, to).every((isUsed) => !isUsed);
export const clauseAt = ({ clauses }: Reading, at: number): Clause | undefined =>
  clauses.find(({ from, to }) => at >= from && at < to);
export const wordAt = ({ words }: Reading, at: number): string => words[at]?.folded ?? '';
/** As it is written, capitals and all. */
export const said = ({ text, words }: Reading, from: number, to: number): string =>
  text.slice(words[from]?.from ?? 0, words[to - 1]?.to ?? text.length);
/** What stands between a word and the one before it. */
export const gapBefore = ({ text, words }: Reading, at: number): string =>
  at === 0 ? '' : text.slice(words[at - 1]?.to ?? 0, words[at]?.from ?? 0);
/** Whether a sentence, a clause or the question begins with the word. */
export const beginsPart = (reading: Reading, at: number): boolean =>
  at === 0 || /[,;:.!?\n()–—]|\s-\s/u.test(gapBefore(reading, at));

/** One of a kind of which any value counts. */
export const push = (reading: Reading, kind: 'title' | 'industry' | 'place', value: string, from: number, to: number) =>
  reading.found.push({
    kind,
    label: kind === 'place' ? `Seat in ${value}` : value,
    values: [value],
    range: null,
    isCheckable: true,
    at: from,
    to,
  });
