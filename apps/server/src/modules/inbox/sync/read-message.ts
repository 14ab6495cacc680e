import type { Message, MessageAttachment, Person } from '@outrider/contract/inbox/message';
import { parseAddressList } from '@outrider/mail-kit/addresses/parse-address-list';
import { decodeHeaderWords } from '@outrider/mail-kit/mime/decode-header-words';
import { readHeaders } from '@outrider/mail-kit/mime/read-headers';
import type { FetchQuery, ImapMessage } from '../../../platform/imap/imap-types.ts';
import type { InboxDeps } from '../inbox-deps.ts';
import { storedText } from '../stored-text.ts';
import { DRAFT_HEADER } from './draft-header.ts';
import { listAttachments } from './list-attachments.ts';

/** A message as it is stored, before it has a thread. */
export type ReadMessage = {
  uid: number;
  messageId: string;
  refs: string[];
  providerId: string;
  providerThread: string;
  subject: string;
  from: Person;
  receivers: Message['receivers'];
  replyTo: Person[];
  sentAt: Date | null;
  receivedAt: Date;
  size: number;
  attachments: MessageAttachment[];
  flags: MessageFlags;
  /** Marked as deleted, and still there. */
  isDeleted: boolean;
  /** Of a draft of ours: what its header says. */
  draftMark: string;
  isWarmup: boolean;
  /** RFC 3834, 5: no person wrote it. */
  isAutomatic: boolean;
  /** More than one text that is shown: its structure has to be known before its files are. */
  hasParts: boolean;
};

export type MessageFlags = { seen: boolean; answered: boolean; forwarded: boolean; starred: boolean; draft: boolean };

/** What a list needs to know, and what leads to a thread. */
const FIELDS = [
  'From',
  'Sender',
  'To',
  'Cc',
  'Bcc',
  'Reply-To',
  'Subject',
  'Date',
  'Message-ID',
  'In-Reply-To',
  'References',
  'Auto-Submitted',
  'Content-Type',
  'Content-Disposition',
];

/**
 * Nothing here makes a mail read: the library peeks (RFC 3501, 6.4.5). The fields come as they were written, not as the
 * server's ENVELOPE: the library takes several times as long to read that, and servers differ in what they make of it.
 */
export const headersQuery = (
  { warmup }: Pick<InboxDeps, 'warmup'>,
  { structure }: { structure: boolean },
): FetchQuery => ({
  uid: true,
  flags: true,
  internalDate: true,
  size: true,
  bodyStructure: structure,
  threadId: true,
  headers: [...FIELDS, DRAFT_HEADER, warmup.header],
});

/** RFC 2045, 5.2: a message that does not say what it is, is plain text. */
const ONE_TEXT = /^(?:text\/(?:plain|html)\s*(?:;|$)|$)/i;

const SUBJECT_MAX = 998;
const NAME_MAX = 200;
const ADDRESS_MAX = 320;
const ID_MAX = 500;
/** A thread's beginning and its latest turns lead to it; RFC 5322, 3.6.4 lets clients leave out the middle. */
const REFS_MAX = 30;
const RECEIVERS_MAX = 100;
const MARK_MAX = 100;

export function readMessage({ warmup, now }: Pick<InboxDeps, 'warmup' | 'now'>, message: ImapMessage): ReadMessage {
  const { uid, flags, bodyStructure, headers, size = 0, emailId = '', threadId = '' } = message;
  const fields = readFields(headers);
  const field = (name: string) => fields.get(name) ?? '';
  const from = readPeople(field('from'))[0] ?? readPeople(field('sender'))[0] ?? { name: '', email: '' };
  const messageId = idsIn(field('message-id'))[0] ?? storedText(field('message-id'), ID_MAX).trim();
  const signature = field(warmup.header.toLowerCase());
  return {
    uid,
    messageId,
    refs: readRefs(field('references'), field('in-reply-to'), messageId),
    providerId: storedText(emailId, ID_MAX),
    providerThread: storedText(threadId, ID_MAX),
    subject: storedText(decodeHeaderWords(field('subject')), SUBJECT_MAX),
    from,
    receivers: { to: readPeople(field('to')), cc: readPeople(field('cc')), bcc: readPeople(field('bcc')) },
    replyTo: readPeople(field('reply-to')),
    sentAt: dateOf(field('date')) ?? null,
    receivedAt: dateOf(message.internalDate) ?? dateOf(field('date')) ?? now(),
    size,
    attachments: bodyStructure ? listAttachments(bodyStructure) : [],
    flags: readFlags(flags),
    isDeleted: isMarkedDeleted(flags),
    draftMark: storedText(field(DRAFT_HEADER.toLowerCase()), MARK_MAX).trim(),
    isAutomatic: /^auto-/i.test(field('auto-submitted')),
    hasParts: !ONE_TEXT.test(field('content-type')) || field('content-disposition') !== '',
    isWarmup: signature !== '' && warmup.isSigned({ messageId: `<${messageId}>`, from: from.email, signature }),
  };
}

/** Where the writer of a mail wants answers (RFC 5322, 3.6.2). */
export const readReplyTo = (header: Buffer | undefined): Person[] =>
  readPeople(readFields(header).get('reply-to') ?? '');

export const readFlags = (flags: Set<string> | undefined): MessageFlags => ({
  seen: flags?.has('\\Seen') ?? false,
  answered: flags?.has('\\Answered') ?? false,
  // RFC 5788 registers it; servers keep the case clients once used.
  forwarded: [...(flags ?? [])].some((flag) => flag.toLowerCase() === '$forwarded'),
  starred: flags?.has('\\Flagged') ?? false,
  draft: flags?.has('\\Draft') ?? false,
});

export const isMarkedDeleted = (flags: Set<string> | undefined): boolean => flags?.has('\\Deleted') ?? false;

/** Longer than any list of so many people. */
const PEOPLE_MAX = RECEIVERS_MAX * (NAME_MAX + ADDRESS_MAX);

const readPeople = (header: string): Person[] =>
  header === ''
    ? []
    : parseAddressList(header.slice(0, PEOPLE_MAX))
        .slice(0, RECEIVERS_MAX)
        .map(({ name, address }) => ({
          name: storedText(decodeHeaderWords(name), NAME_MAX),
          email: storedText(address, ADDRESS_MAX).toLowerCase(),
        }));

const EARLIEST = Date.UTC(1970, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/** A date the sender may have meant. */
function dateOf(value: Date | string | undefined): Date | undefined {
  if (value === undefined || value === '') return undefined;
  const date = new Date(value);
  return date.getTime() >= EARLIEST && date.getTime() < LATEST ? date : undefined;
}

const idsIn = (text: string): string[] =>
  text === ''
    ? []
    : [...text.matchAll(/<([^<>\s]{1,500})>/g)].flatMap(([, id]) => (id === undefined ? [] : [storedText(id, ID_MAX)]));

/** Oldest first, each once, itself left out. */
function readRefs(references: string, inReplyTo: string, own: string): string[] {
  const ids = [...new Set([...idsIn(references), ...idsIn(inReplyTo)])].filter((id) => id !== own);
  return ids.length <= REFS_MAX ? ids : [...ids.slice(0, 1), ...ids.slice(1 - REFS_MAX)];
}

/** RFC 5322, 3.6: each of these comes once; of more, the first counts. */
function readFields(block: Buffer | undefined): Map<string, string> {
  const fields = new Map<string, string>();
  const { headers } = readHeaders(block?.toString('latin1') ?? '', 0, () => false);
  for (const { name, value } of headers) if (!fields.has(name)) fields.set(name, value);
  return fields;
}
