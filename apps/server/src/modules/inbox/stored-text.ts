/** Text as PostgreSQL takes it: no NUL, no half of a letter, and not more than that. */
export const storedText = (text: string, max: number): string =>
  text.slice(0, max).replaceAll('\u0000', '').toWellFormed();
