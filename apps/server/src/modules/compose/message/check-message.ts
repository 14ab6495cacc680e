import { AppError } from '@outrider/contract/errors';
import { isAddress } from '@outrider/mail-kit/addresses/parse-address';
import type { ComposedAddress, ComposedMessage } from './composed-message.ts';

/** What ends a line or a text, for any reader: it would begin a header of the sender's own. */
const CONTROL = /\p{Cc}|[\u2028\u2029]/u;
/** RFC 5322, 3.6.4, without blanks, which would make two of one. */
const MESSAGE_ID = /^<[^<>\s\p{Cc}]{1,500}>$/u;
const CONTENT_ID = /^[^<>\s\p{Cc}]{1,255}$/u;
const HEADER_NAME = /^X-[A-Za-z][A-Za-z-]{0,60}$/;
const TOKEN = /^[A-Za-z-]{1,40}$/;

/** Refuses a mail whose words would break out of the header they stand in. */
export function checkMessage(message: ComposedMessage): void {
  const { from, to, cc, bcc, receiptTo, replyTo, subject, xMailer, headers = {}, parts, calendar } = message;
  const people = [from, ...to, ...cc, ...bcc];
  if (!people.every(isSafe)) refuse('address');
  if ([replyTo, receiptTo].some((address) => address && !isAddress(address))) refuse('address');
  if ([subject, xMailer, ...Object.values(headers)].some((value) => CONTROL.test(value))) refuse('header');
  if (!Object.keys(headers).every((name) => HEADER_NAME.test(name))) refuse('header');
  const ids = [message.messageId, ...(message.inReplyTo ? [message.inReplyTo] : []), ...(message.references ?? [])];
  if (!ids.every((id) => MESSAGE_ID.test(id))) refuse('messageId');
  if (!parts.every(({ contentId }) => contentId === '' || CONTENT_ID.test(contentId))) refuse('contentId');
  if (calendar && !TOKEN.test(calendar.method)) refuse('calendar');
}

const isSafe = ({ name, address }: ComposedAddress) => isAddress(address) && !CONTROL.test(name);

function refuse(problem: string): never {
  throw new AppError('parameterError', { data: { problem } });
}
