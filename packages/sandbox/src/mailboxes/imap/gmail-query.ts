import type { StoredMessage } from '../folder.ts';
import { isSameLabel, labelsOf } from './labels.ts';
import { hasInHeader, hasInText } from './message-text.ts';

type Matches = (message: StoredMessage) => boolean;

/** A word of a query: perhaps negated, perhaps with an operator, perhaps quoted. */
const WORD = /(-?)(?:([a-z0-9]+):)?(?:"([^"]*)"|(\S+))/gi;

/** Gmail writes a label in a query with dashes for what parts its words. */
const isLabel = (label: string, wanted: string) =>
  isSameLabel(label.replace(/^\\/, '').replace(/[\s/]/g, '-'), wanted.replace(/[\s/]/g, '-'));

const hasLabel =
  (wanted: string): Matches =>
  (message) =>
    labelsOf(message).some((label) => isLabel(label, wanted));

/** Labels of the user's own are those that do not begin with a backslash. */
const hasSystemLabelsOnly: Matches = (message) => labelsOf(message).every((label) => label.startsWith('\\'));

const inHeader =
  (name: string) =>
  (wanted: string): Matches =>
  ({ raw }) =>
    hasInHeader(raw, name, wanted);

/** What clients write never reaches an object's prototype. */
const ownEntry = <T>(entries: Record<string, T>, name: string): T | undefined =>
  Object.hasOwn(entries, name) ? entries[name] : undefined;

const STATES: Record<string, Matches> = {
  read: ({ flags }) => flags.has('\\Seen'),
  unread: ({ flags }) => !flags.has('\\Seen'),
  starred: ({ flags }) => flags.has('\\Flagged'),
};

const OPERATORS: Record<string, (wanted: string) => Matches> = {
  from: inHeader('from'),
  to: inHeader('to'),
  cc: inHeader('cc'),
  subject: inHeader('subject'),
  rfc822msgid: inHeader('message-id'),
  label: hasLabel,
  in: (wanted) => (wanted === 'anywhere' ? () => true : hasLabel(wanted === 'drafts' ? 'draft' : wanted)),
  has: (wanted) => (wanted === 'nouserlabels' ? hasSystemLabelsOnly : () => false),
  is: (wanted) => ownEntry(STATES, wanted) ?? (() => false),
};

/** The part of Gmail's search box that programs use; every word must match, and other operators are read as text. */
export function parseGmailQuery(query: string): Matches {
  const words = Array.from(query.matchAll(WORD), ([word, sign, operator = '', quoted, plain = '']): Matches => {
    const value = (quoted ?? plain).toLowerCase();
    const text = operator === '' ? value : word.slice(sign?.length).toLowerCase();
    const known = ownEntry(OPERATORS, operator.toLowerCase());
    const matches = known?.(value) ?? (({ raw }: StoredMessage) => hasInText(raw, text, true));
    return sign === '-' ? (message) => !matches(message) : matches;
  });
  return (message) => words.every((matches) => matches(message));
}
