/** RFC 3676, 4.5: `>` for each level, without blanks between them, and one blank before the words. */
export const quoteText = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => (line.startsWith('>') ? `>${line}` : line.trimEnd() === '' ? '>' : `> ${line}`))
    .join('\n');

/** RFC 3676, 4.3: two hyphens and a blank, alone on a line. */
export const SIGNATURE_SEPARATOR = '-- ';
