import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readMessage } from './read-message.ts';

const deps = {
  now: () => new Date('2026-11-15T12:00:00Z'),
  warmup: { folder: '', header: 'X-Outrider-Warmup', isSigned: () => false },
};

const read = (headers: Buffer | string) =>
  readMessage(deps, { seq: 1, uid: 7, flags: new Set(['\\Seen']), size: 10, headers: Buffer.from(headers) });

test('people, subject and what it answers are read from the fields as they were written', () => {
  const fields = [
    'From: =?utf-8?q?J=C3=BCrgen_M=C3=BCller?= <Juergen@Nordkai.test>',
    'To: "Raman, Priya" <priya@harborline.test>, Team: anna@nordkai.test, ben@nordkai.test;',
    'Subject: =?utf-8?b?UmU6IEbDtnJkZXJ1bmc=?=',
    ' and more',
    'Date: Tue, 10 Nov 2026 09:00:00 +0100 (CET)',
    'Message-ID: <two@nordkai.test>',
    'In-Reply-To: <one@harborline.test>',
    'References: <zero@harborline.test>',
    '\t<one@harborline.test>',
    'Auto-Submitted: auto-replied',
    '',
    '',
  ];
  expect(read(fields.join('\r\n'))).toMatchObject({
    messageId: 'two@nordkai.test',
    refs: ['zero@harborline.test', 'one@harborline.test'],
    subject: 'Re: Förderung and more',
    from: { name: 'Jürgen Müller', email: 'juergen@nordkai.test' },
    receivers: {
      to: [
        { name: 'Raman, Priya', email: 'priya@harborline.test' },
        { name: '', email: 'anna@nordkai.test' },
        { name: '', email: 'ben@nordkai.test' },
      ],
      cc: [],
      bcc: [],
    },
    sentAt: new Date('2026-11-10T08:00:00Z'),
    isAutomatic: true,
    flags: { seen: true, starred: false },
  });
});

test('of a field that comes twice the first counts, and who sent it stands in where nobody wrote it', () => {
  const fields = ['Sender: list@nordkai.test', 'Subject: First', 'Subject: Second', ''];
  expect(read(fields.join('\r\n'))).toMatchObject({ from: { name: '', email: 'list@nordkai.test' }, subject: 'First' });
});

test('bytes that are no ASCII are read as what they can be', () => {
  expect(read(Buffer.from('Subject: Grüße\r\n\r\n', 'utf8')).subject).toBe('Grüße');
  expect(read(Buffer.from('Subject: Grüße\r\n\r\n', 'latin1')).subject).toBe('Grüße');
});

test('any bytes give a message a database takes', () => {
  const names = ['From', 'To', 'Subject', 'Date', 'Message-ID', 'References'];
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), fc.constantFrom(...names), (bytes, name) => {
      const message = read(Buffer.concat([Buffer.from(`${name}: `), bytes]));
      const texts = [message.subject, message.messageId, message.from.name, message.from.email, ...message.refs];
      for (const text of texts) expect(text.isWellFormed() && !text.includes('\u0000')).toBe(true);
      expect(Number.isFinite(message.receivedAt.getTime())).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['', false],
  ['Content-Type: text/plain; charset=utf-8', false],
  ['Content-Type: TEXT/HTML', false],
  ['Content-Type: text/plain\r\nContent-Disposition: attachment; filename=a.txt', true],
  ['Content-Type: text/calendar', true],
  ['Content-Type: multipart/alternative; boundary=x', true],
  ['Content-Type: text/plainer', true],
])('whether a mail is more than one text is known by what it says of itself: "%s"', (fields, hasParts) => {
  expect(read(`${fields}\r\n\r\n`)).toMatchObject({ hasParts });
});
