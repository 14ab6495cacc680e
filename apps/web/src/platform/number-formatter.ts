import { readingLocale } from './reading-language.ts';

const made = new Map<string, Intl.NumberFormat>();

/** In the language that is read. Making one takes far longer than using it, and a list uses the same few for every row. */
export function numberFormatter(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const locale = readingLocale();
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = made.get(key);
  if (known) return known;
  const formatter = new Intl.NumberFormat(locale, options);
  made.set(key, formatter);
  return formatter;
}
