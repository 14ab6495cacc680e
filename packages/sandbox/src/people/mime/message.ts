import { createHash } from 'node:crypto';
import { offsetMinutes } from '../zone.ts';
import { encodeText } from './charset.ts';

/** Messages here are strings of bytes (latin1), lines ended by CRLF: what is quoted whole may hold bytes of any charset. */
export const CRLF = '\r\n';

export type Mailbox = { name: string; address: string };
export type Headers = readonly (readonly [name: string, value: string] | undefined)[];
export type TextCharset = 'utf-8' | 'iso-8859-1' | 'gb18030';
type TransferEncoding = 'quoted-printable' | 'base64' | '7bit';

export type TextPart = {
  type: 'text/plain' | 'text/html';
  text: string;
  charset?: TextCharset;
  encoding: TransferEncoding;
  /** Further parameters of the content type, such as `format=flowed`. */
  parameters?: string;
};

/** One entity: headers, an empty line, the body. */
export function writeEntity(headers: Headers, body: string): string {
  const lines = headers.flatMap((header) => (header ? [`${header[0]}: ${foldHeader(header[1])}`] : []));
  return [...lines, '', body].join(CRLF);
}

export function textHeaders({ type, text, charset = 'utf-8', encoding, parameters }: TextPart): Headers {
  const named = encoding === '7bit' && isAscii(text) ? 'us-ascii' : charset;
  return [
    ['Content-Type', `${type}; charset=${named}${parameters ? `; ${parameters}` : ''}`],
    ['Content-Transfer-Encoding', fittingEncoding(encoding, text)],
  ];
}

export function textBody({ text, charset = 'utf-8', encoding }: TextPart): string {
  const bytes = encodeText(text.replace(/\r?\n|\r/g, CRLF), charset);
  const fitting = fittingEncoding(encoding, text);
  if (fitting === 'base64') return (bytes.toString('base64').match(/.{1,76}/g) ?? []).join(CRLF);
  return fitting === '7bit' ? bytes.toString('latin1') : quotedPrintable(bytes);
}

export const writeText = (part: TextPart) => writeEntity(textHeaders(part), textBody(part));

/** 7bit is a promise about the text; one that does not keep it travels as base64 (RFC 2045, 2.7). */
const fittingEncoding = (encoding: TransferEncoding, text: string): TransferEncoding =>
  encoding === '7bit' && !(isAscii(text) && text.split('\n').every((line) => line.length < 990)) ? 'base64' : encoding;

export const multipartBody = (boundary: string, parts: string[]) =>
  [...parts.flatMap((part) => [`--${boundary}`, part]), `--${boundary}--`, ''].join(CRLF);

/** The same message always gets the same boundary. */
export const boundaryOf = (messageId: string, prefix: string) =>
  prefix + createHash('sha256').update(messageId).digest('hex').slice(0, 24);

/** RFC 2045, 6.7. */
function quotedPrintable(bytes: Buffer): string {
  const lines = bytes.toString('latin1').split(CRLF);
  return lines.map(quotedPrintableLine).join(CRLF);
}

function quotedPrintableLine(line: string): string {
  const out: string[] = [];
  let width = 0;
  for (let index = 0; index < line.length; index++) {
    const code = line.charCodeAt(index);
    const blankAtEnd = (code === 32 || code === 9) && index === line.length - 1;
    const plain = (code >= 32 && code < 127 && code !== 61) || code === 9;
    const written = plain && !blankAtEnd ? line.charAt(index) : `=${code.toString(16).toUpperCase().padStart(2, '0')}`;
    if (width + written.length > 75) {
      out.push(`=${CRLF}`);
      width = 0;
    }
    out.push(written);
    width += written.length;
  }
  return out.join('');
}

/** RFC 2047; at most 42 bytes a word keeps each below the 75 characters it may have. */
export function encodeWords(text: string): string {
  const clean = text.replace(/\p{Cc}+/gu, ' ').trim();
  if (isAscii(clean)) return clean;
  const words: string[] = [];
  let piece = '';
  for (const letter of clean) {
    if (Buffer.byteLength(piece + letter) > 42) {
      words.push(piece);
      piece = '';
    }
    piece += letter;
  }
  return [...words, piece].map((word) => `=?UTF-8?B?${Buffer.from(word).toString('base64')}?=`).join(' ');
}

export function writeMailbox({ name, address }: Mailbox): string {
  const bare = `<${address.replace(/[\s<>]/g, '')}>`;
  if (name.trim() === '') return bare.slice(1, -1);
  return isAscii(name) ? `"${encodeWords(name).replace(/["\\]/g, '')}" ${bare}` : `${encodeWords(name)} ${bare}`;
}

/** RFC 5322, 3.3, in the writer's own zone. */
export function writeDate(at: Date, zone: string): string {
  const offset = offsetMinutes(zone, at);
  const [weekday, day, month, year, time] = new Date(at.getTime() + offset * 60_000).toUTCString().split(/,? /);
  const size = Math.abs(offset);
  const hours = String(Math.floor(size / 60)).padStart(2, '0');
  const minutes = String(size % 60).padStart(2, '0');
  return `${weekday}, ${day} ${month} ${year} ${time} ${offset < 0 ? '-' : '+'}${hours}${minutes}`;
}

/** Folds at blanks near 78 characters (RFC 5322, 2.1.1). */
function foldHeader(value: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of value.split(' ')) {
    if (line !== '' && line.length + word.length > 62) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].join(`${CRLF} `);
}

/** Only ASCII takes as many bytes as letters. */
const isAscii = (text: string) => Buffer.byteLength(text) === text.length;

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
