/** What a spreadsheet takes for the beginning of a formula (OWASP, CSV injection), also behind spaces. */
const FORMULA = /^\s*[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]/;

/** A line of RFC 4180 that a spreadsheet opens without running any of it: what looks like a formula becomes a text. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(value: string): string {
  const guarded = FORMULA.test(value) ? `'${value}` : value;
  return NEEDS_QUOTES.test(guarded) ? `"${guarded.replaceAll('"', '""')}"` : guarded;
}
