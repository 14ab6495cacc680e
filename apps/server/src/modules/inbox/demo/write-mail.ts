import { createTransport } from 'nodemailer';
import type { DemoFile } from './demo-mails.ts';

/** `role` stands below the name in what they write. */
export type DemoWriter = { name: string; email: string; role?: string };

type DemoMail = {
  messageId: string;
  from: DemoWriter;
  to: DemoWriter;
  at: Date;
  subject: string;
  text: string;
  html?: string;
  references: readonly string[];
  files: readonly DemoFile[];
  headers?: Record<string, string>;
};

const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** The whole message as it goes over the wire; written anew it is the same one. */
export async function writeMail({ from, to, files, references, at, ...given }: DemoMail): Promise<Buffer> {
  const parent = references.at(-1);
  const { message } = await writer.sendMail({
    ...given,
    date: at,
    from: { name: from.name, address: from.email },
    to: { name: to.name, address: to.email },
    ...(parent ? { inReplyTo: parent, references: [...references] } : {}),
    attachments: files.map(({ name, lines }) =>
      name.endsWith('.pdf')
        ? { filename: name, contentType: 'application/pdf', content: writePdf(lines) }
        : { filename: name, contentType: 'text/csv', content: `${lines.join('\r\n')}\r\n` },
    ),
  });
  if (!Buffer.isBuffer(message)) throw new Error('the mail was not written into memory');
  return message;
}

/** RFC 3464, as Postfix writes it. */
export function writeReturned({ messageId, from, to, at, text, original }: ReturnedMail): Buffer {
  const status = /\d\.\d\.\d/.exec(text)?.[0] ?? '5.0.0';
  const host = from.slice(from.indexOf('@') + 1);
  const head = original.subarray(0, original.indexOf('\r\n\r\n') + 2).toString('latin1');
  const lines = [
    `Return-Path: <>`,
    `Date: ${at.toUTCString().replace('GMT', '+0000')}`,
    `From: Mail Delivery System <mailer-daemon@${host}>`,
    `To: <${to}>`,
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: ${messageId}`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="returned"',
    '',
    '--returned',
    'Content-Type: text/plain; charset=utf-8',
    '',
    `This is the mail system at host ${host}.`,
    '',
    'I am sorry to have to inform you that your message could not be delivered.',
    '',
    `<${from}>: host mx1.${host} said: ${text}`,
    '    (in reply to RCPT TO command)',
    '',
    '--returned',
    'Content-Type: message/delivery-status',
    '',
    `Reporting-MTA: dns; ${host}`,
    '',
    `Final-Recipient: rfc822; ${from}`,
    `Action: ${status.startsWith('4') ? 'delayed' : 'failed'}`,
    `Status: ${status}`,
    `Diagnostic-Code: smtp; ${text}`,
    '',
    '--returned',
    'Content-Type: text/rfc822-headers',
    '',
    head,
    '--returned--',
    '',
  ];
  return Buffer.from(lines.join('\r\n'));
}

type ReturnedMail = { messageId: string; from: string; to: string; at: Date; text: string; original: Buffer };

/** One page with a few lines on it. */
function writePdf(lines: readonly string[]): Buffer {
  const shown = lines.map((line) => `(${line.replaceAll(/[()\\]/g, '')}) Tj 0 -22 Td`).join(' ');
  const page = `BT /F1 14 Tf 60 760 Td ${shown} ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const end = text.length;
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${end}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
