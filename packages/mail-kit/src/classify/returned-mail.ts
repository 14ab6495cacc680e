import { parseAddressList } from '../addresses/parse-address-list.ts';
import { type Field, fieldOf, readFieldBlocks } from './header-fields.ts';
import type { ParsedMail } from './parsed-mail.ts';

/** The mail a report is about, as far as the report gives it back. */
export type ReturnedMail = { isThere: boolean; messageId: string | undefined; recipients: string[] };

const COPY_MAX = 50_000;
const MESSAGE_ID = /^\s{0,20}(?:x-original-)?message-id\s?:\s{0,20}(<[^<>\s]{1,250}>)/im;

export function readReturnedMail({ parts }: ParsedMail, text: { notice: string; copy: string }): ReturnedMail {
  const headers = headersOf(parts) ?? readFieldBlocks(text.copy.slice(0, COPY_MAX)).find(isOfMail) ?? [];
  const messageId = idIn(fieldOf(headers, 'message-id')) ?? idIn(MESSAGE_ID.exec(text.notice.slice(0, COPY_MAX))?.[1]);
  return {
    isThere: headers.length > 0,
    messageId,
    recipients: [...new Set(['to', 'cc'].flatMap((name) => addressesIn(fieldOf(headers, name))))],
  };
}

function headersOf(parts: ParsedMail['parts']): Field[] | undefined {
  const enclosed = parts.find(({ contentType }) =>
    /^(?:message\/(?:rfc822|global)|text\/rfc822-headers)$/.test(contentType),
  );
  if (!enclosed) return undefined;
  if (enclosed.message) return enclosed.message.headers;
  return readFieldBlocks(enclosed.text().slice(0, COPY_MAX))[0];
}

const isOfMail = (block: Field[]) =>
  ['message-id', 'to', 'subject', 'from', 'date', 'received'].filter((name) => fieldOf(block, name) !== undefined)
    .length > 1;

export const idIn = (value: string | undefined) => /<[^<>\s]{1,250}>/.exec(value ?? '')?.[0];

export const addressesIn = (value: string | undefined) =>
  parseAddressList((value ?? '').slice(0, COPY_MAX))
    .map(({ address }) => address.toLowerCase())
    .filter((address) => address.includes('@'));
