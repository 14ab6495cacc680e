import { markContactLines } from './contact-lines.ts';
import type { Line, Part } from './line.ts';
import type { Mark } from './mark-lines.ts';

export type SplitLines = {
  /** To which part each line belongs. */
  parts: Part[];
  /** Another person's mail is passed on below what was written; it is news to the reader. */
  isForward: boolean;
};

/** Text below a quote that is longer than this answers the quote; less is a greeting or a foot. */
const ANSWER_MIN = 7;
/** What follows a drawn line and is longer than this is no signature. */
const SIGNATURE_MAX = 10;

/** Parts what the person wrote from what is quoted and from the signature. */
export function splitLines(lines: Line[], marks: Mark[]): SplitLines {
  const parts: Part[] = marks.map(() => 'written');
  const tail = findTail(lines, marks);
  parts.fill('quoted', tail.at);
  markSignatures(marks, parts, tail.at);
  markQuotes(marks, parts, tail.at);
  markContactLines(lines, marks, parts);
  return { parts, isForward: tail.isForward };
}

/** Where the mail that is answered begins and goes on to the end. */
function findTail(lines: Line[], marks: Mark[]): { at: number; isForward: boolean } {
  let hasText = false;
  for (const [index, mark] of marks.entries()) {
    if (mark === 'forward') return { at: index, isForward: true };
    if (lines[index]?.startsTail) return { at: tailStart(marks, index), isForward: false };
    if (mark === 'original') return { at: tailStart(marks, index), isForward: false };
    // Above a quote the client marks line by line, an attribution ends nothing: an answer may follow.
    if (mark === 'attribution' && hasText && !isQuoteNext(marks, index)) return { at: index, isForward: false };
    hasText ||= mark === 'text';
  }
  return { at: marks.length, isForward: false };
}

/** With the line drawn above it. */
function tailStart(marks: Mark[], index: number): number {
  let at = index;
  while (at > 0 && isOneOf(marks[at - 1], 'blank', 'rule', 'ornament', 'signatureDash')) at -= 1;
  return at;
}

function isQuoteNext(marks: Mark[], index: number): boolean {
  let at = index;
  while (isOneOf(marks[at], 'attribution', 'blank')) at += 1;
  return marks[at] === 'quote';
}

function markSignatures(marks: Mark[], parts: Part[], end: number): void {
  const texts = countTexts(marks);
  let stop = 0;
  let hasText = false;
  for (let at = 0; at < end; at++) {
    const mark = marks[at];
    if (stop <= at) stop = ownEnd(marks, at + 1, end);
    if (mark === 'signature') parts[at] = 'signature';
    else if (hasText && isSignatureStart(marks, at, (texts[stop] ?? 0) - (texts[at] ?? 0))) {
      parts.fill('signature', at, stop);
      at = stop - 1;
    }
    hasText ||= mark === 'text';
  }
}

function isSignatureStart(marks: Mark[], at: number, textsBelow: number): boolean {
  const mark = marks[at];
  if (mark === 'signatureDash') return true;
  if (mark !== 'rule' && mark !== 'ornament') return false;
  return textsBelow <= SIGNATURE_MAX && (mark === 'rule' || textsBelow === 0 || marks[at - 1] === 'blank');
}

/** How many lines of text stand before each line, and before the end. */
function countTexts(marks: Mark[]): number[] {
  const counts = [0];
  for (const [index, mark] of marks.entries()) counts.push((counts[index] ?? 0) + Number(mark === 'text'));
  return counts;
}

/** Up to the next quote or the line above it. */
function ownEnd(marks: Mark[], from: number, end: number): number {
  let at = from;
  while (at < end && !isOneOf(marks[at], 'quote', 'attribution')) at += 1;
  return at;
}

type Group = { from: number; to: number; hasAttribution: boolean };

/** Decides which quotes are context of an answer below them and stay, and which only hang on. */
function markQuotes(marks: Mark[], parts: Part[], end: number): void {
  const isOwn = (at: number) => parts[at] === 'written' && !isOneOf(marks[at], 'quote', 'attribution', 'blank');
  let first = 0;
  while (first < end && !isOwn(first)) first += 1;
  let last = end - 1;
  while (last >= first && !isOwn(last)) last -= 1;
  const groups = findGroups(marks, parts, end).filter(({ from, to }) => {
    const isBetween = from > first && to <= last;
    if (!isBetween) parts.fill('quoted', from, to);
    return isBetween;
  });
  if (last < first) return;
  const leading = hasQuote(marks, 0, first);
  const trailing = hasQuote(marks, last + 1, end);
  const isInterleaved = groups.length + Number(leading) + Number(trailing) > 1;
  if (isInterleaved && leading) keepQuotes(marks, parts, 0, first);
  for (const { from, to, hasAttribution } of groups) {
    const isContext = isInterleaved || !hasAttribution || hasAnswer(marks, to, last + 1);
    if (isContext) keepQuotes(marks, parts, from, to);
    else parts.fill('quoted', from, to);
  }
}

/** Runs of quotes with the lines above them and the blanks after them. */
function findGroups(marks: Mark[], parts: Part[], end: number): Group[] {
  const groups: Group[] = [];
  let at = 0;
  while (at < end) {
    if (parts[at] !== 'written' || !isOneOf(marks[at], 'quote', 'attribution')) {
      at += 1;
      continue;
    }
    const from = at;
    let hasAttribution = false;
    for (; at < end && parts[at] === 'written' && isOneOf(marks[at], 'quote', 'attribution', 'blank'); at++) {
      hasAttribution ||= marks[at] === 'attribution';
    }
    groups.push({ from, to: at, hasAttribution });
  }
  return groups;
}

function keepQuotes(marks: Mark[], parts: Part[], from: number, to: number): void {
  for (let at = from; at < to; at++) {
    if (parts[at] !== 'signature') parts[at] = marks[at] === 'attribution' ? 'quoted' : 'written';
  }
}

const hasQuote = (marks: Mark[], from: number, to: number) => marks.slice(from, Math.max(from, to)).includes('quote');

const hasAnswer = (marks: Mark[], from: number, to: number) =>
  marks.slice(from, to).filter((mark) => mark === 'text').length >= ANSWER_MIN;

const isOneOf = (mark: Mark | undefined, ...wanted: Mark[]) => mark !== undefined && wanted.includes(mark);
