import {
  boundaryOf,
  CRLF,
  encodeWords,
  multipartBody,
  writeDate,
  writeEntity,
  writeMailbox,
  writeText,
} from './message.ts';

export type ComplaintFacts = {
  host: string;
  at: Date;
  messageId: string;
  to: string;
  /** Who pressed "this is spam". */
  recipient: string;
  subject: string;
  receivedAt: Date;
  /** The whole message complained about, as bytes. */
  original: string;
};

/** A feedback report (RFC 5965), as the loops of mailbox providers send it. */
export function writeComplaint(facts: ComplaintFacts): string {
  const boundary = boundaryOf(facts.messageId, 'part1_');
  const received = writeDate(facts.receivedAt, 'UTC');
  const human = `This is an email abuse report for an email message received on ${received}.\nFor more information about this format please see RFC 5965.\n`;
  const feedback = [
    'Feedback-Type: abuse',
    `User-Agent: ${facts.host.replace(/[^\w.-]/g, '')}-feedback/1.0`,
    'Version: 1',
    `Original-Mail-From: <${facts.to}>`,
    `Original-Rcpt-To: <${facts.recipient}>`,
    `Arrival-Date: ${received}`,
    `Reported-Domain: ${facts.to.slice(facts.to.lastIndexOf('@') + 1)}`,
    '',
  ].join(CRLF);
  return writeEntity(
    [
      ['From', writeMailbox({ name: 'Feedback loop', address: `fbl@${facts.host}` })],
      ['To', writeMailbox({ name: '', address: facts.to })],
      ['Subject', encodeWords(`FW: ${facts.subject}`)],
      ['Date', writeDate(facts.at, 'UTC')],
      ['Message-ID', facts.messageId],
      ['MIME-Version', '1.0'],
      ['Content-Type', `multipart/report; report-type=feedback-report; boundary="${boundary}"`],
    ],
    multipartBody(boundary, [
      writeText({ type: 'text/plain', encoding: '7bit', text: human }),
      writeEntity([['Content-Type', 'message/feedback-report']], feedback),
      writeEntity([['Content-Type', 'message/rfc822']], facts.original),
    ]),
  );
}
