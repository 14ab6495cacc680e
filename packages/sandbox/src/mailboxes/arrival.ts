import type { Delivery } from '../mx/mx-hosts.ts';
import { headerLines } from '../people/incoming.ts';
import { failureOf, type Reporter, writeBounce } from '../people/mime/bounce.ts';
import { writeDate } from '../people/mime/message.ts';
import { decodeWords, headerValue, readHeaderFields } from './message/headers.ts';

/** What the last host writes on top of a message (RFC 5321, 4.4). */
export function stampArrival({ from, to, host, raw, at }: Delivery): Buffer {
  const lines = [
    `Return-Path: <${from}>`,
    `Delivered-To: ${to}`,
    `Received: by ${host} with ESMTP for <${to}>;`,
    `\t${writeDate(at, 'UTC')}`,
  ];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n`), raw]);
}

/** For a message that was taken and then did not fit into the mailbox. */
export function writeFullNotice(mail: Delivery, reporter: Reporter): Buffer {
  const { from, to, host, raw, at, messageId } = mail;
  const originalHeaders = headerLines(raw);
  const notice = writeBounce({
    reporter,
    host,
    at,
    arrivedAt: at,
    messageId: `<full.${Buffer.from(`${messageId}${to}`).toString('base64url').slice(0, 40)}@${host}>`,
    to: from,
    recipient: to,
    failure: failureOf('full', host),
    subject: decodeWords(headerValue(readHeaderFields(originalHeaders), 'subject') ?? ''),
    originalHeaders,
  });
  return Buffer.from(notice, 'latin1');
}
