type Value = string | number | null | undefined;

/** RFC 4180: a comma, a quote or a line break needs quotes around it. */
const NEEDS_QUOTES = /[",\r\n]/;
/**
 * A spreadsheet runs a text that begins like this. A leading apostrophe makes it text again (OWASP, CSV injection).
 * Numbers are ours and stay numbers.
 */
const STARTS_A_FORMULA = /^[\s]*[=+\-@\t\r]/;

export const csvOf = (rows: readonly (readonly Value[])[]): string =>
  rows.map((row) => row.map(cellOf).join(',')).join('\r\n');

function cellOf(value: Value): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const safe = STARTS_A_FORMULA.test(text) ? `'${text}` : text;
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The mark by which a spreadsheet knows UTF-8. */
const UTF8_MARK = '\uFEFF';

export const downloadCsv = (name: string, rows: readonly (readonly Value[])[]): void =>
  downloadCsvText(name, csvOf(rows));

/** For what was written as CSV elsewhere. */
export function downloadCsvText(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([UTF8_MARK, csv], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: `${name}.csv` });
  link.click();
  URL.revokeObjectURL(url);
}
