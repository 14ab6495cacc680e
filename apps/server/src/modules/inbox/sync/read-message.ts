import type { Message, MessageAttachment, Person } from '@outrider/contract/inbox/message';
import type { FetchMessageObject, FetchQueryObject, MessageAddressObject } from 'imapflow';
import type { InboxDeps } from '../inbox-deps.ts';
import { storedText } from '../stored-text.ts';
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
  sentAt: Date | null;
  receivedAt: Date;
  size: number;
  attachments: MessageAttachment[];
  flags: MessageFlags;
  isWarmup: boolean;
  /** RFC 3834, 5: no person wrote it. */
  isAutomatic: boolean;
};

export type MessageFlags = { seen: boolean; answered: boolean; forwarded: boolean; starred: boolean; draft: boolean };

/** Nothing here makes a mail read: the library peeks (RFC 3501, 6.4.5). */
export const headersQuery = ({ warmup }: Pick<InboxDeps, 'warmup'>): FetchQueryObject => ({
  uid: true,
  flags: true,
  internalDate: true,
  size: true,
  envelope: true,
  bodyStructure: true,
  threadId: true,
  headers: ['References', 'In-Reply-To', 'Auto-Submitted', warmup.header],
});

const SUBJECT_MAX = 998;
const NAME_MAX = 200;
const ADDRESS_MAX = 320;
const ID_MAX = 500;
/** A thread's beginning and its latest turns lead to it; RFC 5322, 3.6.4 lets clients leave out the middle. */
const REFS_MAX = 30;
const RECEIVERS_MAX = 100;

export function readMessage(
  { warmup, now }: Pick<InboxDeps, 'warmup' | 'now'>,
  message: FetchMessageObject,
): ReadMessage {
  const { uid, envelope = {}, flags, bodyStructure, headers, size = 0, emailId = '', threadId = '' } = message;
  const fields = readFields(headers);
  const from = (envelope.from ?? envelope.sender ?? []).map(readPerson)[0] ?? { name: '', email: '' };
  const messageId = idsIn(envelope.messageId ?? '')[0] ?? storedText(envelope.messageId ?? '', ID_MAX).trim();
  const signature = fields.get(warmup.header.toLowerCase()) ?? '';
  return {
    uid,
    messageId,
    refs: readRefs(fields.get('references') ?? '', fields.get('in-reply-to') ?? envelope.inReplyTo ?? '', messageId),
    providerId: storedText(emailId, ID_MAX),
    providerThread: storedText(threadId, ID_MAX),
    subject: storedText(envelope.subject ?? '', SUBJECT_MAX),
    from,
    receivers: {
      to: readPeople(envelope.to),
      cc: readPeople(envelope.cc),
      bcc: readPeople(envelope.bcc),
    },
    sentAt: dateOf(envelope.date) ?? null,
    receivedAt: dateOf(message.internalDate) ?? dateOf(envelope.date) ?? now(),
    size,
    attachments: bodyStructure ? listAttachments(bodyStructure) : [],
    flags: readFlags(flags),
    isAutomatic: /^auto-/i.test(fields.get('auto-submitted') ?? ''),
    isWarmup: signature !== '' && warmup.isSigned({ messageId: `<${messageId}>`, from: from.email, signature }),
  };
}

export const readFlags = (flags: Set<string> | undefined): MessageFlags => ({
  seen: flags?.has('\\Seen') ?? false,
  answered: flags?.has('\\Answered') ?? false,
  // RFC 5788 registers it; servers keep the case clients once used.
  forwarded: [...(flags ?? [])].some((flag) => flag.toLowerCase() === '$forwarded'),
  starred: flags?.has('\\Flagged') ?? false,
  draft: flags?.has('\\Draft') ?? false,
});

const readPeople = (people: MessageAddressObject[] | undefined): Person[] =>
  (people ?? []).slice(0, RECEIVERS_MAX).map(readPerson);

const readPerson = ({ name, address }: MessageAddressObject): Person => ({
  name: storedText(name ?? '', NAME_MAX),
  email: storedText(address ?? '', ADDRESS_MAX).toLowerCase(),
});

const EARLIEST = Date.UTC(1970, 0, 1);
const LATEST = Date.UTC(2100, 0, 1);

/** A date somebody may have meant. */
function dateOf(value: Date | string | undefined): Date | undefined {
  if (value === undefined) return undefined;
  const date = new Date(value);
  return date.getTime() >= EARLIEST && date.getTime() < LATEST ? date : undefined;
}

const idsIn = (text: string): string[] =>
  [...text.matchAll(/<([^<>\s]{1,500})>/g)].flatMap(([, id]) => (id === undefined ? [] : [storedText(id, ID_MAX)]));

/** Oldest first, each once, itself left out. */
function readRefs(references: string, inReplyTo: string, own: string): string[] {
  const ids = [...new Set([...idsIn(references), ...idsIn(inReplyTo)])].filter((id) => id !== own);
  return ids.length <= REFS_MAX ? ids : [...ids.slice(0, 1), ...ids.slice(1 - REFS_MAX)];
}

/** RFC 5322, 2.2.3: a line that begins with a blank belongs to the one before. */
function readFields(headers: Buffer | undefined): Map<string, string> {
  const fields = new Map<string, string>();
  const lines = (headers?.toString('latin1') ?? '').replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/);
  for (const line of lines) {
    const colon = line.indexOf(':');
    if (colon > 0) fields.set(line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim());
  }
  return fields;
}
