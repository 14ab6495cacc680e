import type { Criterion, CriterionKind } from './lead.ts';
import { findExclusions, labelOfExcluded } from './question/find-exclusions.ts';
import { readAsker } from './question/read-asker.ts';
import { readClauses } from './question/read-clauses.ts';
import { readCount } from './question/read-count.ts';
import { readLeaders } from './question/read-leaders.ts';
import { readPlaces } from './question/read-places.ts';
import { readRest } from './question/read-rest.ts';
import { readBareRange, readSizes, readSizeWords } from './question/read-sizes.ts';
import { readTitles } from './question/read-titles.ts';
import { readTrades } from './question/read-trades.ts';
import { readUnknownTitles } from './question/read-unknown-titles.ts';
import { type Found, type Reading, said, take } from './question/reading.ts';
import { wordsIn } from './words/fold-words.ts';

const QUESTION_MAX = 600;
const CRITERIA_MAX = 8;
const VALUES_MAX = 20;
const LABEL_MAX = 200;
const NAME_MAX = 80;

/** `count`: how many people it asks for, where it says so. */
export type Understood = { name: string; criteria: Criterion[]; count: number | null };

/** Criteria a question in plain words asks for, in the order of the question. No model: the same question, the same answer. */
export function understandQuestion(question: string): Understood {
  const text = question.slice(0, QUESTION_MAX);
  const words = wordsIn(text);
  const reading: Reading = { text, words, clauses: readClauses(text, words), used: words.map(() => false), found: [] };
  readAsker(reading);
  const count = readCount(reading);
  readSizes(reading);
  readLeaders(reading);
  readTitles(reading);
  readPlaces(reading);
  readTrades(reading);
  readBareRange(reading);
  readSizeWords(reading);
  readUnknownTitles(reading);
  readExclusions(reading);
  readRest(reading);
  const criteria = joinKinds(reading.found)
    .slice(0, CRITERIA_MAX)
    .map(({ at: _at, to: _to, ...criterion }, index) => ({ id: String.fromCharCode(65 + index), ...criterion }));
  return { name: nameOf(text), criteria, count };
}

/** The question up to its first comma, not cut within a word. */
function nameOf(text: string): string {
  const line = text.trim().replace(/\s+/gu, ' ');
  const clause = /^[^,;:.!?]{8,}/u.exec(line)?.[0] ?? line;
  if (clause.length <= NAME_MAX) return clause.trim();
  const cut = clause.slice(0, NAME_MAX);
  return `${cut.slice(0, Math.max(20, cut.lastIndexOf(' '))).trim()}…`;
}

/** What the question names to leave it out. */
function readExclusions(reading: Reading): void {
  const named = reading.found.flatMap((found) =>
    found.to === undefined ? [] : [{ found, from: found.at, to: found.to }],
  );
  const { excluded, negations } = findExclusions(reading, named);
  for (const at of negations) take(reading, at, at + 1);
  for (const index of excluded) {
    const found = named[index]?.found;
    if (found) exclude(reading, found);
  }
}

/** Logistics without hauliers: what is wanted and not wanted in one trade is kept out by its words. */
function exclude(reading: Reading, found: Found): void {
  const isWanted = reading.found.some(
    (one) => one !== found && !one.isExcluded && one.kind === found.kind && one.values[0] === found.values[0],
  );
  const words = said(reading, found.at, found.to ?? found.at + 1).slice(0, LABEL_MAX / 2);
  if (isWanted) Object.assign(found, { kind: 'other', label: words, values: [words], isCheckable: false });
  Object.assign(found, { isExcluded: true, label: labelOfExcluded(found.kind, found.label) });
}

const ORDER: Record<CriterionKind, string> = {
  title: ' or ',
  industry: ' or ',
  place: ' or ',
  size: ', ',
  other: ', ',
};

/** Titles are one criterion, any of them counts; so are industries and places. */
function joinKinds(found: Found[]): Found[] {
  const joined: Found[] = [];
  for (const one of found.toSorted((a, b) => a.at - b.at)) {
    const same =
      one.kind === 'other'
        ? undefined
        : joined.find(({ kind, isExcluded }) => kind === one.kind && isExcluded === one.isExcluded);
    if (!same) joined.push({ ...one, label: one.label.slice(0, LABEL_MAX) });
    else if (one.kind !== 'size' && same.values.length < VALUES_MAX && !same.values.includes(one.values[0] ?? '')) {
      same.values = [...same.values, ...one.values];
      const label = one.kind === 'place' || one.isExcluded ? (one.values[0] ?? '') : one.label;
      same.label = `${same.label}${ORDER[one.kind]}${label}`.slice(0, LABEL_MAX);
    }
  }
  return joined;
}
