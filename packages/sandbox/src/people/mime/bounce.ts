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

/** What the recipient's host said, and in reply to what. */
export type Failure = { code: string; status: string; text: string; remote: string; inReplyTo: string };

export type BounceFacts = {
  reporter: Reporter;
  host: string;
  at: Date;
  /** When the message that failed was taken. */
  arrivedAt: Date;
  messageId: string;
  /** The envelope sender of the message that failed. */
  to: string;
  recipient: string;
  failure: Failure;
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

const REASONS: Record<BounceReason, Omit<Failure, 'remote'>> = {
  unknownUser: { code: '550', status: '5.1.1', text: 'No such user here', inReplyTo: 'end of DATA command' },
  full: { code: '552', status: '5.2.2', text: 'Mailbox is full', inReplyTo: 'end of DATA command' },
};

/** What a host says that took a message and only then looked for its recipient. */
export const failureOf = (reason: BounceReason, remote: string): Failure => ({ ...REASONS[reason], remote });

const remark = ({ failure: { code, status, text } }: BounceFacts) => `${code} ${status} ${text}`;

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

/** A mail still waits: its sender gets a notice, and has nothing to do (RFC 3464, 2.3.3, "delayed"). */
export function writeDelay(facts: BounceFacts): string {
  const isGmail = facts.reporter === 'gmail';
  const [name, local] = isGmail ? ['Mail Delivery Subsystem', 'mailer-daemon'] : ['Microsoft Outlook', 'postmaster'];
  const subject = isGmail ? 'Delivery Status Notification (Delay)' : `Delivery delayed: ${facts.subject}`;
  const human = writeText({ type: 'text/html', encoding: 'quoted-printable', text: delayHtml(facts) });
  return report(facts, name, local, subject, [human], 'delayed');
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

type Action = 'failed' | 'delayed';

function report(
  facts: BounceFacts,
  name: string,
  local: string,
  subject: string,
  human: string[],
  action: Action = 'failed',
): string {
  const boundary = boundaryOf(facts.messageId, facts.reporter === 'postfix' ? '4D3C.' : '000000000000');
  return writeEntity(
    [
      ...commonHeaders(facts, name, local, subject),
      facts.reporter === 'gmail' && action === 'failed' ? ['X-Failed-Recipients', facts.recipient] : undefined,
      ['Auto-Submitted', 'auto-replied'],
      ['MIME-Version', '1.0'],
      ['Content-Type', `multipart/report; report-type=delivery-status; boundary="${boundary}"`],
    ],
    multipartBody(boundary, [...human, deliveryStatus(facts, action), returnedHeaders(facts)]),
  );
}

function deliveryStatus(facts: BounceFacts, action: Action): string {
  const { status, remote } = facts.failure;
  const perMessage = [`Reporting-MTA: dns; ${facts.host}`, `Arrival-Date: ${writeDate(facts.arrivedAt, 'UTC')}`];
  const perRecipient = [
    `Final-Recipient: rfc822; ${facts.recipient}`,
    `Action: ${action}`,
    `Status: ${status}`,
    facts.reporter === 'exchange' || remote !== facts.host ? `Remote-MTA: dns; ${remote}` : undefined,
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

<${facts.recipient}>: host ${facts.failure.remote} said: ${remark(facts)} (in reply to ${facts.failure.inReplyTo})
`;

/** By the subject of the status (RFC 3463, 3): addresses are X.1, policy is X.7. */
function gmailReason({ status }: Failure): { title: string; because: string } {
  if (status.startsWith('5.1.'))
    return {
      title: 'Address not found',
      because: "because the address couldn't be found, or is unable to receive mail",
    };
  if (status.startsWith('5.7.')) return { title: 'Message blocked', because: 'because it was blocked' };
  if (status.startsWith('4.'))
    return {
      title: 'Message not delivered',
      because: 'although it was tried for a whole day. It will not be tried again',
    };
  return { title: 'Message not delivered', because: 'because of a problem at the other side' };
}

function gmailHtml(facts: BounceFacts): string {
  const { title, because } = gmailReason(facts.failure);
  return `<html><body><h2>${title}</h2><p>Your message wasn't delivered to <b>${escapeHtml(facts.recipient)}</b> ${because}.</p><p>The response was:</p><p>${escapeHtml(remark(facts))}</p></body></html>`;
}

const delayHtml = (facts: BounceFacts) =>
  `<html><body><h2>Delivery incomplete</h2><p>There was a temporary problem delivering your message to <b>${escapeHtml(facts.recipient)}</b>. It will be tried again for some hours. You'll be notified if the delivery fails permanently.</p><p>The response was:</p><p>${escapeHtml(remark(facts))}</p></body></html>`;

const exchangeHtml = (facts: BounceFacts) =>
  `<html><body><p><b>Delivery has failed to these recipients or groups:</b></p><p><a href="mailto:${escapeHtml(facts.recipient)}">${escapeHtml(facts.recipient)}</a></p><p>Diagnostic information for administrators:</p><p>Generating server: ${escapeHtml(facts.host)}</p><p>Remote server returned '${escapeHtml(remark(facts))}'</p></body></html>`;

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
    host ${facts.failure.remote}
    SMTP error from remote mail server after ${facts.failure.inReplyTo}:
    ${remark(facts)}

------ This is a copy of your message, including all the headers. ------

${facts.originalHeaders}
`;

const qmailProse = (facts: BounceFacts) => `Hi. This is the qmail-send program at ${facts.host}.
I'm afraid I wasn't able to deliver your message to the following addresses.
This is a permanent error; I've given up. Sorry it didn't work out.

<${facts.recipient}>:
${facts.failure.text}. (#${facts.failure.status})

--- Below this line is a copy of the message.

${facts.originalHeaders}
`;
