import { isIPv4, isIPv6 } from 'node:net';
import type { Answer } from 'dns-packet';
import { normalizeName } from './names.ts';

/** A record of the boxed world. Its name is absolute: "mail.rheinkontor.test", "*.rheinkontor.test", "2.0.0.127.in-addr.arpa". */
export type BoxRecord = { name: string; ttl?: number } & (
  | { type: 'A'; data: string }
  | { type: 'AAAA'; data: string }
  | { type: 'CNAME'; data: string }
  | { type: 'NS'; data: string }
  | { type: 'PTR'; data: string }
  /** Of any length; it travels in pieces of 255 octets. */
  | { type: 'TXT'; data: string }
  /** Preference 0 and exchange "." say that the domain takes no mail (RFC 7505). */
  | { type: 'MX'; data: { preference: number; exchange: string } }
  /** RFC 2782. */
  | { type: 'SRV'; data: { priority: number; weight: number; port: number; target: string } }
);

/** Short, so that a changed record is seen soon by resolvers that keep answers. */
const DEFAULT_TTL_SECONDS = 60;
const TXT_PIECE_BYTES = 255;
/** An answer over TCP holds 65 535 octets; this leaves room for several such records. */
const TXT_MAX_BYTES = 16_384;
const PREFERENCE_MAX = 65_535;
/** RFC 2181, 8. */
const TTL_MAX = 2 ** 31 - 1;

/** The record in the spelling it is kept under; what no packet could carry is refused here, not when it is asked for. */
export function normalizeRecord(record: BoxRecord): BoxRecord {
  const name = normalizeName(record.name);
  const refuse = () => new Error(`${JSON.stringify(record)} is no record that can be served`);
  if (!isWholeNumber(record.ttl ?? 0, TTL_MAX)) throw refuse();
  switch (record.type) {
    case 'A':
      if (!isIPv4(record.data)) throw refuse();
      return { ...record, name };
    case 'AAAA':
      if (!isIPv6(record.data) || record.data.includes('%')) throw refuse();
      return { ...record, name };
    case 'CNAME':
    case 'NS':
    case 'PTR':
      return { ...record, name, data: normalizeName(record.data) };
    case 'TXT':
      if (Buffer.byteLength(record.data) > TXT_MAX_BYTES) throw refuse();
      return { ...record, name };
    case 'MX': {
      const { preference, exchange } = record.data;
      if (!isWholeNumber(preference, PREFERENCE_MAX)) throw refuse();
      return { ...record, name, data: { preference, exchange: normalizeName(exchange) } };
    }
    case 'SRV': {
      const { priority, weight, port, target } = record.data;
      if (![priority, weight, port].every((value) => isWholeNumber(value, PREFERENCE_MAX))) throw refuse();
      return { ...record, name, data: { priority, weight, port, target: normalizeName(target) } };
    }
  }
}

const isWholeNumber = (value: number, max: number) => Number.isInteger(value) && value >= 0 && value <= max;

/** The record as it travels, under the name that was asked for: for a wildcard that is not its own. */
export function toAnswer(record: BoxRecord, name: string): Answer {
  const ttl = record.ttl ?? DEFAULT_TTL_SECONDS;
  switch (record.type) {
    case 'TXT':
      return { name, ttl, type: 'TXT', data: cutText(record.data) };
    case 'MX':
      return { name, ttl, type: 'MX', data: record.data };
    case 'SRV':
      return { name, ttl, type: 'SRV', data: record.data };
    default:
      return { name, ttl, type: record.type, data: record.data };
  }
}

/** RFC 1035, 3.3.14: one or more strings, so an empty text is one empty string. */
function cutText(text: string): Buffer[] {
  const bytes = Buffer.from(text);
  const pieces = Math.max(1, Math.ceil(bytes.length / TXT_PIECE_BYTES));
  return Array.from({ length: pieces }, (_, piece) =>
    bytes.subarray(piece * TXT_PIECE_BYTES, (piece + 1) * TXT_PIECE_BYTES),
  );
}

export function describeRecord({ type, data }: BoxRecord): string {
  if (type === 'SRV') return `${data.priority} ${data.weight} ${data.port} ${data.target}`;
  return type === 'MX' ? `${data.preference} ${data.exchange}` : data;
}
