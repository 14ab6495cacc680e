import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyMessage } from './classify-message.ts';
import { writeMail, writeReport } from './write-mail-testing.ts';

const DAEMON = { From: 'MAILER-DAEMON@mx.test', Subject: 'failure notice' };

describe('hostile mail', () => {
  it('is answered for any bytes', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => KINDS.includes(classifyMessage(bytes).kind)));
  });

  it('is answered for any pieces of notices in any order', () => {
    const piece = fc.constantFrom(...PIECES);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 30 }), fc.string(), (pieces, rest) => {
        const { kind, bounce } = classifyMessage(`${pieces.join('')}${rest}`);
        return KINDS.includes(kind) && (kind === 'bounce') === (bounce !== undefined);
      }),
      { numRuns: 500 },
    );
  });

  it('lists ten thousand recipients of a report', () => {
    const fields = Array.from(
      { length: 10_000 },
      (_none, index) => `Final-Recipient: rfc822; u${index}@acme.test\nAction: failed\nStatus: 5.1.1\n`,
    ).join('\n');
    expect(classifyMessage(writeReport(fields)).bounce?.recipients).toHaveLength(10_000);
  });

  it('lists ten thousand recipients in prose', () => {
    const lines = Array.from({ length: 10_000 }, (_none, index) => `<u${index}@acme.test>: user unknown\n`).join('');
    const { bounce } = classifyMessage(writeMail(DAEMON, `Unable to deliver your message to:\n\n${lines}`));
    expect(bounce?.recipients).toHaveLength(10_000);
  });

  it.each([
    ['one line of letters', 'a'.repeat(100_000)],
    ['nothing but signs of addresses', '@'.repeat(100_000)],
    ['halves of addresses', 'a@'.repeat(50_000)],
    ['digits', '1.1.'.repeat(25_000)],
    ['codes', '550 5.1.1 '.repeat(10_000)],
    ['open tags', '<style'.repeat(15_000)],
    ['brackets', '<'.repeat(100_000)],
    ['blank lines', '\n'.repeat(100_000)],
    ['headers', 'Received: x\n'.repeat(10_000)],
    ['weekdays', 'until monday '.repeat(8_000)],
    ['words that almost match', 'user mailbox recipient not be '.repeat(4_000)],
  ])('is read to its end: %s', (_what, body) => {
    const html = { 'Content-Type': 'text/html; charset=utf-8' };
    for (const headers of [DAEMON, { Subject: 'Out of office' }, { ...DAEMON, ...html }]) {
      expect(KINDS).toContain(classifyMessage(writeMail(headers, body)).kind);
    }
  });

  it('is read however deep its parts are nested', () => {
    const deep = Array.from(
      { length: 5_000 },
      (_none, level) => `Content-Type: multipart/mixed; boundary=b${level}\r\n\r\n--b${level}\r\n`,
    ).join('');
    expect(classifyMessage(`From: a@b.test\r\n${deep}`).kind).toBe('human');
  });
});

const KINDS = ['human', 'autoReply', 'outOfOffice', 'bounce', 'complaint', 'receipt'];
const PIECES = [
  'From: MAILER-DAEMON@mx.test\r\n',
  'From: jo@acme.test\r\n',
  'Return-Path: <>\r\n',
  'Subject: Undelivered Mail\r\n',
  'Subject: Out of office\r\n',
  'Date: Mon, 16 Nov 2026 09:00:00 +0100\r\n',
  'X-Failed-Recipients: a@b.test, <\r\n',
  'Content-Type: multipart/report; boundary=b\r\n',
  'Content-Type: message/delivery-status\r\n',
  'Content-Type: message/feedback-report\r\n',
  'Content-Type: message/rfc822\r\n',
  'Content-Type: text/html\r\n',
  '\r\n',
  '--b\r\n',
  '--b--\r\n',
  'Final-Recipient: rfc822; a@b.test\r\n',
  'Action: failed\r\nStatus: 5.1.1\r\n',
  'Feedback-Type: abuse\r\n',
  '<a@b.test>: 550 user unknown\r\n',
  'could not be delivered until 31.12.\r\n',
  '>>> DATA\r\n<<< 550 no\r\n',
  '--- Below this line is a copy\r\n',
];
