import { searchableText } from '../searchable-text.ts';
import type { Term } from './parse-search.ts';

/** Stand around a hit; no text has them, as they are taken out of it first. */
const OPEN = '\u0001';
const CLOSE = '\u0002';

const BEFORE = 40;
const SNIPPET_MAX = 200;
/** Of a long text; a hit further down is found but not shown. */
const LOOK_MAX = 50_000;

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

type Range = { from: number; to: number };

/** A text with its hits marked; empty when there are none. */
export function markHits(text: string, terms: readonly Term[]): string {
  const clean = withoutMarks(text);
  return write(clean, [...findHits(clean, terms)]);
}

/** The part of a text around its first hit, marked; empty when there is none. */
export function markSnippet(text: string, terms: readonly Term[]): string {
  const clean = withoutMarks(text).replaceAll(/\s+/g, ' ');
  const [first] = findHits(clean, terms);
  if (!first) return '';
  const start = first.from <= BEFORE ? 0 : clean.indexOf(' ', first.from - BEFORE) + 1;
  const from = Math.min(start, first.from);
  const shown = clean.slice(from, from + SNIPPET_MAX);
  const marked = write(shown, [...findHits(shown, terms)]);
  return `${from > 0 ? '… ' : ''}${marked}${from + SNIPPET_MAX < clean.length ? ' …' : ''}`;
}

const withoutMarks = (text: string) => text.slice(0, LOOK_MAX).replaceAll(OPEN, '').replaceAll(CLOSE, '');

/** One after the other: a caller that wants the first does not wait for the rest of a long text. */
function* findHits(text: string, terms: readonly Term[]): Generator<Range> {
  const wanted = terms.filter(({ isNot }) => !isNot).flatMap(wordsOf);
  if (wanted.length === 0) return;
  for (const { index, 0: word } of text.matchAll(WORD)) yield* hitsIn(word, wanted, index);
}

type Wanted = { word: string; isPrefix: boolean };

const wordsOf = ({ words, isWhole }: Term): Wanted[] =>
  words.map((word, index) => ({ word, isPrefix: !isWhole && index === words.length - 1 }));

/** Scripts without blanks hold several words in a row; there the signs are compared one by one. */
function hitsIn(word: string, wanted: readonly Wanted[], at: number): Range[] {
  const parts = searchableText(word).split(' ');
  if (parts.length <= 1) {
    const isHit = wanted.some((one) => (one.isPrefix ? parts[0]?.startsWith(one.word) : parts[0] === one.word));
    return isHit ? [{ from: at, to: at + word.length }] : [];
  }
  const signs = new Set(wanted.map((one) => one.word));
  const hits: Range[] = [];
  let from = at;
  for (const sign of word) {
    const last = hits.at(-1);
    const isHit = signs.has(searchableText(sign));
    if (isHit && last?.to === from) last.to = from + sign.length;
    else if (isHit) hits.push({ from, to: from + sign.length });
    from += sign.length;
  }
  return hits;
}

function write(text: string, hits: readonly Range[]): string {
  if (hits.length === 0) return '';
  let written = '';
  let at = 0;
  for (const { from, to } of hits) {
    written += `${text.slice(at, from)}${OPEN}${text.slice(from, to)}${CLOSE}`;
    at = to;
  }
  return written + text.slice(at);
}
