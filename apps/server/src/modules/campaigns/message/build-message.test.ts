import { decodeHeaderWords, headerOf, messageBodies, readMimeMessage } from '@outrider/mail-kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildMessage, type MessageParts } from './build-message.ts';

const parts = (rest: Partial<MessageParts> = {}): MessageParts => ({
  messageId: '<1z.0123456789abcdef01@harborline.test>',
  from: { name: 'Maya Lindqvist', address: 'maya@harborline.test' },
  to: { name: 'Katrin Vogel', address: 'katrin@nordkai.test' },
  replyTo: '',
  subject: 'Freight audits',
  at: new Date('2026-11-16T08:03:04Z'),
  references: [],
  unsubscribe: { url: 'https://go.harborline.test/t/u/71.sig', mailto: 'mailto:maya@harborline.test?subject=out' },
  boundary: (depth) => `b${depth}-0123456789`,
  text: 'Hello Katrin\n',
  html: '<p>Hello Katrin</p>',
  ...rest,
});

const read = (raw: Buffer) => {
  const message = readMimeMessage(raw);
  const bodies = messageBodies(message);
  return { message, bodies, header: (name: string) => headerOf(message, name) ?? '' };
};

/** RFC 5322, 2.1.1 and 2.3: no long lines, no line breaks but CRLF. */
function expectOnTheWire(raw: Buffer) {
  const text = raw.toString('latin1');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  expect(Math.max(...text.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
}

describe('a message', () => {
  test('says from whom and to whom it is, and how to leave with one click', () => {
    const raw = buildMessage(parts({ replyTo: 'answers@harborline.test' }));
    const { header, bodies } = read(raw);
    expect(header('from')).toBe('Maya Lindqvist <maya@harborline.test>');
    expect(header('to')).toBe('Katrin Vogel <katrin@nordkai.test>');
    expect(header('reply-to')).toBe('<answers@harborline.test>');
    expect(header('date')).toBe('Mon, 16 Nov 2026 08:03:04 +0000');
    expect(header('list-unsubscribe')).toBe(
      '<https://go.harborline.test/t/u/71.sig>, <mailto:maya@harborline.test?subject=out>',
    );
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(header('in-reply-to')).toBe('');
    expect(bodies.text?.trim()).toBe('Hello Katrin');
    expect(bodies.html?.trim()).toBe('<p>Hello Katrin</p>');
    expectOnTheWire(raw);
  });

  test('without a page is plain text alone', () => {
    const { message } = read(buildMessage(parts({ html: undefined })));
    expect(headerOf(message, 'content-type')).toBe('text/plain; charset=utf-8');
  });

  test('in a thread names its parent and the whole line of descent', () => {
    const references = ['<1.aa@harborline.test>', '<2.bb@harborline.test>'];
    const { header } = read(buildMessage(parts({ references })));
    expect(header('in-reply-to')).toBe('<2.bb@harborline.test>');
    expect(header('references')).toBe('<1.aa@harborline.test> <2.bb@harborline.test>');
  });

  test('is the same whenever it is written', () => {
    expect(buildMessage(parts())).toEqual(buildMessage(parts()));
  });
});

const line = fc.string({ unit: 'grapheme', maxLength: 300 });
const body = fc
  .array(
    fc.oneof(line, fc.string({ maxLength: 1_200 }), fc.constantFrom('.', '..', 'From me', '--b0', ' \t', '货运审计')),
  )
  .map((lines) => lines.join('\n').replaceAll(/\r\n?/g, '\n'));
/** What no mail can carry as text. */
const CONTROLS = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/gu;
const NOT_TEXT = /[^\P{Cc}\n\t]|[\p{Cs}\u0085\u2028\u2029]/gu;

test('any text arrives as it was written', () => {
  fc.assert(
    fc.property(line, line, body, body, (subject, name, text, html) => {
      const said = {
        subject: subject.replaceAll(CONTROLS, ' ').trim().replaceAll(/\s+/g, ' '),
        name: name.replaceAll(CONTROLS, ' ').trim().replaceAll(/\s+/g, ' '),
        text: text.replaceAll(NOT_TEXT, ''),
        html: html.replaceAll(NOT_TEXT, ''),
      };
      const raw = buildMessage(parts({ ...said, from: { name: said.name, address: 'maya@harborline.test' } }));
      expectOnTheWire(raw);
      const { message, header } = read(raw);
      expect(decodeHeaderWords(header('subject')).replaceAll(/\s+/g, ' ').trim()).toBe(said.subject);
      expect(decodeHeaderWords(header('from')).replaceAll(/\s+/g, ' ')).toContain('<maya@harborline.test>');
      const [plain, page] = message.children;
      expect(plain?.text().replaceAll('\r\n', '\n')).toBe(said.text);
      expect(page?.text().replaceAll('\r\n', '\n')).toBe(said.html);
    }),
    { numRuns: 200 },
  );
});

test('nobody gets a header of their own into it', () => {
  const evil = 'Hello\r\nBcc: everybody@elsewhere.test\r\n\r\nbody';
  const raw = buildMessage(parts({ subject: evil, from: { name: evil, address: 'maya@harborline.test' } }));
  const { header } = read(raw);
  expect(header('bcc')).toBe('');
  expect(header('subject')).toBe('Hello Bcc: everybody@elsewhere.test body');
});
