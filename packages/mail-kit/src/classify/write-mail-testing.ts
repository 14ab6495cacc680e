/** A mail as it comes over the wire; tests say only what matters to them. */
export function writeMail(headers: Record<string, string>, body: string): string {
  const all = {
    From: 'Jo Doe <jo@acme.test>',
    To: 'me@sender.test',
    Date: 'Mon, 16 Nov 2026 09:00:00 +0100',
    'Message-ID': '<notice@acme.test>',
    'Content-Type': 'text/plain; charset=utf-8',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${lines.join('')}\r\n${body.replaceAll(/\r?\n/g, '\r\n')}`;
}

export type WrittenPart = { type: string; body: string };

export const writeMultipart = (headers: Record<string, string>, type: string, parts: WrittenPart[]): string =>
  writeMail(
    { ...headers, 'MIME-Version': '1.0', 'Content-Type': `${type}; boundary="edge"` },
    `${parts.map((part) => `--edge\r\nContent-Type: ${part.type}\r\n\r\n${part.body}\r\n`).join('')}--edge--\r\n`,
  );

/** The mail a notice is about. */
export const ORIGINAL =
  'Received: from sender.test by mx.sender.test\nMessage-ID: <original@sender.test>\nFrom: me@sender.test\nTo: jo@acme.test\nSubject: Hello\n\nHi Jo';

/** A report as RFC 3464 has it. */
export const writeReport = (fields: string, { text = 'Delivery failed.', headers = {} } = {}): string =>
  writeMultipart(
    {
      From: 'Mail Delivery System <MAILER-DAEMON@mx.test>',
      Subject: 'Undelivered Mail Returned to Sender',
      ...headers,
    },
    'multipart/report; report-type=delivery-status',
    [
      { type: 'text/plain', body: text },
      { type: 'message/delivery-status', body: `Reporting-MTA: dns; mx.test\n\n${fields}` },
      { type: 'message/rfc822', body: ORIGINAL },
    ],
  );
