import { findDemonym } from '../find/find-demonym.ts';
import { findIndustries } from '../find/find-industries.ts';
import { findPlaces, type Place } from '../find/find-places.ts';
import { COMPANY_END, NEGATIONS, PLACE_BEFORE, RELATIVE, STOP_WORDS } from '../words/question-words.ts';
import { clauseAt, isFree, push, type Reading, said, take, wordAt } from './reading.ts';

const SEAT =
  /^(?:based|located|headquartered|situated|seat|seated|sitz\w*|ansassig\w*|base[e]?s?|situe\w*|sede|ubicad\w*|situat\w*|gevestigd|siedzib\w*|sidl\w*|sediad\w*|baserad\w*|sate)$/u;

/** Where the companies are: places of the tables, adjectives made of them, and names behind "in" that no table knows. */
export function readPlaces(reading: Reading): void {
  for (const { place, from, to, isAmbiguous } of findPlaces(reading.words)) {
    if (!isFree(reading, from, to)) continue;
    const before = wordAt(reading, from - 1);
    const isWritten = /^[\p{Lu}\d]/u.test(said(reading, from, to));
    const isAlone = clauseAt(reading, from)?.from === from && clauseAt(reading, from)?.to === to;
    const isStated = isAlone || ((PLACE_BEFORE.has(before) || NEGATIONS.has(before)) && isWritten);
    if ((isAmbiguous && !isStated) || !isOfCompany(reading, place, from, to)) continue;
    take(reading, from, to);
    push(reading, 'place', place.name, from, to);
  }
  readDemonyms(reading);
  readUnknownPlaces(reading);
}

/** "that sell in France" says nothing of the seat. */
const isOfCompany = (reading: Reading, place: Place, from: number, to: number) =>
  !clauseAt(reading, from)?.isRelative || isSeatClause(reading, from, to) || isBehindName(reading, from, to, place);

/** "milanesi", "toulousains": adjectives of places, and cases of their names. */
function readDemonyms(reading: Reading): void {
  for (const [at, word] of reading.words.entries()) {
    if (!isFree(reading, at, at + 1) || STOP_WORDS.has(word.folded)) continue;
    const place = findDemonym(word.folded);
    if (!place || findIndustries([word]).length > 0 || !isOfCompany(reading, place, at, at + 1)) continue;
    take(reading, at, at + 1);
    push(reading, 'place', place.name, at, at + 1);
  }
}

/** "using SAP in Essen": a city that ends its clause, behind the name of something else, is the seat. "that sell in France" is none. */
function isBehindName(reading: Reading, from: number, to: number, { kind }: Place): boolean {
  if (kind !== 'city' || clauseAt(reading, from)?.to !== to || reading.found.some((one) => one.kind === 'place'))
    return false;
  const before = said(reading, from - 2, from - 1);
  return from >= 2 && PLACE_BEFORE.has(wordAt(reading, from - 1)) && /^\p{Lu}/u.test(before);
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

/** "in Kirchberg": a place no table knows, known by its place in the question. */
function readUnknownPlaces(reading: Reading): void {
  if (reading.found.some(({ kind }) => kind === 'place')) return;
  for (const [at, { folded }] of reading.words.entries()) {
    if (!/^(?:in|near|en|w|v|em|te|aus|around|i)$/u.test(folded) || clauseAt(reading, at)?.isRelative) continue;
    let to = at + 1;
    while (to < at + 4 && isFree(reading, to, to + 1) && /^\p{Lu}\p{Ll}+$/u.test(said(reading, to, to + 1))) to += 1;
    if (to === at + 1 || findIndustries(reading.words.slice(at + 1, to)).length > 0) continue;
    if (STOP_WORDS.has(wordAt(reading, at + 1)) || COMPANY_END.test(wordAt(reading, to - 1))) continue;
    take(reading, at, to);
    push(reading, 'place', said(reading, at + 1, to), at + 1, to);
    return;
  }
}
