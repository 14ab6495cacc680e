import type { FetchMessageObject, FetchQueryObject } from 'imapflow';
import type { ImapClient } from '../../../platform/imap/imap-client.ts';

/** RFC 3501, 7.4.2: items come in any order. One that is not among these is left to the library, and the line with it. */
const ITEM = new RegExp(
  [
    'UID (?<uid>[1-9]\\d{0,9})',
    // RFC 3501, 9: atoms, so none of these has to be unquoted.
    "FLAGS \\((?<flags>[!#-'*-Z^-z|~\\\\ ]*)\\)",
    'INTERNALDATE "(?<internalDate>[ \\w:+-]+)"',
    'RFC822\\.SIZE (?<size>\\d{1,15})',
    'MODSEQ \\(\\d+\\)',
    // RFC 8474, 5, and Gmail's own words for the same.
    '(?:EMAILID \\((?<emailId>[\\w-]+)\\)|X-GM-MSGID (?<gmailId>\\d+))',
    '(?:THREADID (?:NIL|\\((?<threadId>[\\w-]+)\\))|X-GM-THRID (?<gmailThread>\\d+))',
    'BODY\\[HEADER\\.FIELDS \\([^()[\\]{}]*\\)\\] \\{(?<headers>\\d+)\\}\\r?\\n',
  ].join('|'),
  'iy',
);
const BEGIN = /\* (\d{1,10}) FETCH \(/iy;

/** A line as the library hands it from one half of itself to the other, the literals beside it. */
type Line = { payload: Buffer; literals: readonly Buffer[] };

/** What a FETCH line of items we ask for in great numbers says; undefined for any other. */
export function readFetchLine({ payload, literals }: Line): FetchMessageObject | undefined {
  const line = payload.toString('latin1');
  BEGIN.lastIndex = 0;
  const seq = BEGIN.exec(line)?.[1];
  if (seq === undefined) return undefined;
  const message: FetchMessageObject = { seq: Number(seq), uid: 0 };
  ITEM.lastIndex = BEGIN.lastIndex;
  for (;;) {
    const item = ITEM.exec(line)?.groups;
    if (!item) return undefined;
    const { uid, flags, internalDate, size, headers } = item;
    const [emailId, threadId] = [item.emailId ?? item.gmailId, item.threadId ?? item.gmailThread];
    if (uid !== undefined) message.uid = Number(uid);
    else if (flags !== undefined) message.flags = new Set(flags.split(' ').filter(Boolean));
    else if (internalDate !== undefined) message.internalDate = new Date(internalDate);
    else if (size !== undefined) message.size = Number(size);
    else if (emailId !== undefined) message.emailId = emailId;
    else if (threadId !== undefined) message.threadId = threadId;
    else if (headers !== undefined) message.headers = literals[0];
    const next = line[ITEM.lastIndex];
    if (next === ')') return ITEM.lastIndex === line.length - 1 && isWhole(message, literals) ? message : undefined;
    if (next !== ' ') return undefined;
    ITEM.lastIndex += 1;
  }
}

const isWhole = ({ uid, headers }: FetchMessageObject, literals: readonly Buffer[]) =>
  uid > 0 && literals.length === (headers ? 1 : 0);

/** What a server says of a message by itself has its flags alone, which is no answer to a question for more. */
export function isAnswer(query: FetchQueryObject, message: FetchMessageObject): boolean {
  const asked = TELLING.find((item) => query[item]);
  return !asked || message[asked] !== undefined;
}

/** The first of these that was asked for is in every answer. */
const TELLING = ['headers', 'source', 'envelope', 'flags'] as const;

/**
 * Reads such lines before the library does until the returned function is called. The library writes every line down for its
 * log, whether anybody reads that or not, and each item of it several times over: half of what a first sync costs. It goes
 * on doing so where a version of it has no such place to step in, and with every line that is not plain.
 */
export function takeFetchLines(
  client: ImapClient,
  query: FetchQueryObject,
  take: (message: FetchMessageObject) => void,
): () => void {
  const usual: unknown = Reflect.get(client, PLACE);
  if (typeof usual !== 'function') return () => undefined;
  Reflect.set(client, PLACE, (line: Line): unknown => {
    const message = readFetchLine(line);
    if (!message || !isAnswer(query, message)) return Reflect.apply(usual, client, [line]);
    take(message);
    return true;
  });
  return () => void Reflect.deleteProperty(client, PLACE);
}

const PLACE = 'handleResponse';
