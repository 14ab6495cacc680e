import { parseAddress } from '@outrider/mail-kit/addresses/parse-address';
import type { WaitingRow } from './sources.repository.ts';

/** What parts several addresses on a line. */
const CELLS = /[,;\t|]/;
const EMAIL_MAX = 320;

/** One row for every address of a text, and for every line that has none: it is reported, not lost. */
export function readPaste(text: string): WaitingRow[] {
  const rows: WaitingRow[] = [];
  for (const line of text.split(/\r\n|[\r\n\u2028\u2029]/)) {
    const trimmed = clean(line);
    if (trimmed === '') continue;
    const found = addressesIn(trimmed);
    for (const email of found.length > 0 ? found : [trimmed.slice(0, EMAIL_MAX)]) rows.push({ email, fields: {} });
  }
  return rows;
}

function addressesIn(line: string): string[] {
  const whole = parseAddress(line);
  if (whole) return [whole.address];
  return line.split(CELLS).flatMap((cell) => {
    const trimmed = clean(cell).replace(/^"(.*)"$/, '$1');
    const inAngles = /<([^<>\s]+)>$/.exec(trimmed)?.[1] ?? '';
    const parsed = parseAddress(trimmed) ?? parseAddress(inAngles);
    return parsed ? [parsed.address] : [];
  });
}

/** Spaces nobody sees come along when addresses are copied from a page; PostgreSQL takes no NUL. */
const clean = (text: string) =>
  text
    .replaceAll(/[\u200b\0]/g, '')
    .toWellFormed()
    .trim();
