import { FOLDER_IDS, type FolderRole, REPLY_LABELS, type ReplyLabel } from '@outrider/contract/inbox/message';
import { searchableText } from '../searchable-text.ts';

export type Field = 'any' | 'from' | 'to' | 'subject' | 'file';

/** Words that must stand one after the other, or must not; the last one may go on, unless it was quoted. */
export type Term = { field: Field; words: string[]; isWhole: boolean; isNot: boolean };

export type Trait = 'unread' | 'read' | 'starred' | 'pinned' | 'replied' | 'forwarded' | 'snoozed' | 'attachment';

export type Search = {
  terms: Term[];
  traits: { trait: Trait; isNot: boolean }[];
  /** Received before this day, or on it and later. */
  before: string | undefined;
  after: string | undefined;
  /** A usual folder, or the name of one people made; `anywhere` is spam and trash too. */
  in: FolderRole | { name: string } | 'anywhere' | undefined;
  labels: { label: ReplyLabel | { name: string }; isNot: boolean }[];
};

/** More would be a text, not a question. */
const TERMS_MAX = 30;

/** An optional minus, an optional operator, and a quoted phrase (closed or not) or a word. */
const TOKEN = /(-?)(?:([a-z]+):)?(?:"([^"]*)"?|([^\s"]+))/giu;

/** Maps, not objects: what people type may be a name that every object has. */
const FIELDS = new Map<string, Field>([
  ['from', 'from'],
  ['to', 'to'],
  ['cc', 'to'],
  ['subject', 'subject'],
  ['filename', 'file'],
]);
const TRAITS = new Map<string, Trait>([
  ['is:unread', 'unread'],
  ['is:read', 'read'],
  ['is:starred', 'starred'],
  ['is:pinned', 'pinned'],
  ['is:replied', 'replied'],
  ['is:forwarded', 'forwarded'],
  ['is:snoozed', 'snoozed'],
  ['has:attachment', 'attachment'],
  ['has:attachments', 'attachment'],
]);
const ANYWHERE = new Set(['anywhere', 'all']);

/** What the user typed into the search. Total: what is no operator, or no sensible one, is a word to look for. */
export function parseSearch(pattern: string): Search {
  const search: Search = {
    terms: [],
    traits: [],
    before: undefined,
    after: undefined,
    in: undefined,
    labels: [],
  };
  for (const [whole, minus, operator = '', phrase, word = ''] of pattern.matchAll(TOKEN)) {
    const token = { operator: operator.toLowerCase(), value: phrase ?? word, isNot: minus === '-' };
    if (token.value.trim() !== '' && takeOperator(search, token, phrase !== undefined)) continue;
    const text = operator === '' ? token.value : whole;
    addTerm(search, 'any', text, { isWhole: phrase !== undefined, isNot: token.isNot });
  }
  return search;
}

type Token = { operator: string; value: string; isNot: boolean };

/** Whether the token was an operator that makes sense. */
function takeOperator(search: Search, { operator, value, isNot }: Token, isWhole: boolean): boolean {
  const field = FIELDS.get(operator);
  if (field) return addTerm(search, field, value, { isWhole, isNot });
  const trait = TRAITS.get(`${operator}:${value.toLowerCase()}`);
  if (trait) return search.traits.push({ trait, isNot }) > 0;
  switch (operator) {
    case 'before':
    case 'after': {
      const day = readDay(value);
      if (day) search[operator] = day;
      return day !== undefined;
    }
    case 'in':
      search.in = readFolder(value);
      return true;
    case 'label':
    case 'tag':
      return search.labels.push({ label: readLabel(value), isNot }) > 0;
    default:
      return false;
  }
}

function addTerm(
  search: Search,
  field: Field,
  text: string,
  { isWhole, isNot }: Pick<Term, 'isWhole' | 'isNot'>,
): boolean {
  const words = searchableText(text).split(' ').filter(Boolean);
  if (words.length > 0 && search.terms.length < TERMS_MAX) search.terms.push({ field, words, isWhole, isNot });
  return words.length > 0;
}

function readFolder(value: string): Search['in'] {
  const name = value.trim();
  const role = name.toLowerCase();
  if (ANYWHERE.has(role)) return 'anywhere';
  return Object.hasOwn(FOLDER_IDS, role) ? (role as FolderRole) : { name };
}

function readLabel(value: string): ReplyLabel | { name: string } {
  const plain = value.toLowerCase().replaceAll(/[\s_-]/g, '');
  return REPLY_LABELS.find((label) => label.toLowerCase() === plain) ?? { name: value.trim() };
}

/** `2026-03-01`, `2026/3/1` or `1.3.2026`; undefined for a day no calendar has. */
function readDay(value: string): string | undefined {
  const [, year, month, day] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(value) ??
    /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/.exec(value)?.toReversed().toSpliced(0, 0, '').slice(0, 4) ??
    [];
  if (!year || !month || !day) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const isReal = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return isReal && Number(year) >= 1970 ? date.toISOString().slice(0, 10) : undefined;
}
