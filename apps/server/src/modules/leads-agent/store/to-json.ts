/** PostgreSQL takes no NUL and no half of a character, and pages hold both. */
export const clean = (text: string): string => text.replaceAll('\0', '').toWellFormed();

export const toJson = (value: unknown): string =>
  JSON.stringify(value, (_key, one: unknown) => (typeof one === 'string' ? clean(one) : one));
