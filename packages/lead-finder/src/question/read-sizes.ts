import { findHeadcounts } from '../find/find-headcounts.ts';
import { labelOfRange, type Range } from '../read-label.ts';
import { findPhrases, makePhrases, pairs } from '../words/phrases.ts';
import { SIZE_WORDS } from '../words/question-words.ts';
import { negationBefore } from './negation-before.ts';
import { beginsPart, clauseAt, gapBefore, isFree, type Reading, take, wordAt } from './reading.ts';

/** "20–200 people", "no more than fifty staff", "none below 20 employees". */
export function readSizes(reading: Reading): void {
  for (const { min, max, kind, from, to } of findHeadcounts(reading.text, reading.words)) {
    if (!isFree(reading, from, to)) continue;
    const about = kind === 'about' || kind === 'nearly' || kind === 'exact';
    const range = about ? { min: Math.floor((min ?? 0) * 0.8), max: Math.ceil((max ?? 0) * 1.2) } : { min, max };
    const denied = negationBefore(reading, from);
    take(reading, from, to);
    if (denied === undefined) pushSize(reading, range, from);
    else {
      take(reading, denied, denied + 1);
      pushDenied(reading, range, from);
    }
  }
}

/** "(50-250)": two numbers that are a part of their own, where no other size is said. Years are none. */
export function readBareRange(reading: Reading): void {
  if (reading.found.some(({ kind }) => kind === 'size')) return;
  for (const at of reading.words.keys()) {
    const [min, max] = [numberAt(reading, at), numberAt(reading, at + 1)];
    const isRange = /^\s?[-–—]\s?$/u.test(gapBefore(reading, at + 1)) && beginsPart(reading, at);
    const isWhole = at + 2 >= reading.words.length || /[,;:.!?\n)]/u.test(gapBefore(reading, at + 2));
    if (min === undefined || max === undefined || min >= max || !isRange || !isWhole) continue;
    if (!isFree(reading, at, at + 2) || min >= YEARS_FROM) continue;
    take(reading, at, at + 2);
    pushSize(reading, { min, max }, at);
    return;
  }
}

const YEARS_FROM = 1_900;
const numberAt = (reading: Reading, at: number) =>
  /^\d{1,6}$/u.test(wordAt(reading, at)) ? Number(wordAt(reading, at)) : undefined;

/** Not below 20 is 20 and more. */
function pushDenied(reading: Reading, range: Range, at: number): void {
  const { min, max } = range;
  if (min === null || max === null) pushSize(reading, { min: max, max: min }, at);
  else {
    const label = `Not ${labelOfRange(range)}`;
    reading.found.push({ kind: 'size', label, values: [], range, isExcluded: true, isCheckable: true, at });
  }
}

const pushSize = (reading: Reading, range: Range, at: number) =>
  reading.found.push({ kind: 'size', label: labelOfRange(range), values: [], range, isCheckable: true, at });

const SIZES = makePhrases(SIZE_WORDS.flatMap(([words, range]) => pairs(words, range)));

/** "small companies": only where no number says it. */
export function readSizeWords(reading: Reading): void {
  const isSaid = reading.found.some(({ kind }) => kind === 'size');
  for (const { value: range, from, to } of findPhrases(SIZES, reading.words)) {
    if (clauseAt(reading, from)?.isRelative || !isFree(reading, from, to)) continue;
    // What is not wanted of them is left to the free words: "no small firms" is no size of another kind.
    if (negationBefore(reading, from) !== undefined) continue;
    take(reading, from, to);
    if (isSaid || reading.found.some(({ kind }) => kind === 'size')) continue;
    pushSize(reading, range, from);
  }
}
