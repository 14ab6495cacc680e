import { decodeCharset } from './decode-charset.ts';
import type { MimeHeader } from './mime-part.ts';

/** `endsBy`: what stands after the last field; `bodyStart` is behind a blank line, at anything else. */
export type HeaderBlock = { headers: MimeHeader[]; bodyStart: number; endsBy: 'blank' | 'text' | 'delimiter' | 'end' };

type Field = { name: string; start: number; end: number };

/**
 * The fields at `start` of `raw` (one character a byte). They end at a blank line, or at a line that can be no field: a
 * delimiter, or the body of a message whose blank line is missing.
 */
export function readHeaders(raw: string, start: number, isDelimiter: (lineStart: number) => boolean): HeaderBlock {
  const fields: Field[] = [];
  let position = start;
  const finish = (bodyStart: number, endsBy: HeaderBlock['endsBy']): HeaderBlock => ({
    headers: fields.map((field) => ({ name: field.name, value: unfold(raw.slice(field.start, field.end)) })),
    bodyStart,
    endsBy,
  });
  while (position < raw.length) {
    const newline = raw.indexOf('\n', position);
    const lineEnd = newline === -1 ? raw.length : newline + 1;
    const first = raw[position];
    const last = fields.at(-1);
    if (first === '\n' || (first === '\r' && raw[position + 1] === '\n')) return finish(lineEnd, 'blank');
    const name = nameAt(raw, position);
    if (name !== undefined) {
      fields.push({ name: name.toLowerCase(), start: raw.indexOf(':', position) + 1, end: lineEnd });
    } else if (last && (first === ' ' || first === '\t')) {
      last.end = lineEnd;
    } else if (isDelimiter(position)) {
      return finish(position, 'delimiter');
    } else if (!isEnvelopeLine(raw, position, fields.length)) {
      return finish(position, 'text');
    }
    position = lineEnd;
  }
  return finish(position, 'end');
}

/** RFC 5322, 2.2: printable characters up to a colon. Blanks before the colon are obsolete, yet met. */
function nameAt(raw: string, position: number): string | undefined {
  let end = position;
  while (isNameCode(raw.charCodeAt(end))) end += 1;
  let colon = end;
  while (raw[colon] === ' ' || raw[colon] === '\t') colon += 1;
  return end > position && raw[colon] === ':' ? raw.slice(position, end) : undefined;
}

const COLON = 0x3a;
const isNameCode = (code: number) => code > 0x20 && code < 0x7f && code !== COLON;

/** The line a mailbox file puts before each message is no field, and no body either. */
const isEnvelopeLine = (raw: string, position: number, fieldsBefore: number) =>
  fieldsBefore === 0 && (raw.startsWith('From ', position) || raw.startsWith('>From ', position));

const hasEightBit = /[\u0080-\u00ff]/;

/** RFC 5322, 2.2.3: unfolding takes the line breaks out and leaves the blanks. Bytes above ASCII are UTF-8 (RFC 6532). */
function unfold(folded: string): string {
  const value = folded.replaceAll('\r\n', '').replaceAll('\n', '');
  return (hasEightBit.test(value) ? decodeCharset(Buffer.from(value, 'latin1'), undefined) : value).trim();
}
