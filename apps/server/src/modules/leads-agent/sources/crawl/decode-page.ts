import { decodeCharset } from '@outrider/mail-kit/mime/decode-charset';

/** HTML, 13.2.3.2: a page names its encoding within its first 1024 bytes. */
const SNIFFED_BYTES = 1024;

/** The mark at its start says it, then the header, then the page itself; else the first that reads without a fault. */
export function decodePage(bytes: Buffer, contentType: string): string {
  const text = decodeCharset(bytes, markOf(bytes) ?? charsetIn(contentType) ?? metaOf(bytes));
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

function markOf(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : undefined;
}

const charsetIn = (text: string) => /charset\s{0,9}=\s{0,9}["']?([\w.:-]{1,40})/i.exec(text)?.[1];

function metaOf(bytes: Buffer): string | undefined {
  const named = charsetIn(bytes.subarray(0, SNIFFED_BYTES).toString('latin1'));
  // The name could be read as single bytes, so it is not what it says.
  return named && /^utf-?16/i.test(named) ? 'utf-8' : named;
}
