import { simpleParser } from 'mailparser';
import type { Mailbox } from './mime/message.ts';

/** What a host took for a person. */
export type Delivery = {
  to: string;
  /** The envelope sender; empty for the null sender. */
  from: string;
  raw: Buffer;
  messageId: string;
  at: Date;
  /** The host said yes and will say no by mail. */
  bounceLater?: 'unknownUser' | 'full' | undefined;
};

/** What a person's client sees in a message. */
export type Incoming = {
  messageId: string;
  references: string[];
  subject: string;
  from: Mailbox;
  replyTo: Mailbox;
  at: Date;
  text: string;
  html: string;
  /** Pictures fetched from outside, the counting pixel among them. */
  images: string[];
  /** Where a reader might click, without the opt-out link. */
  links: string[];
  /** Who wants to know that it was read. */
  receiptTo: string | undefined;
  /** The opt-out link the message offers in its text, and in its header by RFC 8058 or RFC 2369. */
  optOut: { link?: string | undefined; oneClick?: string | undefined; mail?: string | undefined };
};

/** People read a page or two; what comes after is neither parsed nor kept. */
const READ_MAX_BYTES = 262_144;
const QUOTE_MAX_CHARS = 20_000;
const LABEL_MAX_CHARS = 200;
const FETCH_MAX = 50;
const REFERENCES_MAX = 20;

export const readable = (raw: Buffer) =>
  raw.length > READ_MAX_BYTES ? Buffer.from(raw.subarray(0, READ_MAX_BYTES)) : raw;

/** The header lines alone, as bytes. */
export function headerLines(raw: Buffer): string {
  const text = raw.subarray(0, 32_768).toString('latin1');
  const end = text.search(/\r?\n\r?\n/);
  return (end < 0 ? text : text.slice(0, end)).replace(/\r?\n/g, '\r\n');
}

/** A machine wrote it (RFC 3834): an answer to that may never end. */
export const isAutomatic = ({ from, raw }: Delivery) =>
  from === '' || /^auto-submitted:(?!\s*no\b)/im.test(headerLines(raw));

/** Reads a message as far as it can be read; broken mail is a mail without words, never an error. */
export async function readIncoming({ raw, from, messageId, at }: Delivery): Promise<Incoming> {
  const parsed = await simpleParser(readable(raw), { skipTextToHtml: true, skipImageLinks: true }).catch(
    () => undefined,
  );
  const html = (parsed?.html || '').slice(0, READ_MAX_BYTES);
  const text = (parsed?.text ?? '').slice(0, QUOTE_MAX_CHARS);
  const sender = mailboxOf(parsed?.from?.value[0]) ?? { name: '', address: from };
  const tags = tagsOf(html);
  const anchors = html === '' ? textAnchors(text) : tags.filter(({ tag }) => tag === 'a');
  const wayOut = anchors.find(({ url, label }) => WAY_OUT.test(label) || WAY_OUT.test(url));
  const references = [parsed?.references ?? []].flat();
  const header = (name: string) => parsed?.headerLines.find(({ key }) => key === name)?.line ?? '';
  return {
    messageId: messageIds([messageId])[0] ?? '',
    references: messageIds(references).slice(-REFERENCES_MAX),
    subject: (parsed?.subject ?? '').slice(0, 500),
    from: sender,
    replyTo: mailboxOf(parsed?.replyTo?.value[0]) ?? sender,
    at: parsed?.date && !Number.isNaN(parsed.date.getTime()) ? parsed.date : at,
    text,
    html: html.slice(0, QUOTE_MAX_CHARS),
    images: distinct(tags.filter(({ tag }) => tag === 'img').map(({ url }) => url)),
    links: distinct(anchors.filter((anchor) => anchor !== wayOut).map(({ url }) => url)),
    receiptTo: receiptAddress(header('disposition-notification-to')),
    optOut: { link: wayOut?.url, ...headerOptOut(header('list-unsubscribe'), header('list-unsubscribe-post')) },
  };
}

const receiptAddress = (line: string) => /[^\s<>,:;"]{1,100}@[^\s<>,:;"]{1,200}/.exec(line)?.[0];

export const asksForReceipt = ({ raw }: Delivery) => /^disposition-notification-to:/im.test(headerLines(raw));

function mailboxOf(value: { name: string; address?: string | undefined } | undefined): Mailbox | undefined {
  return value?.address ? { name: value.name.slice(0, 200), address: value.address } : undefined;
}

/** Only what is an id; anything else would break the header it is put in. */
const messageIds = (texts: string[]) => texts.flatMap((text) => text.match(/<[\x21-\x3b\x3d\x3f-\x7e]{1,250}>/g) ?? []);

const WAY_OUT = /unsubscribe|opt-?out|abmelden|austragen|désinscri|desinscri|darse de baja|退订|配信停止/i;

/** No `<` inside a tag, as a tag left open must not make the search start over at every one after it. */
const TAG = /<(a|img)\s([^<>]{1,4000})>/gi;

function tagsOf(html: string): { tag: string; url: string; label: string }[] {
  return [...html.matchAll(TAG)].flatMap((match) => {
    const [whole, tag = '', attributes = ''] = match;
    const after = match.index + whole.length;
    const [label = ''] = html.slice(after, after + LABEL_MAX_CHARS).split(/<\/a/i);
    const name = tag.toLowerCase() === 'a' ? HREF : SRC;
    const url = name.exec(attributes)?.[1];
    return url === undefined ? [] : [{ tag: tag.toLowerCase(), url: url.replaceAll('&amp;', '&'), label }];
  });
}

const HREF = /(?:^|\s)href\s*=\s*["']?(https?:[^"'\s]{1,2000})/i;
const SRC = /(?:^|\s)src\s*=\s*["']?(https?:[^"'\s]{1,2000})/i;

const textAnchors = (text: string) =>
  (text.match(/https?:\/\/[^\s<>"]{1,2000}/gi) ?? []).map((url) => ({ url, label: '' }));

const distinct = (urls: string[]) => [...new Set(urls)].slice(0, FETCH_MAX);

function headerOptOut(unsubscribe: string, post: string) {
  const urls = unsubscribe.match(/<[^<>\s]{1,2000}>/g)?.map((url) => url.slice(1, -1)) ?? [];
  const web = urls.find((url) => /^https?:/i.test(url));
  const mail = urls
    .find((url) => /^mailto:/i.test(url))
    ?.slice('mailto:'.length)
    .split('?')[0];
  return { oneClick: /one-click/i.test(post) ? web : undefined, mail };
}
