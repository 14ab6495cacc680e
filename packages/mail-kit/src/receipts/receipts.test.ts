import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { classifyMessage } from '../classify/classify-message.ts';
import { readMimeMessage } from '../mime/read-mime-message.ts';
import { readReceiptRequest } from './read-receipt-request.ts';
import { type ReceiptFacts, writeReceipt } from './write-receipt.ts';

const asked = (headers: Record<string, string>) => readReceiptRequest((name) => headers[name]);
const KATRIN = {
  'disposition-notification-to': 'Katrin <katrin@nordkai.test>',
  'return-path': '<katrin@nordkai.test>',
};

describe('a request for a receipt', () => {
  it('may be answered without asking where it leads back to the sender of the mail', () => {
    expect(asked(KATRIN)).toEqual({ to: ['katrin@nordkai.test'], mayBeAutomatic: true });
  });

  it.each([
    ['another return path', { 'return-path': '<bounce@nordkai.test>' }],
    ['no return path', { 'return-path': '' }],
    ['an empty return path', { 'return-path': '<>' }],
    ['two addresses', { 'disposition-notification-to': 'katrin@nordkai.test, jo@nordkai.test' }],
  ])('is put to a person where there is %s', (_name, change) => {
    expect(asked({ ...KATRIN, ...change })).toMatchObject({ mayBeAutomatic: false });
  });

  it.each([
    ['came through a list', { 'list-id': '<news.nordkai.test>' }],
    ['went to many at once', { precedence: 'bulk' }],
    ['was written by a program', { 'auto-submitted': 'auto-generated' }],
    ['is a report itself', { 'content-type': 'multipart/report; report-type=disposition-notification' }],
    ['asks for more than we know', { 'disposition-notification-options': 'signed-receipt=required,pkcs7' }],
    ['names no address', { 'disposition-notification-to': 'Katrin' }],
  ])('is never answered where the mail %s', (_name, change) => {
    expect(asked({ ...KATRIN, ...change })).toBeUndefined();
  });

  it('is found in a mail that is judged', () => {
    const raw = 'Return-Path: <k@a.test>\r\nFrom: k@a.test\r\nDisposition-Notification-To: k@a.test\r\n\r\nHello';
    expect(classifyMessage(raw)).toMatchObject({
      kind: 'human',
      receiptRequest: { to: ['k@a.test'], mayBeAutomatic: true },
    });
  });
});

const FACTS: ReceiptFacts = {
  from: { name: 'Maya Lindqvist', address: 'maya@harborline.test' },
  to: ['katrin@nordkai.test'],
  original: { messageId: 'one@nordkai.test', subject: 'Three invoices', sentAt: new Date('2026-11-16T09:41:00Z') },
  sentBy: 'person',
  messageId: 'r1@harborline.test',
  at: new Date('2026-11-16T10:42:00Z'),
  program: 'Outrider 0.0.1',
  language: 'en',
};

describe('a receipt', () => {
  it('has the three parts of RFC 8098 that matter, and is read as what it is', () => {
    const raw = writeReceipt(FACTS);
    expect(raw).toContain('Content-Type: multipart/report; report-type=disposition-notification;');
    expect(raw).toContain('\r\nDisposition: manual-action/MDN-sent-manually; displayed\r\n');
    expect(raw).toContain('\r\nFinal-Recipient: rfc822;maya@harborline.test\r\n');
    expect(raw).toContain('\r\nOriginal-Message-ID: <one@nordkai.test>\r\n');
    expect(raw).toContain('\r\nReporting-UA: harborline.test; Outrider 0.0.1\r\n');
    expect(classifyMessage(raw)).toMatchObject({
      kind: 'receipt',
      receipt: { did: 'displayed', sentBy: 'person' },
      originalMessageId: '<one@nordkai.test>',
      originalRecipients: ['maya@harborline.test'],
    });
  });

  it('says where a rule sent it', () => {
    expect(classifyMessage(writeReceipt({ ...FACTS, sentBy: 'rule' }))).toMatchObject({
      receipt: { did: 'displayed', sentBy: 'rule' },
    });
  });

  it('is never asked for a receipt itself, and nobody’s words add a header to it', () => {
    const names = ['from', 'to', 'subject', 'date', 'message-id', 'in-reply-to', 'references', 'auto-submitted'];
    const words = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(words, words, words, (subject, name, messageId) => {
        const raw = writeReceipt({
          ...FACTS,
          from: { ...FACTS.from, name },
          original: { ...FACTS.original, subject, messageId },
          language: 'zh',
        });
        expect(raw).not.toMatch(/(?<!\r)\n|\r(?!\n)/);
        const { headers, children } = readMimeMessage(raw);
        const known = new Set([...names, 'mime-version', 'content-type']);
        expect(headers.map((header) => header.name).filter((each) => !known.has(each))).toEqual([]);
        expect(children).toHaveLength(2);
      }),
    );
  });
});
