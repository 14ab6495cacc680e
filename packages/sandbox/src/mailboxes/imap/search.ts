import type { StoredMessage } from '../folder.ts';
import { decodeBody, decodeWords, headerValue } from '../message/headers.ts';
import { type MimePart, parameterOf, readMime } from '../message/mime.ts';
import type { Chosen } from './choose-messages.ts';
import { parseDate } from './format.ts';
import { isInSet, parseSequenceSet } from './sequence-set.ts';
import { ok, type Reply, type Session, selectedOf } from './session.ts';
import { SyntaxProblem, type Token, takeListIfAny, takeNumber, takeText } from './tokens.ts';

type Matches = (candidate: Chosen) => boolean;
type Largest = { number: number; uid: number };
type KeyReader = (args: Token[], largest: Largest) => Matches;

const DAY_MS = 86_400_000;
const dayOf = (date: Date) => Math.floor(date.getTime() / DAY_MS);

const flag =
  (name: string, wanted = true): KeyReader =>
  () =>
  ({ message }) =>
    message.flags.has(name) === wanted;

const keyword =
  (wanted: boolean): KeyReader =>
  (args) =>
    flag(takeText(args, 'keyword'), wanted)(args, { number: 0, uid: 0 });

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
    return ({ message }) =>
      readMime(message.raw).fields.some(
        (field) =>
          field.name === name &&
          decodeWords(field.raw.slice(field.raw.indexOf(':') + 1))
            .toLowerCase()
            .includes(wanted),
      );
  };
}

/** The words of a message's text parts. */
function readText(part: MimePart): string {
  const inside = [...part.children, ...(part.inner ? [part.inner] : [])];
  if (inside.length > 0) return inside.map(readText).join('\n');
  if (!part.contentType.value.startsWith('text/')) return '';
  const encoding = headerValue(part.fields, 'content-transfer-encoding')?.toLowerCase() ?? '';
  const charset = parameterOf(part.contentType, 'charset') ?? 'utf-8';
  return decodeBody(part.raw.subarray(part.bodyStart, part.end), encoding, charset);
}

const text =
  (withHeader: boolean): KeyReader =>
  (args) => {
    const wanted = takeText(args, 'text').toLowerCase();
    return ({ message }) => {
      const mime = readMime(message.raw);
      if (readText(mime).toLowerCase().includes(wanted)) return true;
      return withHeader && mime.fields.some(({ raw }) => decodeWords(raw).toLowerCase().includes(wanted));
    };
  };

const size =
  (compare: (bytes: number, given: number) => boolean): KeyReader =>
  (args) => {
    const given = takeNumber(args, 'size');
    return ({ message }) => compare(message.raw.length, given);
  };

const readNot: KeyReader = (args, largest) => {
  const inner = readKey(args, largest);
  return (candidate) => !inner(candidate);
};

const readOr: KeyReader = (args, largest) => {
  const [one, other] = [readKey(args, largest), readKey(args, largest)];
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

function readKey(args: Token[], largest: Largest): Matches {
  const list = takeListIfAny(args);
  if (list) return readAll(list, largest);
  const name = takeText(args, 'search key');
  const reader = KEYS[name.toUpperCase()];
  if (reader) return reader(args, largest);
  const set = parseSequenceSet(name, largest.number);
  return ({ number }) => isInSet(set, number);
}

function readAll(args: Token[], largest: Largest): Matches {
  if (args.length === 0) throw new SyntaxProblem('Missing search key');
  const keys: Matches[] = [];
  while (args.length > 0) keys.push(readKey(args, largest));
  return (candidate) => keys.every((matches) => matches(candidate));
}

export function runSearch(session: Session, args: Token[], isUid: boolean): Reply {
  const { view } = selectedOf(session);
  if (args[0]?.kind === 'atom' && args[0].text.toUpperCase() === 'CHARSET') {
    const [, charset] = args.splice(0, 2);
    const name = charset ? takeText([charset], 'charset').toUpperCase() : '';
    if (name !== 'UTF-8' && name !== 'US-ASCII') return { status: 'NO', text: '[BADCHARSET (UTF-8)] Unknown charset' };
  }
  const isByModSeq = args.some((token) => token.kind === 'atom' && token.text.toUpperCase() === 'MODSEQ');
  if (isByModSeq && session.plan.condstore) session.usesModSeq = true;
  const matches = readAll(args, { number: view.length, uid: view.at(-1)?.uid ?? 0 });
  const found = view
    .map((message, index) => ({ message, number: index + 1 }))
    .filter((candidate) => !candidate.message.gone && matches(candidate));
  const numbers = found.map(({ message, number }) => ` ${isUid ? message.uid : number}`).join('');
  const highest = found.reduce((most, { message }) => Math.max(most, message.modSeq), 0);
  const modSeq = isByModSeq && found.length > 0 ? ` (MODSEQ ${highest})` : '';
  session.send(`* SEARCH${numbers}${modSeq}\r\n`);
  return ok('SEARCH completed');
}
