import { describe, expect, it } from 'vitest';
import { messageBodies } from './message-bodies.ts';
import { readMimeMessage } from './read-mime-message.ts';

type Written = { type: string; with?: string[]; body?: string; parts?: Written[] };

let boundaries = 0;

function write({ type, with: headers = [], body = '', parts }: Written): string {
  const boundary = `b${boundaries++}.`;
  const head = [`Content-Type: ${type}${parts ? `; boundary="${boundary}"` : ''}`, ...headers, ''];
  if (!parts) return [...head, body].join('\n');
  return [...head, ...parts.flatMap((part) => [`--${boundary}`, write(part)]), `--${boundary}--`, ''].join('\n');
}

const bodiesOf = (mail: Written) => messageBodies(readMimeMessage(write(mail)));

const plain = (body: string, ...headers: string[]): Written => ({ type: 'text/plain', body, with: headers });
const html = (body: string): Written => ({ type: 'text/html', body });
const image = (id: string, ...headers: string[]): Written => ({
  type: 'image/png; name=logo.png',
  body: 'png',
  with: [`Content-ID: <${id}>`, ...headers],
});

describe('the body a reader shows', () => {
  it('is the text of a plain mail', () => {
    expect(bodiesOf(plain('Hello'))).toEqual({ html: null, text: 'Hello', rtf: null, attachments: [] });
  });

  it('has both forms of an alternative, and knows the pictures within', () => {
    const related = { type: 'multipart/related', parts: [html('<img src="cid:a%40b">'), image('a@b'), image('c@d')] };
    const bodies = bodiesOf({ type: 'multipart/alternative', parts: [plain('Hello'), related] });
    expect(bodies).toMatchObject({ text: 'Hello', html: '<img src="cid:a%40b">', rtf: null });
    expect(bodies.attachments.map(({ contentId, inlined, size }) => ({ contentId, inlined, size }))).toEqual([
      { contentId: 'a@b', inlined: true, size: 3 },
      { contentId: 'c@d', inlined: false, size: 3 },
    ]);
  });

  it('puts a plain footer below the page, escaped', () => {
    const bodies = bodiesOf({ type: 'multipart/mixed', parts: [html('<p>Hi</p>'), plain('<list>')] });
    expect(bodies.html).toBe('<p>Hi</p>\n<div style="white-space:pre-wrap">&lt;list&gt;</div>');
    expect(bodies.text).toBeNull();
  });

  it('joins texts in their order and lists what is attached', () => {
    const bodies = bodiesOf({
      type: 'multipart/mixed',
      parts: [
        plain('One'),
        plain('log', 'Content-Disposition: attachment; filename=a.log'),
        { type: 'application/pdf', body: 'pdf' },
        plain('Two'),
        { type: 'text/csv', body: '1,2' },
        plain('named', 'Content-Disposition: inline; filename=b.txt'),
      ],
    });
    expect(bodies.text).toBe('One\nTwo');
    expect(bodies.attachments.map(({ filename, contentType }) => filename ?? contentType)).toEqual([
      'a.log',
      'application/pdf',
      'text/csv',
      'b.txt',
    ]);
  });

  it('has rich text where that is all there is, and no form meant for other readers', () => {
    const parts = [
      plain('Hello'),
      { type: 'text/x-amp-html', body: '<html amp>' },
      { type: 'text/rtf', body: '{rtf}' },
    ];
    expect(bodiesOf({ type: 'multipart/alternative', parts })).toEqual({
      html: null,
      text: 'Hello',
      rtf: '{rtf}',
      attachments: [],
    });
  });

  it('leaves a forwarded message closed', () => {
    const bodies = bodiesOf({
      type: 'multipart/mixed',
      parts: [plain('See below'), { type: 'message/rfc822', body: 'Subject: x\n\nInner' }],
    });
    expect(bodies.text).toBe('See below');
    expect(bodies.attachments.map(({ contentType, part }) => [contentType, part.message?.text()])).toEqual([
      ['message/rfc822', 'Inner'],
    ]);
  });
});
