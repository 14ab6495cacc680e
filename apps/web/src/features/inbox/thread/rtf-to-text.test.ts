import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rtfToText } from './rtf-to-text.ts';

test('the words of a document are read, its fonts and settings are not', () => {
  const rtf = String.raw`{\rtf1\ansi\deff0{\fonttbl{\f0 Helvetica;}}{\*\generator Msftedit;}\f0\fs24 Gr\'fc\'dfe,\par Katrin \{Vogel\}\par\u8364? 500\tab net}`;
  expect(rtfToText(rtf)).toBe('Grüße,\nKatrin {Vogel}\n€ 500\tnet');
});

test('any text is read to an end', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => typeof rtfToText(text) === 'string'));
  expect(rtfToText('{'.repeat(200_000))).toBe('');
  expect(rtfToText('\\'.repeat(200_001))).toHaveLength(100_000);
});
