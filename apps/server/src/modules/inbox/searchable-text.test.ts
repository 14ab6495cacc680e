import fc from 'fast-check';
import { expect, test } from 'vitest';
import { searchableText } from './searchable-text.ts';

test.each([
  ['case and accents', 'GRÖSSE, Ångström', 'grosse angstrom'],
  ['addresses', 'Nora <nora.nord+x@nordkai.test>', 'nora nora nord x nordkai test'],
  ['scripts without blanks', '请发报价单 ok', '请 发 报 价 单 ok'],
  ['wide letters', 'ＡＢＣ１２', 'abc12'],
  ['signs alone', '!!! --- 🚀', ''],
  ['what no text should hold', 'a\u0000b\ud800c', 'a b c'],
])('%s are made comparable', (_what, text, expected) => {
  expect(searchableText(text)).toBe(expected);
});

test('any text becomes words parted by single blanks, and doing it twice changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      const words = searchableText(text);
      expect(words).toMatch(/^(?:[\p{L}\p{N}\p{M}]+(?: |$))*$/u);
      expect(searchableText(words)).toBe(words);
    }),
  );
});

test('a megabyte without a blank is no word anybody looks for', () => {
  expect(searchableText('x'.repeat(1_000_000))).toBe('');
});
