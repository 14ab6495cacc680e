/** RFC 5322, 2.1.1: no line may be longer, without the CRLF. */
const LINE_MAX = 998;
/** RFC 2045, 6.7: soft line breaks keep encoded lines at 76. */
const ENCODED_LINE = 76;

export type EncodedBody = { encoding: '7bit' | 'quoted-printable' | 'base64'; body: string };

/** What is plain goes as it is; otherwise by whichever of the two encodings is shorter. Lines end with CRLF. */
export function encodeBody(text: string): EncodedBody {
  const lines = text.includes('\r') ? text.replaceAll(/\r\n?/g, '\n') : text;
  // RFC 2045, 2.7: any letter of ASCII but NUL. Of others each takes more than a byte.
  if (Buffer.byteLength(lines) === lines.length && !lines.includes('\0') && !hasLongLine(lines)) {
    return { encoding: '7bit', body: lines.replaceAll('\n', '\r\n') };
  }
  const bytes = Buffer.from(lines.replaceAll('\n', '\r\n'));
  let beyond = 0;
  for (const byte of bytes) if (byte > 126) beyond += 1;
  return beyond * 3 > bytes.length
    ? { encoding: 'base64', body: bytes.toString('base64').replaceAll(/.{76}/g, '$&\r\n') }
    : { encoding: 'quoted-printable', body: quotePrintable(bytes) };
}

function hasLongLine(text: string): boolean {
  for (let start = 0; text.length - start > LINE_MAX; ) {
    const end = text.indexOf('\n', start);
    if (end < 0 || end - start > LINE_MAX) return true;
    start = end + 1;
  }
  return false;
}

const HEX = Array.from({ length: 256 }, (_, byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`);
const [CR, LF, BLANK, TAB, EQUALS] = [13, 10, 32, 9, 61];

function quotePrintable(bytes: Buffer): string {
  let out = '';
  let length = 0;
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] ?? 0;
    if (byte === CR && bytes[at + 1] === LF) {
      out += '\r\n';
      length = 0;
      at += 1;
      continue;
    }
    const isAtLineEnd = at + 1 === bytes.length || bytes[at + 1] === CR;
    // RFC 2045, 6.7 (3): blanks at the end of a line are encoded, as servers cut them.
    const isPlain = byte > BLANK && byte < 127 && byte !== EQUALS;
    const written =
      isPlain || ((byte === BLANK || byte === TAB) && !isAtLineEnd) ? String.fromCharCode(byte) : HEX[byte];
    const next = written ?? '';
    if (length + next.length > ENCODED_LINE - 1) {
      out += '=\r\n';
      length = 0;
    }
    out += next;
    length += next.length;
  }
  return out;
}
