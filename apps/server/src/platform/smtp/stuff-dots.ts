/** A carriage return or a line feed without the other. */
const BARE_END = /\r(?!\n)|(?<!\r)\n/;
const ANY_END = /\r\n|\r|\n/g;

/**
 * The message as it stands before the last dot (RFC 5321, 4.5.2), one letter for each byte. Every line ends with both signs: a
 * server that takes one of them alone for an end would see the end of the message where there is none.
 */
export function stuffDots(raw: Buffer): string {
  const bytes = raw.toString('latin1');
  const lines = BARE_END.test(bytes) ? bytes.replaceAll(ANY_END, '\r\n') : bytes;
  const stuffed = lines.includes('\n.') ? lines.replaceAll('\n.', '\n..') : lines;
  return (stuffed.startsWith('.') ? '.' : '') + stuffed + (stuffed.endsWith('\n') ? '' : '\r\n');
}
