import { parseAddressList } from '../addresses/parse-address-list.ts';

/** The sender wants to know whether their mail was read (RFC 8098, 2.1). */
export type ReceiptRequest = {
  to: string[];
  /** Nobody has to be asked: one address, the one the mail really came from. */
  mayBeAutomatic: boolean;
};

type ReadHeader = (name: string) => string | undefined;

/** More than that no mail program asks for. */
const ADDRESSES_MAX = 5;
const HEADER_MAX = 5_000;

/** Undefined where nothing was asked for, or where no receipt may ever be given. */
export function readReceiptRequest(header: ReadHeader): ReceiptRequest | undefined {
  const asked = header('disposition-notification-to');
  if (asked === undefined || isForNobody(header)) return undefined;
  const to = [...new Set(addressesIn(asked))];
  if (to.length === 0 || to.length > ADDRESSES_MAX) return undefined;
  // RFC 8098, 2.1: where the addresses differ, or there are several, a person is asked.
  const [path] = addressesIn(header('return-path') ?? '');
  return { to, mayBeAutomatic: to.length === 1 && path === to[0] };
}

/** What a list passed on, what a program wrote, and what asks for more than we know (RFC 8098, 2.2). */
const isForNobody = (header: ReadHeader): boolean =>
  ['list-id', 'list-post'].some((name) => header(name) !== undefined) ||
  /^\s*(?:list|bulk|junk)\b/i.test(header('precedence') ?? '') ||
  /^\s*auto-/i.test(header('auto-submitted') ?? '') ||
  /^\s*multipart\/report\b/i.test(header('content-type') ?? '') ||
  /=\s*required\b/i.test((header('disposition-notification-options') ?? '').slice(0, HEADER_MAX));

const addressesIn = (value: string): string[] =>
  parseAddressList(value.slice(0, HEADER_MAX))
    .map(({ address }) => address.trim().toLowerCase())
    .filter((address) => /^[^\s<>@]+@[^\s<>@]+$/.test(address));
