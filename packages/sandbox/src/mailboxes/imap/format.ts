/** An answer as it goes out: text, and bytes that must not be touched. */
export type Chunk = string | Buffer;

const QUOTABLE = /^[ !#-[\]-~"\\\t]*$/;
const QUOTED_MAX = 1_000;

/** A string or NIL; what cannot stand in quotes goes as a literal. Text carries one byte a character. */
export function nstring(text: string | undefined): Chunk[] {
  if (text === undefined) return ['NIL'];
  if (text.length <= QUOTED_MAX && QUOTABLE.test(text)) return [quote(text)];
  return literal(Buffer.from(text, 'latin1'));
}

export const quote = (text: string): string => `"${text.replace(/["\\]/g, '\\$&')}"`;

export const literal = (bytes: Buffer): Chunk[] => [`{${bytes.length}}\r\n`, bytes];

export const parenthesized = (items: Chunk[][]): Chunk[] => ['(', ...joinChunks(items), ')'];

export const joinChunks = (items: Chunk[][]): Chunk[] =>
  items.flatMap((item, index) => (index === 0 ? item : [' ', ...item]));

export const toBytes = (chunks: Chunk[]): Buffer =>
  Buffer.concat(chunks.map((chunk) => (typeof chunk === 'string' ? Buffer.from(chunk, 'latin1') : chunk)));

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** RFC 9051 "date-time"; boxed hosts keep UTC. */
export function formatDateTime(date: Date): string {
  const day = String(date.getUTCDate()).padStart(2, ' ');
  const time = [date.getUTCHours(), date.getUTCMinutes(), date.getUTCSeconds()].map(twoDigits).join(':');
  return `"${day}-${MONTHS[date.getUTCMonth()]}-${date.getUTCFullYear()} ${time} +0000"`;
}

const DATE = /^\s?(\d{1,2})-([a-z]{3})-(\d{4})(?: (\d{2}:\d{2}:\d{2}) ([+-]\d{2})(\d{2}))?$/i;

/** Reads RFC 9051 "date" and "date-time". */
export function parseDate(text: string): Date | undefined {
  const [, day = '', monthName = '', year = '', time = '00:00:00', hours = '+00', minutes = '00'] =
    DATE.exec(text) ?? [];
  const month = MONTHS.findIndex((name) => name.toLowerCase() === monthName.toLowerCase());
  if (month < 0) return undefined;
  const date = new Date(`${year}-${twoDigits(month + 1)}-${day.padStart(2, '0')}T${time}${hours}:${minutes}`);
  return Number.isNaN(date.getTime()) ? undefined : date;
}
