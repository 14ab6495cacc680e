import { MailServerError } from '../net/failure.ts';
import type { ImapClient } from './imap-client.ts';
import type { FetchQuery, ImapMessage } from './imap-types.ts';
import { interceptLines, type ResponseLine } from './library-internals.ts';

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

/** What a FETCH line of items we ask for in great numbers says; undefined for any other. */
export function readFetchLine({ payload, literals }: ResponseLine): ImapMessage | undefined {
  const line = payload.toString('latin1');
  BEGIN.lastIndex = 0;
  const seq = BEGIN.exec(line)?.[1];
  if (seq === undefined) return undefined;
  const message: ImapMessage = { seq: Number(seq), uid: 0 };
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

const isWhole = ({ uid, headers }: ImapMessage, literals: readonly Buffer[]) =>
  uid > 0 && literals.length === (headers ? 1 : 0);

/** What a server says of a message by itself has its flags alone, which is no answer to a question for more. */
function isAnswer(query: FetchQuery, message: ImapMessage): boolean {
  const asked = TELLING.find((item) => query[item]);
  return !asked || message[asked] !== undefined;
}

/** The first of these that was asked for is in every answer. */
const TELLING = ['headers', 'source', 'envelope', 'flags'] as const;

/**
 * Reads such lines before the library does until the returned function is called. The library writes every line down for its
 * log, whether that is read or not, and each item of it several times over: half of what a first sync costs. It still reads
 * every line that is not plain.
 */
const takeFetchLines = (client: ImapClient, query: FetchQuery, take: (message: ImapMessage) => void): (() => void) =>
  interceptLines(client, (line) => {
    const message = readFetchLine(line);
    if (!message || !isAnswer(query, message)) return false;
    take(message);
    return true;
  });

/**
 * The messages of a set of UIDs of the open folder (RFC 3501, 9: sequence-set). Once the connection is gone the library gives
 * none instead of an error, which would pass for a folder without them.
 */
export async function fetchSet<T>(
  { client }: { client: ImapClient },
  set: string,
  query: FetchQuery,
  /** At once: what the library makes of a message is many times as large as what is wanted of it. */
  read: (message: ImapMessage) => T,
  options: { changedSince?: bigint } = {},
): Promise<T[]> {
  const found: T[] = [];
  const stop = takeFetchLines(client, query, (message) => found.push(read(message)));
  try {
    for await (const message of client.fetch(set, query, { ...options, uid: true }))
      if (isAnswer(query, message)) found.push(read(message));
  } finally {
    stop();
  }
  if (!client.mailbox) throw new MailServerError({ kind: 'unreachable', why: 'closed' });
  return found;
}
