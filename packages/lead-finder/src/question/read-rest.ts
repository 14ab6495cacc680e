import type { FoldedWord } from '../words/fold-words.ts';
import { COMPANY_WORD, GENERIC_COMPANY, RELATIVE, STOP_WORDS } from '../words/question-words.ts';
import { labelOfExcluded } from './find-exclusions.ts';
import { isNegation } from './negation-before.ts';
import { beginsPart, gapBefore, type Reading, said, take } from './reading.ts';

const VALUES_MAX = 20;
const LABEL_MAX = 200;
const VALUE_MAX = 100;

type Left = FoldedWord & { at: number };

/** What is left of a clause is something else to look for, and behind a negation something to keep out. */
export function readRest(reading: Reading): void {
  for (const { from, to, isRelative } of reading.clauses) {
    const denied = deniedFrom(reading, from, to);
    readPart(reading, from, denied, { isRelative, isExcluded: false });
    if (denied < to) readPart(reading, denied + 1, to, { isRelative: false, isExcluded: true });
  }
  if (reading.found.length > 0 || reading.text.trim() === '') return;
  const label = reading.text.trim().slice(0, LABEL_MAX);
  const values = reading.words.map(({ from, to }) => reading.text.slice(from, to).slice(0, VALUE_MAX));
  reading.found.push({
    kind: 'other',
    label,
    values: values.slice(0, VALUES_MAX),
    range: null,
    isCheckable: false,
    at: 0,
  });
}

/** Where a negation stands that nothing known was found behind, or the end. */
function deniedFrom(reading: Reading, from: number, to: number): number {
  for (let at = from; at < to; at += 1) if (!reading.used[at] && isNegation(reading, at)) return at;
  return to;
}

type Manner = { isRelative: boolean; isExcluded: boolean };

function readPart(reading: Reading, from: number, to: number, { isRelative, isExcluded }: Manner): void {
  const isLeft = isExcluded ? isTellingDenied : isTelling;
  const left = reading.words
    .slice(from, to)
    .map((word, index) => ({ ...word, at: from + index }))
    .filter(({ at, folded }) => !reading.used[at] && (isLeft(folded) || isLetterOf(reading, at)));
  const [first, last] = [left[0], left[left.length - 1]];
  if (!first || !last || isFiller(reading, left)) return;
  // Words between what was taken belong to it; a relative clause is one thought.
  const words = isRelative
    ? said(reading, startOfThought(reading, from, first.at), lastUnused(reading, last.at, to) + 1)
    : left.map(({ from: start, to: end }) => reading.text.slice(start, end)).join(' ');
  const label = capital(words.slice(0, LABEL_MAX - 4));
  const values = [...new Set(left.map(({ from: start, to: end }) => reading.text.slice(start, end)))];
  if (isExcluded) take(reading, from - 1, to);
  reading.found.push({
    kind: 'other',
    label: isExcluded ? labelOfExcluded('other', label) : label,
    values: values.slice(0, VALUES_MAX).map((value) => value.slice(0, VALUE_MAX)),
    range: null,
    ...(isExcluded ? { isExcluded } : {}),
    isCheckable: isUsuallySaid(left.map(({ folded }) => folded)),
    at: first.at,
  });
}

/** "Series A": one capital behind a word belongs to it. */
const isLetterOf = (reading: Reading, at: number) =>
  /^[\p{Lu}\d]$/u.test(said(reading, at, at + 1)) &&
  at > 0 &&
  !reading.used[at - 1] &&
  isTelling(reading.words[at - 1]?.folded ?? '') &&
  /^\s$/u.test(gapBefore(reading, at));

/** One short word is no wish, unless it is an abbreviation: "AI", "ERP". */
function isFiller(reading: Reading, left: readonly Left[]): boolean {
  const [only] = left;
  if (!only || left.length > 1) return false;
  const isShouted = /^[\p{Lu}\d]{2,}$/u.test(reading.text.slice(only.from, only.to));
  return only.folded.length < 4 && !isShouted && !(only.folded.length === 3 && beginsPart(reading, only.at));
}

export const isTelling = (word: string): boolean =>
  word.length > 1 && !STOP_WORDS.has(word) && !RELATIVE.has(word) && !COMPANY_WORD.test(word);

/** "no startups" keeps companies of a kind out. */
const isTellingDenied = (word: string) =>
  isTelling(word) || (COMPANY_WORD.test(word) && !GENERIC_COMPANY.test(word) && word.length > 3);

const startOfThought = ({ words }: Reading, from: number, first: number) =>
  RELATIVE.has(words[from]?.folded ?? '') && first > from ? from + 1 : from;

function lastUnused({ used }: Reading, last: number, to: number): number {
  let at = last;
  while (at + 1 < to && !used[at + 1]) at += 1;
  return at;
}

/** Certificates, founding years, shops and open jobs stand on sites; customers and budgets seldom do. */
const isUsuallySaid = (words: string[]) =>
  words.some((word) =>
    /^(?:iso|certifi\w*|zertifi\w*|jobs|hiring|family|familien\w*|familial\w*|founded|gegrundet\w*|shop|online|podcast|blog|award\w*|export\w*|b2b|b2c|bio|organic)$/u.test(
      word,
    ),
  );

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
