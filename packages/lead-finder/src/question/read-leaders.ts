import { findIndustries } from '../find/find-industries.ts';
import { findField, nameOfRole } from '../find/find-roles.ts';
import { CONTACT_PERSON, DECIDES, LEADS, LEADS_COMPANY, PEOPLE, WORKS_IN } from '../words/leading-words.ts';
import { COMPANY_BEHIND, COMPANY_WORD } from '../words/question-words.ts';
import { clauseAt, isFree, push, type Reading, take, wordAt } from './reading.ts';

const NEAR = 9;
const NEAR_FIELD = 4;

/** "whoever decides on purchasing", "people who run marketing", "wer den Einkauf leitet", "Ansprechpartner im Vertrieb". */
export function readLeaders(reading: Reading): void {
  for (const at of reading.words.keys()) {
    if (!isFree(reading, at, at + 1)) continue;
    const word = wordAt(reading, at);
    const subject = subjectBefore(reading, at);
    if (DECIDES.test(word) || (LEADS.test(word) && subject !== undefined)) readLed(reading, at, subject);
    else if (CONTACT_PERSON.test(word)) readContacts(reading, at);
  }
}

/** Where the words for those who lead begin: "the people that", "whoever". */
function subjectBefore(reading: Reading, at: number): number | undefined {
  for (let before = at - 1; before >= Math.max(0, at - NEAR); before -= 1) {
    if (reading.used[before]) return undefined;
    if (!PEOPLE.has(wordAt(reading, before))) continue;
    const isSecond = before > 0 && PEOPLE.has(wordAt(reading, before - 1)) && isFree(reading, before - 1, before);
    return isSecond ? before - 1 : before;
  }
  return undefined;
}

function readLed(reading: Reading, at: number, subject: number | undefined): void {
  const [first, end] = [Math.max(0, at - NEAR), Math.min(reading.words.length, at + 1 + NEAR)];
  const field = fieldWithin(reading, at + 1, end) ?? fieldWithin(reading, first, at);
  if (!field) {
    readLedCompany(reading, at, subject);
    return;
  }
  const [from, to] = [Math.min(at, field.from), Math.max(at + 1, field.to)];
  const whole = clauseAt(reading, at);
  const start = subject ?? (whole && from - whole.from <= 3 ? whole.from : from);
  const title = nameOfRole({ kind: 'field', field: field.value, level: 'head' });
  // "Wer kümmert sich bei Banken um die IT?": what stands between is read by itself.
  const isFar = field.from > at + NEAR_FIELD;
  claim(reading, title, Math.min(start, from), isFar ? at + 1 : to, at);
  if (isFar) take(reading, field.from, field.to);
}

/** The first part of a company that is named, where it is not the company's trade. */
function fieldWithin(reading: Reading, first: number, end: number) {
  let from = first;
  while (from < end) {
    const found = findField(reading.words.slice(from, end));
    if (!found) return undefined;
    const field = { ...found, from: from + found.from, to: from + found.to };
    if (!isTrade(reading, field.from, field.to)) return field;
    from = field.to;
  }
  return undefined;
}

/** "people who run bakeries": no part of a company, so all of it. */
function readLedCompany(reading: Reading, at: number, subject: number | undefined): void {
  if (subject === undefined || !LEADS_COMPANY.test(wordAt(reading, at))) return;
  const behind = reading.words.slice(at + 1, at + 1 + NEAR_FIELD);
  const isCompany = findIndustries(behind).length > 0 || behind.some(({ folded }) => COMPANY_WORD.test(folded));
  if (isCompany) claim(reading, nameOfRole({ kind: 'whole', role: 'ceo', isSure: true }), subject, at + 1, at);
}

function readContacts(reading: Reading, at: number): void {
  if (!WORKS_IN.has(wordAt(reading, at + 1))) return;
  const from = at + 2;
  const field = findField(reading.words.slice(from, from + 3));
  if (!field || isTrade(reading, from + field.from, from + field.to)) return;
  // "contacts in logistics" may mean the trade.
  if (findIndustries(reading.words.slice(from + field.from, from + field.to)).length > 0) return;
  const title = nameOfRole({ kind: 'field', field: field.value, level: 'head' });
  claim(reading, title, at, from + field.to, at);
}

/** "decides on logistics companies", "runs a marketing agency": what the company does. */
function isTrade(reading: Reading, from: number, to: number): boolean {
  const isLonger = findIndustries(reading.words.slice(from, to + 2)).some(
    (one) => one.from === 0 && one.to > to - from,
  );
  return isLonger || COMPANY_BEHIND.test(wordAt(reading, to));
}

/** What stands behind it says which companies: "people who decide on IT at banks in Frankfurt". */
function claim(reading: Reading, title: string, from: number, to: number, at: number): void {
  take(reading, from, to);
  for (const one of [clauseAt(reading, at), clauseAt(reading, to - 1)]) if (one) one.isRelative = false;
  push(reading, 'title', title, from, to);
}
