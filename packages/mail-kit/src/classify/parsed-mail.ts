import { type ListedAddress, parseAddressList } from '../addresses/parse-address-list.ts';
import { decodeHeaderWords } from '../mime/decode-header-words.ts';
import { headerOf, type MimePart } from '../mime/mime-part.ts';
import { readMimeMessage } from '../mime/read-mime-message.ts';
import { htmlToLines } from './html-to-lines.ts';

/** A message as the rules look at it. */
export type ParsedMail = {
  root: MimePart;
  from: ListedAddress;
  /** Its recipients, in lower case. */
  to: string[];
  subject: string;
  /** Every part in order, without those of a message within. */
  parts: MimePart[];
  /** What it says itself, before any message it returns or encloses. */
  text: string;
  header: (name: string) => string | undefined;
};

/** Notices say what they say at their beginning; a list of ten thousand recipients fits. */
const TEXT_MAX = 500_000;
const HEADER_MAX = 20_000;

export const parseMail = (raw: Uint8Array | string): ParsedMail => parsedMailOf(readMimeMessage(raw));

export function parsedMailOf(root: MimePart): ParsedMail {
  const header = (name: string) => headerOf(root, name)?.slice(0, HEADER_MAX);
  const parts = flatten(root);
  const [from = { name: '', address: '' }] = parseAddressList(header('from') ?? '');
  return {
    root,
    from: { name: decodeHeaderWords(from.name), address: from.address.toLowerCase() },
    to: parseAddressList(header('to') ?? '').map(({ address }) => address.toLowerCase()),
    subject: decodeHeaderWords(header('subject') ?? '').trim(),
    parts,
    text: ownText(parts),
    header,
  };
}

/** Without recursion: parts may be nested as deep as an attacker wants. */
function flatten(root: MimePart): MimePart[] {
  const parts: MimePart[] = [];
  const waiting = [root];
  for (let part = waiting.pop(); part; part = waiting.pop()) {
    parts.push(part);
    for (const child of part.children.toReversed()) waiting.push(child);
  }
  return parts;
}

function ownText(parts: MimePart[]): string {
  const enclosed = parts.findIndex(({ contentType }) => isMessage(contentType));
  const before = (enclosed < 0 ? parts : parts.slice(0, enclosed)).filter(({ children }) => children.length === 0);
  const plain = textOf(
    before.filter(({ contentType }) => contentType === 'text/plain' || contentType.startsWith('multipart/')),
  );
  if (plain.trim() !== '') return plain;
  return htmlToLines(textOf(before.filter(({ contentType }) => contentType === 'text/html')));
}

const isMessage = (contentType: string) =>
  /^(?:message\/(?:rfc822|global|partial)|text\/rfc822-headers)$/.test(contentType);

function textOf(parts: MimePart[]): string {
  let text = '';
  for (const part of parts) {
    if (text.length >= TEXT_MAX) break;
    if (part.disposition !== 'attachment') text += `${part.text().slice(0, TEXT_MAX)}\n`;
  }
  return text.slice(0, TEXT_MAX);
}
