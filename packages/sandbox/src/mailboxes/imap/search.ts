import type { StoredMessage } from '../folder.ts';
import { headerValue } from '../message/headers.ts';
import { readMime } from '../message/mime.ts';
import { hasLabels } from './capabilities.ts';
import type { Chosen } from './choose-messages.ts';
import { parseDate, quote } from './format.ts';
import { parseGmailQuery } from './gmail-query.ts';
import { isSameLabel, labelsOf } from './labels.ts';
import { hasInHeader, hasInText } from './message-text.ts';
import { formatSet, isInSet, parseSequenceSet } from './sequence-set.ts';
import { ok, type Reply, type Session, selectedOf } from './session.ts';
import { SyntaxProblem, type Token, takeListIfAny, takeNumber, takeText, textsOf } from './tokens.ts';

type Matches = (candidate: Chosen) => boolean;
/** What keys are read against: the largest numbers in use, and whether there are labels. */
type Scope = { number: number; uid: number; withLabels: boolean };
type KeyReader = (args: Token[], scope: Scope) => Matches;

const DAY_MS = 86_400_000;
const dayOf = (date: Date) => Math.floor(date.getTime() / DAY_MS);

const flag =
  (name: string, wanted = true): KeyReader =>
  () =>
  ({ message }) =>
    message.flags.has(name) === wanted;

const keyword =
  (wanted: boolean): KeyReader =>
  (args, scope) =>
    flag(takeText(args, 'keyword'), wanted)(args, scope);

function byDay(dateOf: (message: StoredMessage) => Date, compare: (day: number, given: number) => boolean): KeyReader {
  return (args) => {
    const given = parseDate(takeText(args, 'date'));
    if (!given) throw new SyntaxProblem('Invalid date');
    // RFC 9051, 6.4.4: times and zones do not count, the day does.
    return ({ message }) => compare(dayOf(dateOf(message)), dayOf(given));
  };
}

const receivedAt = ({ internalDate }: StoredMessage) => internalDate;
const sentAt = ({ raw, internalDate }: StoredMessage) => {
  const date = new Date(headerValue(readMime(raw).fields, 'date') ?? '');
  return Number.isNaN(date.getTime()) ? internalDate : date;
};
const isBefore = (day: number, given: number) => day < given;
const isOn = (day: number, given: number) => day === given;
const isSince = (day: number, given: number) => day >= given;

function header(fixedName?: string): KeyReader {
  return (args) => {
    const name = (fixedName ?? takeText(args, 'field')).toLowerCase();
    const wanted = takeText(args, 'text').toLowerCase();
    return ({ message }) => hasInHeader(message.raw, name, wanted);
  };
}

const text =
  (withHeader: boolean): KeyReader =>
  (args) => {
    const wanted = takeText(args, 'text').toLowerCase();
    return ({ message }) => hasInText(message.raw, wanted, withHeader);
  };

const size =
  (compare: (bytes: number, given: number) => boolean): KeyReader =>
  (args) => {
    const given = takeNumber(args, 'size');
    return ({ message }) => compare(message.raw.length, given);
  };

const readNot: KeyReader = (args, scope) => {
  const inner = readKey(args, scope);
  return (candidate) => !inner(candidate);
};

const readOr: KeyReader = (args, scope) => {
  const [one, other] = [readKey(args, scope), readKey(args, scope)];
  return (candidate) => one(candidate) || other(candidate);
};

const readUids: KeyReader = (args, { uid }) => {
  const set = parseSequenceSet(takeText(args, 'UIDs'), uid);
  return ({ message }) => isInSet(set, message.uid);
};

/** RFC 7162, 3.1.5; the name of a flag before the number changes nothing here, as one number covers all flags. */
const readModSeq: KeyReader = (args) => {
  if (args[0]?.kind === 'string') args.splice(0, 2);
  const given = takeNumber(args, 'mod-sequence');
  return ({ message }) => message.modSeq >= given;
};

const gmailKey =
  (key: 'id' | 'threadId'): KeyReader =>
  (args) => {
    const wanted = takeText(args, 'id');
    return ({ message }) => message.gmail?.[key] === wanted;
  };

const LABEL_KEYS: Record<string, KeyReader> = {
  'X-GM-MSGID': gmailKey('id'),
  'X-GM-THRID': gmailKey('threadId'),
  'X-GM-LABELS': (args) => {
    const wanted = takeText(args, 'label');
    return ({ message }) => labelsOf(message).some((label) => isSameLabel(label, wanted));
  },
  'X-GM-RAW': (args) => {
    const matches = parseGmailQuery(takeText(args, 'query'));
    return ({ message }) => matches(message);
  },
};

const never: KeyReader = () => () => false;
const always: KeyReader = () => () => true;

const KEYS: Record<string, KeyReader> = {
  ALL: always,
  ANSWERED: flag('\\Answered'),
  UNANSWERED: flag('\\Answered', false),
  DELETED: flag('\\Deleted'),
  UNDELETED: flag('\\Deleted', false),
  DRAFT: flag('\\Draft'),
  UNDRAFT: flag('\\Draft', false),
  FLAGGED: flag('\\Flagged'),
  UNFLAGGED: flag('\\Flagged', false),
  SEEN: flag('\\Seen'),
  UNSEEN: flag('\\Seen', false),
  KEYWORD: keyword(true),
  UNKEYWORD: keyword(false),
  // No message is ever "recent" here, as RFC 9051 lets servers have it.
  RECENT: never,
  NEW: never,
  OLD: always,
  BEFORE: byDay(receivedAt, isBefore),
  ON: byDay(receivedAt, isOn),
  SINCE: byDay(receivedAt, isSince),
  SENTBEFORE: byDay(sentAt, isBefore),
  SENTON: byDay(sentAt, isOn),
  SENTSINCE: byDay(sentAt, isSince),
  HEADER: header(),
  FROM: header('from'),
  TO: header('to'),
  CC: header('cc'),
  BCC: header('bcc'),
  SUBJECT: header('subject'),
  BODY: text(false),
  TEXT: text(true),
  LARGER: size((bytes, given) => bytes > given),
  SMALLER: size((bytes, given) => bytes < given),
  UID: readUids,
  NOT: readNot,
  OR: readOr,
  MODSEQ: readModSeq,
};

function readKey(args: Token[], scope: Scope): Matches {
  const list = takeListIfAny(args);
  if (list) return readAll(list, scope);
  const name = takeText(args, 'search key');
  const upper = name.toUpperCase();
  const reader = KEYS[upper] ?? (scope.withLabels ? LABEL_KEYS[upper] : undefined);
  if (reader) return reader(args, scope);
  const set = parseSequenceSet(name, scope.number);
  return ({ number }) => isInSet(set, number);
}

function readAll(args: Token[], scope: Scope): Matches {
  if (args.length === 0) throw new SyntaxProblem('Missing search key');
  const keys: Matches[] = [];
  while (args.length > 0) keys.push(readKey(args, scope));
  return (candidate) => keys.every((matches) => matches(candidate));
}

const RETURNS = ['MIN', 'MAX', 'COUNT', 'ALL'];

/** RFC 4731: which numbers about the result are wanted instead of the list; all of them when none is named. */
function takeReturns(args: Token[]): string[] | undefined {
  if (args[0]?.kind !== 'atom' || args[0].text.toUpperCase() !== 'RETURN') return undefined;
  args.shift();
  const wanted = textsOf(takeListIfAny(args) ?? [], 'option').map((option) => option.toUpperCase());
  if (wanted.some((option) => !RETURNS.includes(option))) throw new SyntaxProblem('Unknown option');
  return wanted.length > 0 ? wanted : ['ALL'];
}

function formatReturns(wanted: string[], numbers: number[]): string {
  const values: Record<string, number | string | undefined> = {
    MIN: numbers[0],
    MAX: numbers.at(-1),
    COUNT: numbers.length,
    ALL: numbers.length > 0 ? formatSet(numbers) : undefined,
  };
  return wanted.map((option) => (values[option] === undefined ? '' : ` ${option} ${values[option]}`)).join('');
}

export function runSearch(session: Session, args: Token[], isUid: boolean): Reply {
  const { view } = selectedOf(session);
  const returns = takeReturns(args);
  if (args[0]?.kind === 'atom' && args[0].text.toUpperCase() === 'CHARSET') {
    const [, charset] = args.splice(0, 2);
    const name = charset ? takeText([charset], 'charset').toUpperCase() : '';
    if (name !== 'UTF-8' && name !== 'US-ASCII') return { status: 'NO', text: '[BADCHARSET (UTF-8)] Unknown charset' };
  }
  const isByModSeq = args.some((token) => token.kind === 'atom' && token.text.toUpperCase() === 'MODSEQ');
  if (isByModSeq && session.plan.condstore) session.usesModSeq = true;
  const withLabels = hasLabels(session.plan);
  const matches = readAll(args, { number: view.length, uid: view.at(-1)?.uid ?? 0, withLabels });
  const found = view
    .map((message, index) => ({ message, number: index + 1 }))
    .filter((candidate) => !candidate.message.gone && matches(candidate));
  const numbers = found.map(({ message, number }) => (isUid ? message.uid : number));
  const highest = found.reduce((most, { message }) => Math.max(most, message.modSeq), 0);
  const hasModSeq = isByModSeq && found.length > 0;
  if (returns) {
    const values = `${isUid ? ' UID' : ''}${formatReturns(returns, numbers)}${hasModSeq ? ` MODSEQ ${highest}` : ''}`;
    session.send(`* ESEARCH (TAG ${quote(session.tag)})${values}\r\n`);
  } else {
    session.send(`* SEARCH${numbers.map((one) => ` ${one}`).join('')}${hasModSeq ? ` (MODSEQ ${highest})` : ''}\r\n`);
  }
  return ok('SEARCH completed');
}
