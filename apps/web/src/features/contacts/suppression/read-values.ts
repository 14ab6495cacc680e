/** As many as one call takes. */
export const VALUES_AT_ONCE = 10_000;
const VALUE_MAX = 254;

/** The addresses and domains in a pasted text or a file: one a line, or the first cell of a line. */
export function readValues(text: string): string[] {
  const values = text
    .replace(/^\uFEFF/, '')
    .split(/\r\n|[\r\n]/)
    .flatMap((line) => line.split(/[,;\t]/)[0] ?? [])
    .map((value) =>
      value
        .trim()
        .replace(/^["'<]+|(?<!["'>])["'>]+$/g, '')
        .slice(0, VALUE_MAX),
    )
    .filter((value) => value !== '');
  return [...new Set(values)];
}
