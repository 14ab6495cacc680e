/** A carriage return or a line feed without the other. */
const BARE_END = /\r(?!\n)|(?<!\r)\n/;
const ANY_END = /\r\n|\r|\n/g;
const [CR, LF] = [13, 10];

/**
 * The message as it stands before the last dot (RFC 5321, 4.5.2), in pieces, one letter for each byte. Every line ends with both
 * signs: a server that takes one of them alone for an end would see the end of the message where there is none.
 */
export function* stuffDots(raw: Buffer, pieceBytes: number): Generator<string, void> {
  let isLineStart = true;
  let start = 0;
  do {
    const cut = start + pieceBytes;
    const end = raw[cut - 1] === CR && raw[cut] === LF ? cut + 1 : cut;
    const bytes = raw.toString('latin1', start, Math.min(end, raw.length));
    const lines = BARE_END.test(bytes) ? bytes.replaceAll(ANY_END, '\r\n') : bytes;
    const stuffed = lines.includes('\n.') ? lines.replaceAll('\n.', '\n..') : lines;
    const isLast = end >= raw.length;
    const before = isLineStart && stuffed.startsWith('.') ? '.' : '';
    isLineStart = stuffed.endsWith('\n');
    yield before + stuffed + (isLast && !isLineStart ? '\r\n' : '');
    start = end;
  } while (start < raw.length);
}
