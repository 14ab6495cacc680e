import { describe, expect, it } from 'vitest';
import { classifyMessage } from './classify-message.ts';
import { ORIGINAL, writeMail, writeMultipart, writeReport } from './write-mail-testing.ts';

const failed = (fields: string) => `Final-Recipient: rfc822; jo@acme.test\nAction: failed\n${fields}`;

describe('delivery reports', () => {
  it('reads a recipient, its status and the server’s words', () => {
    const raw = writeReport(failed('Status: 5.1.1\nDiagnostic-Code: smtp; 550 5.1.1 <jo@acme.test>... no such user'));
    expect(classifyMessage(raw)).toEqual({
      kind: 'bounce',
      bounce: { recipients: [{ address: 'jo@acme.test', hard: true, status: '5.1.1', reason: 'user_unknown' }] },
      originalMessageId: '<original@sender.test>',
      originalRecipients: ['jo@acme.test'],
    });
  });

  it('prefers the address the sender wrote over the one it was forwarded to', () => {
    const raw = writeReport(
      'Original-Recipient: rfc822;jo@acme.test\nFinal-Recipient: rfc822;j.doe@elsewhere.test\nAction: failed\nStatus: 5.2.2',
    );
    expect(classifyMessage(raw).bounce?.recipients).toMatchObject([
      { address: 'jo@acme.test', reason: 'mailbox_full' },
    ]);
  });

  it('looks into the text where the report has no diagnostic', () => {
    const raw = writeReport(failed('Status: 5.0.0'), {
      text: 'An error has occurred while attempting to deliver a message:\n\njo@acme.test: 550 5.7.26 DMARC check failed\n',
    });
    expect(classifyMessage(raw).bounce?.recipients).toMatchObject([
      { status: '5.7.26', reason: 'policy', hard: false },
    ]);
  });

  it('holds a delay for no failure, with any code', () => {
    const raw = writeReport('Final-Recipient: rfc822; jo@acme.test\nAction: delayed\nStatus: 4.4.1');
    expect(classifyMessage(raw).bounce?.recipients).toEqual([
      { address: 'jo@acme.test', hard: false, status: '4.4.1', reason: 'temporary', delayed: true },
    ]);
  });

  it.each(['delivered', 'relayed', 'expanded'])('takes a report of %s mail for a receipt', (action) => {
    const raw = writeReport(`Final-Recipient: rfc822; jo@acme.test\nAction: ${action}\nStatus: 2.0.0`);
    expect(classifyMessage(raw)).toMatchObject({ kind: 'receipt', receipt: { did: 'delivered' } });
  });

  it('finds each failed recipient of a report that mixes outcomes', () => {
    const raw = writeReport(
      'Final-Recipient: rfc822; ann@acme.test\nAction: delivered\nStatus: 2.0.0\n\nFinal-Recipient: rfc822; bob@acme.test\nAction: failed\nStatus: 5.1.1\n',
    );
    expect(classifyMessage(raw).bounce?.recipients.map(({ address }) => address)).toEqual(['bob@acme.test']);
  });

  it('parts recipients that no blank line parts', () => {
    const raw = writeReport(
      'Final-Recipient: rfc822; ann@acme.test\nAction: failed\nStatus: 5.1.1\nFinal-Recipient: rfc822; bob@acme.test\nAction: failed\nStatus: 5.2.2\n',
    );
    expect(classifyMessage(raw).bounce?.recipients.map(({ reason }) => reason)).toEqual([
      'user_unknown',
      'mailbox_full',
    ]);
  });

  it('reads the fields where a program put them into the text', () => {
    const raw = writeMail(
      { From: 'MAILER-DAEMON@mx.test', Subject: 'Delivery Status Notification (Failure)' },
      `An error occurred while trying to deliver the mail.\n\nTechnical report:\n\nAction: failed\nFinal-Recipient: rfc822; jo@acme.test\nDiagnostic-Code: smtp; 550 5.1.2 host unknown\nStatus: 5.1.2\n`,
    );
    expect(classifyMessage(raw).bounce?.recipients).toMatchObject([
      { address: 'jo@acme.test', reason: 'host_unknown' },
    ]);
  });

  it('looks through a gateway that encloses the report of another', () => {
    const report = writeReport(failed('Status: 5.1.1'));
    const raw = writeMultipart(
      { From: 'Mail Delivery Subsystem <MAILER-DAEMON@gateway.test>', Subject: 'Returned mail: User unknown' },
      'multipart/mixed; charset=utf-8',
      [
        { type: 'text/plain', body: '----- The following addresses had permanent delivery errors -----' },
        { type: 'message/rfc822', body: report.replaceAll('edge', 'inner') },
      ],
    );
    expect(classifyMessage(raw).bounce?.recipients).toMatchObject([{ address: 'jo@acme.test', hard: true }]);
  });

  const NOTIFICATION = {
    notificationType: 'Bounce',
    bounce: {
      bounceType: 'Permanent',
      bouncedRecipients: [
        {
          emailAddress: 'jo@acme.test',
          action: 'failed',
          status: '5.1.1',
          diagnosticCode: 'smtp; 550 5.1.1 user unknown',
        },
      ],
    },
    mail: { commonHeaders: { messageId: '<original@sender.test>' } },
  };

  it.each([
    ['as it is', (json: string) => json],
    ['folded within its words', (json: string) => json.replace('user unknown', 'user\n unknown')],
    ['folded at a length', (json: string) => json.replaceAll(/.{70}/g, '$&\n')],
  ])('reads a notification of Amazon’s mail service %s', (_how, fold) => {
    const raw = writeMail(
      { From: 'AWS <no-reply@sns.amazonaws.com>', Subject: 'AWS Notification Message' },
      `${fold(JSON.stringify(NOTIFICATION))}\n\n--\nIf you wish to stop receiving notifications, visit a page.\n`,
    );
    expect(classifyMessage(raw)).toMatchObject({
      kind: 'bounce',
      bounce: { recipients: [{ address: 'jo@acme.test', hard: true, status: '5.1.1', reason: 'user_unknown' }] },
      originalMessageId: '<original@sender.test>',
    });
  });
});

describe('complaints and receipts', () => {
  const complaint = (fields: string) =>
    writeMultipart(
      { From: 'fbl@provider.test', Subject: 'FW: Hello' },
      'multipart/report; report-type=feedback-report',
      [
        { type: 'text/plain', body: 'This is an email abuse report.' },
        { type: 'message/feedback-report', body: fields },
        { type: 'message/rfc822', body: ORIGINAL },
      ],
    );

  it('reads who complains of which mail', () => {
    const raw = complaint('Feedback-Type: abuse\nVersion: 1\nOriginal-Rcpt-To: <jo@acme.test>\n');
    expect(classifyMessage(raw)).toEqual({
      kind: 'complaint',
      complaint: { type: 'abuse' },
      originalMessageId: '<original@sender.test>',
      originalRecipients: ['jo@acme.test'],
    });
  });

  it('takes the recipient from the mail where the loop does not name one', () => {
    expect(classifyMessage(complaint('Feedback-Type: fraud\n'))).toMatchObject({
      complaint: { type: 'fraud' },
      originalRecipients: ['jo@acme.test'],
    });
  });

  it('takes a report that a mail was no spam for no complaint', () => {
    expect(classifyMessage(complaint('Feedback-Type: not-spam\n')).kind).toBe('autoReply');
  });

  it('reads a receipt and the mail it is for', () => {
    const raw = writeMultipart({ Subject: 'Read: Hello' }, 'multipart/report; report-type=disposition-notification', [
      { type: 'text/plain', body: 'Your message was read.' },
      {
        type: 'message/disposition-notification',
        body: 'Final-Recipient: rfc822;jo@acme.test\nOriginal-Message-ID: <original@sender.test>\nDisposition: manual-action/MDN-sent-manually; displayed\n',
      },
    ]);
    expect(classifyMessage(raw)).toEqual({
      kind: 'receipt',
      receipt: { did: 'displayed', sentBy: 'person' },
      originalMessageId: '<original@sender.test>',
      originalRecipients: ['jo@acme.test'],
    });
  });
});
