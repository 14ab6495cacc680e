import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { MimePart } from './mime-part.ts';
import { readMimeMessage } from './read-mime-message.ts';

const mail = (...lines: string[]) => lines.join('\r\n');

/** Types and contents, nested as the parts are. */
function outline(part: MimePart): unknown {
  if (part.children.length > 0) return [part.contentType, ...part.children.map(outline)];
  return part.message ? { [part.contentType]: outline(part.message) } : `${part.contentType}: ${part.text()}`;
}

const outlineOf = (...lines: string[]) => outline(readMimeMessage(mail(...lines)));

describe('the tree of a message', () => {
  it('is one part where nothing says otherwise, of plain text', () => {
    expect(outlineOf('Subject: Hello', '', 'One', 'two', '')).toBe('text/plain: One\ntwo\n');
  });

  it('follows multiparts and messages into each other', () => {
    const tree = outlineOf(
      'Content-Type: multipart/mixed; boundary=outer',
      '',
      'for old readers',
      '--outer',
      'Content-Type: multipart/alternative; boundary="in ner"',
      '',
      '--in ner',
      '',
      'plain',
      '--in ner',
      'Content-Type: text/html',
      '',
      '<p>rich</p>',
      '',
      '--in ner--',
      'between',
      '--outer  ',
      'Content-Type: message/rfc822',
      '',
      'Subject: within',
      '',
      'forwarded',
      '--outer--',
      'after',
    );
    expect(tree).toEqual([
      'multipart/mixed',
      ['multipart/alternative', 'text/plain: plain', 'text/html: <p>rich</p>\n'],
      { 'message/rfc822': 'text/plain: forwarded' },
    ]);
  });

  it('takes the parts of a digest for messages', () => {
    const tree = outlineOf(
      'Content-Type: multipart/digest; boundary=d',
      '',
      '--d',
      '',
      'Subject: a',
      '',
      'first',
      '--d--',
    );
    expect(tree).toEqual(['multipart/digest', { 'message/rfc822': 'text/plain: first' }]);
  });

  it('reads a message that was sent encoded', () => {
    const inner = Buffer.from('Subject: coded\n\ninside').toString('base64');
    const tree = outlineOf('Content-Type: message/rfc822', 'Content-Transfer-Encoding: base64', '', inner);
    expect(tree).toEqual({ 'message/rfc822': 'text/plain: inside' });
  });

  it.each(['x-uuencode', 'uuencode', 'x-uue', 'UUEncode'])(
    'reads a part in the encoding from before MIME, called %s',
    (name) => {
      const lines = ['begin 644 hello.txt', '+2&5L;&\\L(&IO(0H ', '`', 'end', ''];
      const part = readMimeMessage(
        mail('Content-Type: text/plain', `Content-Transfer-Encoding: ${name}`, '', ...lines),
      );
      expect(part.text()).toBe('Hello, jo!\n');
    },
  );

  it('keeps as text what only says that it is in that encoding', () => {
    expect(outlineOf('Content-Transfer-Encoding: x-uuencode', '', 'not at all')).toBe('text/plain: not at all');
  });

  it('keeps headers in their order, unfolded, names in lower case, words as they stand', () => {
    const { headers } = readMimeMessage(
      mail('X-One : a', '\t b', 'SUBJECT: =?utf-8?q?caf=C3=A9?=', 'x-two: Grüße', '', ''),
    );
    expect(headers).toEqual([
      { name: 'x-one', value: 'a\t b' },
      { name: 'subject', value: '=?utf-8?q?caf=C3=A9?=' },
      { name: 'x-two', value: 'Grüße' },
    ]);
  });

  it('says how a part is meant: disposition, name and id', () => {
    const part = readMimeMessage(
      mail(
        'Content-Type: image/png; name=other.png',
        'Content-Disposition: attachment; filename="../../=?utf-8?q?caf=C3=A9?=.png"',
        'Content-ID: <logo@here>',
        'Content-Transfer-Encoding: base64',
        '',
        'iVBORw0KGgo=',
      ),
    );
    expect(part).toMatchObject({ disposition: 'attachment', filename: 'café.png', contentId: 'logo@here' });
    expect([...part.bytes()]).toEqual([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]);
  });
});

describe('a broken message', () => {
  it('ends an inner multipart that nobody closed where the outer one goes on', () => {
    const tree = outlineOf(
      'Content-Type: multipart/mixed; boundary=outer',
      '',
      '--outer',
      'Content-Type: multipart/alternative; boundary=inner',
      '',
      '--inner',
      '',
      'plain',
      '--outer',
      '',
      'attached',
      '--outer--',
    );
    expect(tree).toEqual(['multipart/mixed', ['multipart/alternative', 'text/plain: plain'], 'text/plain: attached']);
  });

  it('knows an outer delimiter that begins like the inner one', () => {
    const tree = outlineOf(
      'Content-Type: multipart/mixed; boundary=part12',
      '',
      '--part12',
      'Content-Type: multipart/mixed; boundary=part1',
      '',
      '--part1',
      '',
      'one',
      '--part12',
      '',
      'two',
      '--part12--',
    );
    expect(tree).toEqual(['multipart/mixed', ['multipart/mixed', 'text/plain: one'], 'text/plain: two']);
  });

  it('shows a multipart without delimiters as the text it is', () => {
    expect(outlineOf('Content-Type: multipart/mixed; boundary=x', '', 'just text')).toBe('multipart/mixed: just text');
  });

  it('goes to the end where the last delimiter is missing, and drops what is cut off within a header', () => {
    const tree = outlineOf(
      'Content-Type: multipart/mixed; boundary=x',
      '',
      '--x',
      '',
      'text',
      '--x',
      'Content-Type: te',
    );
    expect(tree).toEqual(['multipart/mixed', 'text/plain: text']);
  });

  it('finds the boundary behind a forgotten semicolon', () => {
    const tree = outlineOf('Content-Type: multipart/mixed', '\tboundary="x"', '', '--x', '', 'text', '--x--');
    expect(tree).toEqual(['multipart/mixed', 'text/plain: text']);
  });

  it('begins the body where the blank line is missing', () => {
    expect(outlineOf('Subject: Hello', 'Dear all, this is the body', 'and goes on')).toBe(
      'text/plain: Dear all, this is the body\nand goes on',
    );
  });

  it('keeps as text what only calls itself a message or base64', () => {
    expect(outlineOf('Content-Type: message/rfc822', '', 'no message at all')).toBe(
      'message/rfc822: no message at all',
    );
    expect(outlineOf('Content-Transfer-Encoding: base64', '', 'Dear all, hello!')).toBe('text/plain: Dear all, hello!');
  });

  it('skips the line a mailbox file puts before a message', () => {
    expect(readMimeMessage('From maya@harborline.test Sat Jan  1 00:00:00 2028\nSubject: a\n\nb').headers).toEqual([
      { name: 'subject', value: 'a' },
    ]);
  });
});

describe('content', () => {
  it.each([
    ['quoted-printable', 'caf=C3=A9 =\r\nau lait=20 \r\n=ZZ = 5=', 'café au lait \n=ZZ = 5'],
    ['"Quoted-Printable" (really)', '=63=61=66=E9', 'café'],
    ['base64', 'Y2Fm\r\nw6k=', 'café'],
    ['base64', 'Y2E=\r\nZsOp', 'café'],
    ['x-unheard-of', 'café', 'café'],
  ])('in %s is read: %j', (encoding, body, text) => {
    expect(readMimeMessage(`Content-Transfer-Encoding: ${encoding}\r\n\r\n${body}`).text()).toBe(text);
  });

  it.each([
    ['iso-8859-1', [0x63, 0x61, 0x66, 0xe9], 'café'],
    ['utf-8', [0xc3, 0xa9, 0xff], 'é\ufffd'],
    ['us-ascii', [0xc3, 0xa9], 'é'],
    ['no-such-set', [0xe9], 'é'],
    ['constructor', [0xc3, 0xa9], 'é'],
    ['iso-2022-jp', [0x1b, 0x24, 0x42, 0x46, 0x7c, 0x1b, 0x28, 0x42], '日'],
    [
      'csISO2022JP',
      [0x1b, 0x24, 0x42, 0x46, 0x7c, 0x1b, 0x28, 0x42, 0x1b, 0x24, 0x42, 0x4b, 0x5c, 0x1b, 0x28, 0x42],
      '日本',
    ],
    ['gb2312', [0xd6, 0xd0], '中'],
    ['hz-gb-2312', [0x7e, 0x7b, 0x56, 0x50, 0x7e, 0x7d, 0x7e, 0x7e], '中~'],
    ['ks_c_5601-1987', [0xb0, 0xa1], '가'],
    ['iso-2022-kr', [0x1b, 0x24, 0x29, 0x43, 0x0e, 0x30, 0x21, 0x0f, 0x2e], '가.'],
    ['utf-7', [0x2b, 0x41, 0x4f, 0x6b, 0x2d], 'é'],
    ['cp850', [0x82], 'é'],
    ['cp932', [0x93, 0xfa], '日'],
  ])('in %s is read as letters', (charset, bytes, text) => {
    const head = Buffer.from(`Content-Type: text/plain; charset=${charset}\n\n`);
    expect(readMimeMessage(Buffer.concat([head, Uint8Array.from(bytes)])).text()).toBe(text);
  });

  it('is read by what an HTML page says of itself where the mail says nothing', () => {
    const page = Buffer.from('Content-Type: text/html\n\n<meta charset="koi8-r">\xf0', 'latin1');
    expect(readMimeMessage(page).text()).toBe('<meta charset="koi8-r">П');
  });
});

describe('any bytes', () => {
  const walk = (part: MimePart): number =>
    part.text().length +
    part.bytes().length +
    [...part.children, ...(part.message ? [part.message] : [])].map(walk).length;

  it.each([
    ['nested multiparts', 'Content-Type: multipart/mixed; boundary=b\n\n--b\n'.repeat(10_000)],
    [
      'multiparts of their own boundary',
      Array.from(
        { length: 10_000 },
        (_one, index) => `Content-Type: multipart/x; boundary=${index}\n\n--${index}\n`,
      ).join(''),
    ],
    ['nested messages', 'Content-Type: message/rfc822\n\n'.repeat(10_000)],
    ['empty parts', `Content-Type: multipart/mixed; boundary=b\n\n${'--b\n\n'.repeat(100_000)}`],
    [
      'a long boundary',
      `Content-Type: multipart/x; boundary=${'b'.repeat(1_000_000)}\n\n--${'b'.repeat(1_000_000)}\n\nx`,
    ],
    ['a long header', `Subject: ${'a b '.repeat(2_500_000)}\n\nx`],
    ['a folded header', `Subject: ${'a\n '.repeat(500_000)}\n\nx`],
    ['parameters', `Content-Type: text/plain${'; a=b'.repeat(200_000)}\n\nx`],
    ['semicolons', `Content-Type: ${';'.repeat(500_000)}\n\nx`],
    ['base64 without end', `Content-Transfer-Encoding: base64\n\n${'A='.repeat(200_000)}`],
    ['nulls', '\0'.repeat(1_000_000)],
    ['hyphens', `Content-Type: multipart/x; boundary=b\n\n--b\n\n${'--x--\n'.repeat(100_000)}`],
  ])('a mail of %s is read', (_name, raw) => {
    expect(walk(readMimeMessage(raw))).toBeGreaterThanOrEqual(0);
  });

  it('gives a tree that a reader may walk by calling itself', () => {
    let depth = 0;
    let part: MimePart | undefined = readMimeMessage(
      'Content-Type: multipart/mixed; boundary=b\n\n--b\n'.repeat(10_000),
    );
    for (; part; part = part.children[0]) depth += 1;
    expect(depth).toBeLessThanOrEqual(102);
  });

  it('no bytes make it throw', () => {
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => walk(readMimeMessage(bytes)) >= 0));
  });

  it('no order of the words mails are made of makes it throw', () => {
    const words =
      'Content-Type: multipart/mixed message/rfc822 ;boundary= a " --a --a-- ; = charset= base64 quoted-printable ' +
      "Content-Transfer-Encoding: =?x?q? ?= *0*=x'y'%z (";
    const word = fc.constantFrom(...words.split(' '), '\n', '\r\n', '\n\n', ' ', '\0');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (parts) => walk(readMimeMessage(parts.join(''))) >= 0),
      { numRuns: 2_000 },
    );
  });
});
