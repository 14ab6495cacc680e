import { Readable } from 'node:stream';
import fc from 'fast-check';
import { simpleParser } from 'mailparser';
import { describe, expect, test } from 'vitest';
import { buildComposedMessage } from './build-composed-message.ts';
import type { ComposedMessage } from './composed-message.ts';
import { fileNameOf, mimeTypeOf } from './part-names.ts';

const MAIL: ComposedMessage = {
  from: { name: 'Maya Müller', address: 'maya@harborline-hq.test' },
  to: [{ name: 'Nord, Nora "NN"', address: 'nora@nordkai.test' }],
  cc: [],
  bcc: [{ name: '', address: 'boss@harborline-hq.test' }],
  keepBcc: false,
  subject: '报价 – Offer',
  date: new Date('2026-11-16T18:00:00Z'),
  messageId: '<draft-1@harborline-hq.test>',
  priority: 3,
  xMailer: 'Outrider 0.0.1',
  text: 'Hello\n',
  html: '<p>Hello <img src="cid:logo@x"></p>',
  parts: [],
};
const PIXEL = {
  name: 'logo.png',
  mimeType: 'image/png',
  contentId: 'logo@x',
  inlined: true,
  content: Buffer.from('PNG'),
};
const PLAN = {
  name: 'plan.pdf',
  mimeType: 'application/pdf',
  contentId: '',
  inlined: false,
  content: Buffer.alloc(70_000, 'é'),
};

const build = (changes: Partial<ComposedMessage> = {}) => buildComposedMessage({ ...MAIL, ...changes });
const types = (raw: Buffer) => [...raw.toString().matchAll(/^Content-Type: ([\w/-]+)/gm)].map(([, type]) => type);

describe('a mail', () => {
  test('is read by another library as it was meant', async () => {
    const raw = await build({
      inReplyTo: '<one@nordkai.test>',
      references: ['<zero@nordkai.test>', '<one@nordkai.test>'],
      priority: 1,
      receiptTo: MAIL.from.address,
      headers: { 'X-Outrider-Draft': 'id; revision=3' },
      parts: [PIXEL, { ...PLAN, content: Readable.from([PLAN.content]) }],
    });
    const read = await simpleParser(raw, { keepCidLinks: true });
    expect(read.from?.value).toEqual([{ name: 'Maya Müller', address: 'maya@harborline-hq.test' }]);
    expect(read.to).toMatchObject({ value: [{ name: 'Nord, Nora "NN"', address: 'nora@nordkai.test' }] });
    expect(read).toMatchObject({
      subject: '报价 – Offer',
      messageId: '<draft-1@harborline-hq.test>',
      inReplyTo: '<one@nordkai.test>',
      references: ['<zero@nordkai.test>', '<one@nordkai.test>'],
      date: MAIL.date,
      html: MAIL.html,
      text: 'Hello\n',
    });
    expect(raw.toString()).toMatch(/^X-Priority: 1 \(Highest\)\r\nImportance: high\r\n/m);
    expect(read.headers.get('x-mailer')).toBe('Outrider 0.0.1');
    expect(read.headers.get('x-outrider-draft')).toBe('id; revision=3');
    expect(raw.toString()).toMatch(/^Disposition-Notification-To: <maya@harborline-hq\.test>/m);
    expect(
      read.attachments.map(({ filename, cid, related, content }) => ({ filename, cid, related, content })),
    ).toEqual([
      { filename: 'logo.png', cid: 'logo@x', related: true, content: PIXEL.content },
      { filename: 'plan.pdf', cid: undefined, related: undefined, content: PLAN.content },
    ]);
    expect(types(raw)).toEqual([
      'multipart/mixed',
      'multipart/related',
      'multipart/alternative',
      'text/plain',
      'text/html',
      'image/png',
      'application/pdf',
    ]);
  });

  test('names those in Bcc only in a draft', async () => {
    expect((await build()).toString()).not.toMatch(/boss@|^bcc/im);
    expect((await build({ keepBcc: true })).toString()).toMatch(/^Bcc: boss@harborline-hq\.test/m);
  });

  test('has the same bytes whenever it is built', async () => {
    const parts = [PIXEL, PLAN];
    expect(await build({ parts })).toEqual(await build({ parts }));
  });

  test('of plain text has one part, and a file of it stands beside the text', async () => {
    expect(types(await build({ html: null }))).toEqual(['text/plain']);
    expect(types(await build({ html: null, parts: [PIXEL] }))).toEqual(['multipart/mixed', 'text/plain', 'image/png']);
  });

  test('with a meeting ends its forms with the calendar', async () => {
    const raw = await build({ calendar: { method: 'REQUEST', ics: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n' } });
    expect(types(raw)).toEqual(['multipart/alternative', 'text/plain', 'text/html', 'text/calendar']);
    expect(raw.toString()).toMatch(/method=REQUEST/);
  });

  test('can carry a whole mail, which is not encoded once more', async () => {
    const inner = await build({ messageId: '<inner@nordkai.test>', parts: [PLAN] });
    const file = { name: 'Offer.eml', mimeType: 'message/rfc822', contentId: '', inlined: false, content: inner };
    const raw = await build({ parts: [file] });
    expect(raw.includes(inner.toString().trimEnd())).toBe(true);
  });

  test('has lines that every server takes', async () => {
    const raw = await build({ text: 'é'.repeat(5_000), html: 'x'.repeat(5_000), parts: [PLAN] });
    const lines = raw.toString('latin1').split('\r\n');
    expect(lines.every((line) => line.length <= 998 && !/[\r\n]/.test(line))).toBe(true);
  });
});

describe('what would break out of a header is refused', () => {
  const evil = 'x\r\nBcc: victim@elsewhere.test';
  const cases: [string, Partial<ComposedMessage>][] = [
    ['a subject', { subject: evil }],
    ['a name', { to: [{ name: evil, address: 'nora@nordkai.test' }] }],
    ['an address', { cc: [{ name: '', address: `nora@nordkai.test${evil}` }] }],
    ['a list for an address', { to: [{ name: '', address: 'nora@nordkai.test, victim@elsewhere.test' }] }],
    ['an angle in an address', { to: [{ name: '', address: 'nora@nordkai.test> <victim@elsewhere.test' }] }],
    ['a program', { xMailer: evil }],
    ['a Message-ID', { messageId: `<a@b>${evil}` }],
    ['a reference', { references: ['<a@b.test>\r\nX: y'] }],
    ['a Content-ID', { parts: [{ ...PIXEL, contentId: evil }] }],
    ['a value of a header of ours', { headers: { 'X-Outrider-Draft': evil } }],
    ['a name of a header of ours', { headers: { 'X-A: b\r\nBcc': 'c' } }],
    ['a line separator', { subject: 'x\u2028Bcc: victim@elsewhere.test' }],
    ['an address for answers', { replyTo: evil }],
  ];
  test.each(cases)('%s', async (_what, changes) => {
    await expect(build(changes)).rejects.toMatchObject({ reason: 'parameterError' });
  });

  test('and no subject, name or file name becomes a header', async () => {
    const text = fc.string({
      unit: fc.oneof(
        fc.constantFrom('\r', '\n', ':', ' ', '\t', '"', '\\', ';'),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }),
      ),
    });
    await fc.assert(
      fc.asyncProperty(text, text, text, async (subject, name, file) => {
        const changes = {
          subject,
          to: [{ name, address: 'nora@nordkai.test' }],
          parts: [{ ...PLAN, content: Buffer.from('x'), name: `${file}.pdf` }],
        };
        const raw = await build(changes).catch(() => undefined);
        if (!raw) {
          expect(`${subject}${name}`).toMatch(/\p{Cc}|[\u2028\u2029]/u);
          return;
        }
        const head = raw.toString().split('\r\n\r\n')[0] ?? '';
        const names = head.split(/\r\n(?![ \t])/).map((line) => line.slice(0, line.indexOf(':')));
        expect(names.filter((header) => header !== 'Subject').toSorted()).toEqual([
          'Content-Type',
          'Date',
          'From',
          'MIME-Version',
          'Message-ID',
          'To',
          'X-Mailer',
        ]);
        expect((await simpleParser(raw)).attachments).toHaveLength(1);
      }),
      { numRuns: 60 },
    );
  });
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\temp\\plan.pdf', 'plan.pdf'],
  ['plan\r\n.pdf', 'plan_.pdf'],
  ['报价.pdf', '报价.pdf'],
  ['..', 'file'],
  ['', 'file'],
  [`${'a'.repeat(400)}.docx`, `${'a'.repeat(195)}.docx`],
  ['a\u202Efdp.exe', 'a_fdp.exe'],
])('a file called %j goes out as %j', (name, written) => expect(fileNameOf(name)).toBe(written));

test.each([
  ['application/pdf', 'application/pdf'],
  ['TEXT/HTML; charset=x', 'text/html'],
  ['multipart/mixed', 'application/octet-stream'],
  ['a/b\r\nX: y', 'application/octet-stream'],
  ['', 'application/octet-stream'],
])('a type of %j is written as %j', (type, written) => expect(mimeTypeOf(type)).toBe(written));
