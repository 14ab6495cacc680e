import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { classifyIncoming } from './classify-incoming.ts';

const raw = (head: string[], body: string) => Buffer.from([...head, '', body].join('\r\n'));

describe('what came in', () => {
  test('is read without the quote, labelled, and summed up in one line', () => {
    const mail = raw(
      ['From: anna@nordkai.test', 'Subject: Re: Two invoices', 'Content-Type: text/plain; charset=utf-8'],
      'Please remove me from your list\r\nand do not e-mail me again.\r\n\r\nOn Tue, 10 Nov 2026, Maya wrote:\r\n> Hi Anna',
    );
    expect(classifyIncoming(mail, 'Re: Two invoices')).toMatchObject({
      classification: { kind: 'human' },
      label: { label: 'stop', sure: true },
      summary: 'Please remove me from your list and do not e-mail me again.',
      words: expect.stringContaining('anna'),
    });
  });

  test('that is no answer has no meaning for the sale', () => {
    const report = raw(
      [
        'From: MAILER-DAEMON@mx.test',
        'Subject: Undelivered Mail Returned to Sender',
        'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      ],
      '--b\r\nContent-Type: text/plain\r\n\r\nIt came back.\r\n--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.test\r\n\r\nFinal-Recipient: rfc822; anna@nordkai.test\r\nAction: failed\r\nStatus: 5.1.1\r\nDiagnostic-Code: smtp; 550 5.1.1 User unknown\r\n--b--\r\n',
    );
    expect(classifyIncoming(report, '')).toMatchObject({
      classification: { kind: 'bounce', bounce: { recipients: [{ address: 'anna@nordkai.test', hard: true }] } },
      label: { label: null, sure: false },
    });
  });

  test('may be any bytes, and leaves nothing a database would refuse', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 2_000 }), (bytes) => {
        const { html, body, summary, written, words } = classifyIncoming(bytes, '');
        for (const text of [html, body, summary, written, words]) {
          expect(text ?? '').not.toContain('\u0000');
          expect((text ?? '').isWellFormed()).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });
});
