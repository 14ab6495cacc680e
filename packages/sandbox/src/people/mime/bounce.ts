import type { Provider } from '../../world/domains.ts';
import {
  boundaryOf,
  CRLF,
  encodeWords,
  escapeHtml,
  type Headers,
  multipartBody,
  textBody,
  textHeaders,
  writeDate,
  writeEntity,
  writeMailbox,
  writeText,
} from './message.ts';

/** Who says that a message did not arrive; each says it differently. */
export type Reporter = 'postfix' | 'exim' | 'exchange' | 'gmail' | 'qmail';

export type BounceReason = 'unknownUser' | 'full';

export type BounceFacts = {
  reporter: Reporter;
  host: string;
  at: Date;
  messageId: string;
  /** The envelope sender of the message that failed. */
  to: string;
  recipient: string;
  reason: BounceReason;
  subject: string;
  /** Header lines of the message that failed, as bytes. */
  originalHeaders: string;
};

export const REPORTER_OF: Record<Provider, Reporter> = {
  google: 'gmail',
  microsoft: 'exchange',
  yahoo: 'qmail',
  postfix: 'postfix',
  exim: 'exim',
};

const STATUS: Record<BounceReason, { code: string; status: string; text: string }> = {
  unknownUser: { code: '550', status: '5.1.1', text: 'No such user here' },
  full: { code: '552', status: '5.2.2', text: 'Mailbox is full' },
};

const remark = ({ reason }: BounceFacts) => {
  const { code, status, text } = STATUS[reason];
  return `${code} ${status} ${text}`;
};

/** A delivery status notification: RFC 3464 where the reporter knows it, prose where it does not. */
export function writeBounce(facts: BounceFacts): string {
  switch (facts.reporter) {
    case 'postfix':
      return report(facts, 'Mail Delivery System', 'MAILER-DAEMON', 'Undelivered Mail Returned to Sender', [
        writeText({ type: 'text/plain', encoding: '7bit', text: postfixProse(facts) }),
      ]);
    case 'gmail':
      return report(facts, 'Mail Delivery Subsystem', 'mailer-daemon', 'Delivery Status Notification (Failure)', [
        writeText({ type: 'text/html', encoding: 'quoted-printable', text: gmailHtml(facts) }),
      ]);
    case 'exchange':
      return report(facts, 'Microsoft Outlook', 'postmaster', `Undeliverable: ${facts.subject}`, [
        writeText({ type: 'text/html', encoding: 'quoted-printable', text: exchangeHtml(facts) }),
      ]);
    case 'exim':
      return prose(
        facts,
        'Mail Delivery System',
        'Mailer-Daemon',
        'Mail delivery failed: returning message to sender',
        [
          ['X-Failed-Recipients', facts.recipient],
          ['Auto-Submitted', 'auto-replied'],
        ],
      );
    case 'qmail':
      return prose(facts, '', 'MAILER-DAEMON', 'failure notice', []);
  }
}

function commonHeaders(facts: BounceFacts, name: string, local: string, subject: string): Headers {
  return [
    ['From', writeMailbox({ name, address: `${local}@${facts.host}` })],
    ['To', writeMailbox({ name: '', address: facts.to })],
    ['Subject', encodeWords(subject)],
    ['Date', writeDate(facts.at, 'UTC')],
    ['Message-ID', facts.messageId],
  ];
}

function report(facts: BounceFacts, name: string, local: string, subject: string, human: string[]): string {
  const boundary = boundaryOf(facts.messageId, facts.reporter === 'postfix' ? '4D3C.' : '000000000000');
  return writeEntity(
    [
      ...commonHeaders(facts, name, local, subject),
      facts.reporter === 'gmail' ? ['X-Failed-Recipients', facts.recipient] : undefined,
      ['Auto-Submitted', 'auto-replied'],
      ['MIME-Version', '1.0'],
      ['Content-Type', `multipart/report; report-type=delivery-status; boundary="${boundary}"`],
    ],
    multipartBody(boundary, [...human, deliveryStatus(facts), returnedHeaders(facts)]),
  );
}

function deliveryStatus(facts: BounceFacts): string {
  const { status } = STATUS[facts.reason];
  const perMessage = [`Reporting-MTA: dns; ${facts.host}`, `Arrival-Date: ${writeDate(facts.at, 'UTC')}`];
  const perRecipient = [
    `Final-Recipient: rfc822; ${facts.recipient}`,
    'Action: failed',
    `Status: ${status}`,
    facts.reporter === 'exchange' ? `Remote-MTA: dns; ${facts.host}` : undefined,
    `Diagnostic-Code: smtp; ${remark(facts)}`,
  ].filter((line) => line !== undefined);
  return writeEntity(
    [['Content-Type', 'message/delivery-status']],
    [...perMessage, '', ...perRecipient, ''].join(CRLF),
  );
}

function returnedHeaders({ reporter, originalHeaders }: BounceFacts): string {
  const whole = reporter === 'gmail' || reporter === 'exchange';
  const body = `${originalHeaders}${CRLF}${whole ? CRLF : ''}`;
  return writeEntity([['Content-Type', whole ? 'message/rfc822' : 'text/rfc822-headers']], body);
}

const postfixProse = (facts: BounceFacts) => `This is the mail system at host ${facts.host}.

I'm sorry to have to inform you that your message could not
be delivered to one or more recipients. It's attached below.

                   The mail system

<${facts.recipient}>: host ${facts.host} said: ${remark(facts)} (in reply to end of DATA command)
`;

const gmailHtml = (facts: BounceFacts) =>
  `<html><body><h2>Address not found</h2><p>Your message wasn't delivered to <b>${escapeHtml(facts.recipient)}</b> because the address couldn't be found, or is unable to receive mail.</p><p>The response was:</p><p>${remark(facts)}</p></body></html>`;

const exchangeHtml = (facts: BounceFacts) =>
  `<html><body><p><b>Delivery has failed to these recipients or groups:</b></p><p><a href="mailto:${escapeHtml(facts.recipient)}">${escapeHtml(facts.recipient)}</a></p><p>Diagnostic information for administrators:</p><p>Generating server: ${escapeHtml(facts.host)}</p><p>Remote server returned '${remark(facts)}'</p></body></html>`;

function prose(facts: BounceFacts, name: string, local: string, subject: string, marks: Headers): string {
  const text = facts.reporter === 'exim' ? eximProse(facts) : qmailProse(facts);
  const part = { type: 'text/plain', encoding: '7bit', text } as const;
  return writeEntity(
    [...commonHeaders(facts, name, local, subject), ...marks, ['MIME-Version', '1.0'], ...textHeaders(part)],
    textBody(part),
  );
}

const eximProse = (facts: BounceFacts) => `This message was created automatically by mail delivery software.

A message that you sent could not be delivered to one or more of its
recipients. This is a permanent error. The following address(es) failed:

  ${facts.recipient}
    host ${facts.host}
    SMTP error from remote mail server after end of data:
    ${remark(facts)}

------ This is a copy of your message, including all the headers. ------

${facts.originalHeaders}
`;

const qmailProse = (facts: BounceFacts) => `Hi. This is the qmail-send program at ${facts.host}.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<${facts.recipient}>:
${STATUS[facts.reason].text}. (#${STATUS[facts.reason].status})

--- Below this line is a copy of the message.

${facts.originalHeaders}
`;
