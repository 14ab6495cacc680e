const made = new Map<string, Intl.DateTimeFormat>();

/** Making one takes far longer than using it, and a list uses the same few for every row. */
export function dateFormatter(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${JSON.stringify(options)}`;
  const known = made.get(key);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat(locale, options);
  made.set(key, formatter);
  return formatter;
}
