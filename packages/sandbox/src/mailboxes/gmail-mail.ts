import type { GmailMail } from './folder.ts';
import { headerValue, readHeaderFields } from './message/headers.ts';

/** Numbers an account's messages and knows which belong together. */
export type GmailIds = { lastSerial: number; threads: Map<string, string> };

export const createGmailIds = (): GmailIds => ({ lastSerial: 0, threads: new Map() });

/** Longer than any real header. */
const HEADER_MAX_BYTES = 262_144;
/** References beyond these are passed over. */
const REFERENCES_MAX = 100;

/** Gmail's ids grow with time: milliseconds above 20 bits of counting. */
export function addGmailMail(book: GmailIds, raw: Buffer, at: Date): GmailMail {
  book.lastSerial += 1;
  const id = String((BigInt(at.getTime()) << 20n) + BigInt(book.lastSerial));
  const { own, others } = readIds(raw);
  const known = others.map((other) => book.threads.get(other)).find((thread) => thread !== undefined);
  const threadId = known ?? (own === undefined ? undefined : book.threads.get(own)) ?? id;
  for (const one of own === undefined ? others : [own, ...others]) {
    if (!book.threads.has(one)) book.threads.set(one, threadId);
  }
  return { id, threadId, marks: new Set(), copies: new Map() };
}

/** The message's own id and those it answers (RFC 5322, 3.6.4). */
function readIds(raw: Buffer): { own: string | undefined; others: string[] } {
  const end = raw.indexOf('\r\n\r\n');
  const fields = readHeaderFields(
    raw.toString('latin1', 0, Math.min(HEADER_MAX_BYTES, end < 0 ? raw.length : end + 2)),
  );
  const idsIn = (name: string) => headerValue(fields, name)?.match(/<[^<>\s]+>/g) ?? [];
  const [own] = idsIn('message-id');
  return { own, others: [...idsIn('in-reply-to'), ...idsIn('references')].slice(-REFERENCES_MAX) };
}
