import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachmentHeader } from './attachment-header.ts';

test.each([
  ['a plain name', 'quote.pdf', `attachment; filename="quote.pdf"; filename*=UTF-8''quote.pdf`],
  [
    'letters of all kinds',
    'Größe 报价.pdf',
    `attachment; filename="Gr__e __.pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%E6%8A%A5%E4%BB%B7.pdf`,
  ],
  ['a path', '../../etc/passwd', `attachment; filename=".._.._etc_passwd"; filename*=UTF-8''.._.._etc_passwd`],
  [
    'quotes and a second header',
    'a"\r\nx: y.txt',
    `attachment; filename="a_x: y.txt"; filename*=UTF-8''a%22x%3A%20y.txt`,
  ],
  ['a name that runs backwards', 'gpj\u202e.exe', `attachment; filename="gpj.exe"; filename*=UTF-8''gpj.exe`],
  ['no name', '', `attachment; filename="attachment"; filename*=UTF-8''attachment`],
  ['dots alone', '..', `attachment; filename="attachment"; filename*=UTF-8''attachment`],
])('%s is written so that every client reads it', (_what, name, expected) => {
  expect(attachmentHeader('attachment', name)).toBe(expected);
});

test('the header of any file is one line of plain characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
      expect(attachmentHeader('inline', name)).toMatch(
        /^inline; filename="[ !#-$&-[\]-~]+"; filename\*=UTF-8''[\w!#$&+.^`|~%-]+$/,
      );
    }),
  );
});
