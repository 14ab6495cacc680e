import { decodeCharset } from './decode-charset.ts';
import { decodeBase64, decodeCodes } from './transfer-encoding.ts';

/** No registered charset name is longer. */
const CHARSET_MAX = 60;

type Word = { charset: string; bytes: Uint8Array; end: number };

/** A header's text with its encoded words (RFC 2047) read, also where they stand in quotes, as many programs write them. */
export function decodeHeaderWords(value: string): string {
  const lastEnd = value.lastIndexOf('?=');
  const text: string[] = [];
  // One letter's bytes may be spread over two words, though RFC 2047, 5 forbids it.
  let charset: string | undefined;
  let pieces: Uint8Array[] = [];
  let position = 0;
  const giveWords = () => {
    if (charset !== undefined) text.push(decodeCharset(Buffer.concat(pieces), charset));
    charset = undefined;
    pieces = [];
  };
  for (let start = value.indexOf('=?'); start !== -1 && start < lastEnd; start = value.indexOf('=?', position)) {
    const word = wordAt(value, start);
    const between = value.slice(position, word ? start : start + 2);
    position = word ? word.end : start + 2;
    // White space between two encoded words is not part of the text (RFC 2047, 6.2).
    const isJoined = word && charset !== undefined && /^[ \t\r\n]*$/.test(between);
    if (!isJoined || word.charset !== charset) giveWords();
    if (!isJoined) text.push(between);
    if (word) {
      charset = word.charset;
      pieces.push(word.bytes);
    }
  }
  giveWords();
  return text.join('') + value.slice(position);
}

function wordAt(value: string, start: number): Word | undefined {
  const [head, name = '', encoding = ''] =
    /^=\?([^?\s]{1,60})\?([bq])\?/i.exec(value.slice(start, start + CHARSET_MAX + 6)) ?? [];
  if (head === undefined) return undefined;
  const contentStart = start + head.length;
  const contentEnd = value.indexOf('?=', contentStart);
  if (contentEnd === -1) return undefined;
  const content = value.slice(contentStart, contentEnd);
  const bytes =
    encoding.toLowerCase() === 'b'
      ? decodeBase64(content)
      : Buffer.from(decodeCodes(content.replaceAll('_', ' ')), 'latin1');
  // RFC 2231, 5: a language may follow the charset.
  const charset = (name.split('*', 1)[0] ?? '').toLowerCase();
  return { charset, bytes, end: contentEnd + 2 };
}
