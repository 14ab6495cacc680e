import {
  boundaryOf,
  CRLF,
  encodeWords,
  type Mailbox,
  multipartBody,
  writeDate,
  writeEntity,
  writeMailbox,
  writeText,
} from './message.ts';

export type ReceiptFacts = {
  at: Date;
  zone: string;
  messageId: string;
  from: Mailbox;
  to: string;
  /** Of the mail that asked. */
  originalId: string;
  subject: string;
  /** Whether the person pressed "send", or their program does so by itself. */
  sentBy: 'person' | 'program';
};

/** A disposition notification (RFC 8098), as mail programs send it. */
export function writeReceipt(facts: ReceiptFacts): string {
  const boundary = boundaryOf(facts.messageId, 'mdn_');
  const mode =
    facts.sentBy === 'person' ? 'manual-action/MDN-sent-manually' : 'automatic-action/MDN-sent-automatically';
  const report = [
    `Reporting-UA: ${facts.from.address.slice(facts.from.address.lastIndexOf('@') + 1)}; Mail`,
    `Final-Recipient: rfc822;${facts.from.address}`,
    ...(facts.originalId === '' ? [] : [`Original-Message-ID: ${facts.originalId}`]),
    `Disposition: ${mode}; displayed`,
    '',
  ].join(CRLF);
  return writeEntity(
    [
      ['From', writeMailbox(facts.from)],
      ['To', writeMailbox({ name: '', address: facts.to })],
      ['Subject', encodeWords(`Read: ${facts.subject}`)],
      ['Date', writeDate(facts.at, facts.zone)],
      ['Message-ID', facts.messageId],
      facts.originalId === '' ? undefined : ['References', facts.originalId],
      ['Auto-Submitted', 'auto-replied'],
      ['MIME-Version', '1.0'],
      ['Content-Type', `multipart/report; report-type=disposition-notification; boundary="${boundary}"`],
    ],
    multipartBody(boundary, [
      writeText({ type: 'text/plain', encoding: '7bit', text: 'Your message was displayed.\n' }),
      writeEntity([['Content-Type', 'message/disposition-notification']], report),
    ]),
  );
}
