import { findExclusions, labelOfExcluded } from './find-exclusions.ts';
import { findHeadcounts } from './find-headcounts.ts';
import { findIndustries } from './find-industries.ts';
import { findPlaces, type Place } from './find-places.ts';
import { findField, findRoles, nameOfRole, saysRank } from './find-roles.ts';
import type { Criterion, CriterionKind } from './lead.ts';
import { type Clause, readClauses } from './read-clauses.ts';
import { type FoldedWord, wordsIn } from './words/fold-words.ts';
import { findPhrases, makePhrases, pairs } from './words/phrases.ts';
import {
  COMPANY_BEHIND,
  COMPANY_END,
  COMPANY_WORD,
  DECIDES,
  PLACE_BEFORE,
  RELATIVE,
  SIZE_WORDS,
  STOP_WORDS,
} from './words/question-words.ts';

const QUESTION_MAX = 600;
const CRITERIA_MAX = 8;
const VALUES_MAX = 20;
const LABEL_MAX = 200;
const NAME_MAX = 80;
const DECIDES_NEAR = 6;

type Reading = {
  text: string;
  words: readonly FoldedWord[];
  clauses: Clause[];
  used: boolean[];
  found: Found[];
};
/** `to`: where the words of what can be excluded end. */
type Found = Omit<Criterion, 'id'> & { at: number; to?: number };

/** Criteria a question in plain words asks for, in the order of the question. No model: the same question, the same answer. */
export function understandQuestion(question: string): { name: string; criteria: Criterion[] } {
  const text = question.slice(0, QUESTION_MAX);
  const words = wordsIn(text);
  const reading: Reading = { text, words, clauses: readClauses(text, words), used: words.map(() => false), found: [] };
  readSizes(reading);
  readDeciders(reading);
  readRoles(reading);
  readPlaces(reading);
  readIndustries(reading);
  readSizeWords(reading);
  readExclusions(reading);
  readRest(reading);
  const criteria = joinKinds(reading.found)
    .slice(0, CRITERIA_MAX)
    .map(({ at: _at, to: _to, ...criterion }, index) => ({ id: String.fromCharCode(65 + index), ...criterion }));
  return { name: nameOf(text), criteria };
}

/** The question up to its first comma, not cut within a word. */
function nameOf(text: string): string {
  const line = text.trim().replace(/\s+/gu, ' ');
  const clause = /^[^,;:.!?]{8,}/u.exec(line)?.[0] ?? line;
  if (clause.length <= NAME_MAX) return clause.trim();
  const cut = clause.slice(0, NAME_MAX);
  return `${cut.slice(0, Math.max(20, cut.lastIndexOf(' '))).trim()}…`;
}

function take({ used }: Reading, from: number, to: number): void {
  used.fill(true, from, to);
}

const isFree = ({ used }: Reading, from: number, to: number) => used.slice(from, to).every((isUsed) => !isUsed);
const clauseAt = ({ clauses }: Reading, at: number) => clauses.find(({ from, to }) => at >= from && at < to);
const said = ({ text, words }: Reading, from: number, to: number) =>
  text.slice(words[from]?.from ?? 0, words[to - 1]?.to ?? text.length);

function readSizes(reading: Reading): void {
  for (const { min, max, kind, from, to } of findHeadcounts(reading.text, reading.words)) {
    take(reading, from, to);
    const about = kind === 'about' || kind === 'nearly' || kind === 'exact';
    const range = about ? { min: Math.floor((min ?? 0) * 0.8), max: Math.ceil((max ?? 0) * 1.2) } : { min, max };
    reading.found.push({ kind: 'size', label: labelOfRange(range), values: [], range, isCheckable: true, at: from });
  }
}

const SIZES = makePhrases(SIZE_WORDS.flatMap(([words, range]) => pairs(words, range)));

/** "small companies": only where no number says it. */
function readSizeWords(reading: Reading): void {
  const isSaid = reading.found.some(({ kind }) => kind === 'size');
  for (const { value: range, from, to } of findPhrases(SIZES, reading.words)) {
    if (clauseAt(reading, from)?.isRelative || !isFree(reading, from, to)) continue;
    take(reading, from, to);
    if (isSaid || reading.found.some(({ kind }) => kind === 'size')) continue;
    reading.found.push({ kind: 'size', label: labelOfRange(range), values: [], range, isCheckable: true, at: from });
  }
}

export function labelOfRange({ min, max }: { min: number | null; max: number | null }): string {
  if (min !== null && max !== null) return min === max ? `${min} people` : `${min} to ${max} people`;
  if (min !== null) return `At least ${min} people`;
  return `Up to ${max ?? 0} people`;
}

/** "whoever decides on purchasing", "wer über den Einkauf entscheidet". */
function readDeciders(reading: Reading): void {
  for (const [at, { folded }] of reading.words.entries()) {
    if (!DECIDES.test(folded) || !isFree(reading, at, at + 1)) continue;
    const clause = { from: Math.max(0, at - DECIDES_NEAR), to: Math.min(reading.words.length, at + DECIDES_NEAR) };
    const after = findField(reading.words.slice(at + 1, clause.to));
    const before = after ? undefined : findField(reading.words.slice(clause.from, at));
    const field = after ?? before;
    if (!field) continue;
    const offset = after ? at + 1 : clause.from;
    const [from, to] = [Math.min(at, offset + field.from), Math.max(at + 1, offset + field.to)];
    if (COMPANY_BEHIND.test(reading.words[to]?.folded ?? '')) continue;
    const whole = clauseAt(reading, at);
    const start = whole && from - whole.from <= 3 ? whole.from : from;
    take(reading, start, to);
    // What stands behind it says which companies: "people who decide on IT at banks in Frankfurt".
    if (whole) whole.isRelative = false;
    const values = [nameOfRole({ kind: 'field', field: field.value, level: 'head' })];
    reading.found.push({ kind: 'title', label: values[0] ?? '', values, range: null, isCheckable: true, at: start });
  }
}

function readRoles(reading: Reading): void {
  // "directors of logistics companies": the field says what the company does, not what the director is the head of.
  const words = reading.words.map((word, at) =>
    reading.used[at] || COMPANY_END.test(word.folded) || COMPANY_BEHIND.test(reading.words[at + 1]?.folded ?? '')
      ? { ...word, folded: isRank(word) ? word.folded : '' }
      : word,
  );
  for (const { role, from, to } of findRoles(words)) {
    if (clauseAt(reading, from)?.isRelative || !isFree(reading, from, to)) continue;
    if (role.kind === 'field' && role.level === 'member') continue;
    const isEndOfIndustry =
      role.kind === 'profession' &&
      findIndustries(reading.words.slice(from, to + 1)).some((one) => one.to - one.from > to - from);
    if (isEndOfIndustry) continue;
    take(reading, from, to);
    const name = nameOfRole(role);
    reading.found.push({ kind: 'title', label: name, values: [name], range: null, isCheckable: true, at: from, to });
  }
}

/** "company owners", "ředitelé firem" are people: a word that is a place in a company, not a field. */
const isRank = (word: FoldedWord) => saysRank([word]);

const SEAT =
  /^(?:based|located|headquartered|situated|seat|seated|sitz\w*|ansassig\w*|base[e]?s?|situe\w*|sede|ubicad\w*|situat\w*|gevestigd|siedzib\w*|sidl\w*|sediad\w*|baserad\w*|sate)$/u;

function readPlaces(reading: Reading): void {
  const places = findPlaces(reading.words);
  for (const { place, from, to, isAmbiguous } of places) {
    if (!isFree(reading, from, to)) continue;
    const before = reading.words[from - 1]?.folded ?? '';
    const isWritten = /^[\p{Lu}\d]/u.test(said(reading, from, to));
    const isAlone = clauseAt(reading, from)?.from === from && clauseAt(reading, from)?.to === to;
    if (isAmbiguous && !isAlone && !(PLACE_BEFORE.has(before) && isWritten)) continue;
    if (
      clauseAt(reading, from)?.isRelative &&
      !isSeatClause(reading, from, to) &&
      !isBehindName(reading, from, to, place)
    )
      continue;
    take(reading, from, to);
    pushPlace(reading, place.name, from, to);
  }
  readUnknownPlaces(reading);
}

const pushPlace = (reading: Reading, name: string, at: number, to: number) =>
  reading.found.push({
    kind: 'place',
    label: `Seat in ${name}`,
    values: [name],
    range: null,
    isCheckable: true,
    at,
    to,
  });

/** "using SAP in Essen": a city that ends its clause, behind the name of something else, is the seat. "that sell in France" is none. */
function isBehindName(reading: Reading, from: number, to: number, { kind }: Place): boolean {
  if (kind !== 'city' || clauseAt(reading, from)?.to !== to || reading.found.some((one) => one.kind === 'place'))
    return false;
  const before = said(reading, from - 2, from - 1);
  return from >= 2 && PLACE_BEFORE.has(reading.words[from - 1]?.folded ?? '') && /^\p{Lu}/u.test(before);
}

/** A clause that says nothing but where: "that are based in Berlin". */
function isSeatClause({ words, used, clauses }: Reading, from: number, to: number): boolean {
  const clause = clauses.find((one) => from >= one.from && from < one.to);
  if (!clause) return false;
  const inClause = words
    .slice(clause.from, clause.to)
    .map(({ folded }, index) => ({ folded, at: clause.from + index }));
  if (inClause.some(({ folded }) => SEAT.test(folded))) return true;
  return inClause.every(
    ({ folded, at }) => used[at] || (at >= from && at < to) || STOP_WORDS.has(folded) || RELATIVE.has(folded),
  );
}

/** "in Kirchberg": a place no table knows, told by its place in the question. */
function readUnknownPlaces(reading: Reading): void {
  if (reading.found.some(({ kind }) => kind === 'place')) return;
  for (const [at, { folded }] of reading.words.entries()) {
    if (!/^(?:in|near|en|w|v|em|te|aus|around|i)$/u.test(folded) || clauseAt(reading, at)?.isRelative) continue;
    let to = at + 1;
    while (to < at + 4 && isFree(reading, to, to + 1) && /^\p{Lu}\p{Ll}+$/u.test(said(reading, to, to + 1))) to += 1;
    if (to === at + 1 || findIndustries(reading.words.slice(at + 1, to)).length > 0) continue;
    if (STOP_WORDS.has(reading.words[at + 1]?.folded ?? '') || COMPANY_END.test(reading.words[to - 1]?.folded ?? ''))
      continue;
    const name = said(reading, at + 1, to);
    take(reading, at, to);
    pushPlace(reading, name, at + 1, to);
    return;
  }
}

function readIndustries(reading: Reading): void {
  for (const { value, from, to } of findIndustries(reading.words)) {
    const clause = clauseAt(reading, from);
    if (!isFree(reading, from, to) || (clause?.isRelative && !isWorkClause(reading, clause))) continue;
    take(reading, from, to);
    reading.found.push({
      kind: 'industry',
      label: value,
      values: [value],
      range: null,
      isCheckable: true,
      at: from,
      to,
    });
  }
}

/** What the question names to leave it out. */
function readExclusions(reading: Reading): void {
  const named = reading.found.flatMap((found) =>
    found.to === undefined ? [] : [{ found, from: found.at, to: found.to }],
  );
  const { excluded, negations } = findExclusions(reading.words, reading.used, named);
  for (const at of negations) take(reading, at, at + 1);
  for (const index of excluded) {
    const found = named[index]?.found;
    if (found) Object.assign(found, { isExcluded: true, label: labelOfExcluded(found.kind, found.label) });
  }
}

/** "who work in fintech", "die in der Logistik arbeiten". */
const isWorkClause = ({ words }: Reading, { from, to }: Clause) =>
  words
    .slice(from, to)
    .some(({ folded }) =>
      /^(?:work|works|working|active|operate|operating|arbeiten|tatig|travaill\w*|trabaj\w*|lavor\w*|werk\w*|dziala\w*|pracuj\w*|pusob\w*|trabalh\w*|arbetar|verksam\w*)$/u.test(
        folded,
      ),
    );

/** What is left of a clause is something else to look for. */
function readRest(reading: Reading): void {
  for (const { from, to, isRelative } of reading.clauses) {
    const left = reading.words
      .slice(from, to)
      .map((word, index) => ({ ...word, at: from + index }))
      .filter(({ at, folded }) => !reading.used[at] && isTelling(folded));
    const [first, last] = [left[0], left[left.length - 1]];
    if (!first || !last) continue;
    const isOneWord = left.length === 1 && first.folded.length < 4;
    if (isOneWord) continue;
    // Words between what was taken belong to it; a relative clause is one thought.
    const label = isRelative
      ? said(reading, startOfThought(reading, from, first.at), lastUnused(reading, last.at, to) + 1)
      : left.map(({ from: start, to: end }) => reading.text.slice(start, end)).join(' ');
    const values = [...new Set(left.map(({ from: start, to: end }) => reading.text.slice(start, end)))].slice(
      0,
      VALUES_MAX,
    );
    reading.found.push({
      kind: 'other',
      label: capital(label.slice(0, LABEL_MAX)),
      values: values.map((value) => value.slice(0, 100)),
      range: null,
      isCheckable: isUsuallySaid(left.map(({ folded }) => folded)),
      at: first.at,
    });
  }
  if (reading.found.length > 0 || reading.text.trim() === '') return;
  const label = reading.text.trim().slice(0, LABEL_MAX);
  const values = reading.words.map(({ from, to }) => reading.text.slice(from, to).slice(0, 100)).slice(0, VALUES_MAX);
  reading.found.push({ kind: 'other', label, values, range: null, isCheckable: false, at: 0 });
}

const isTelling = (word: string) =>
  word.length > 1 && !STOP_WORDS.has(word) && !RELATIVE.has(word) && !COMPANY_WORD.test(word);

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
