import fc from 'fast-check';
import { expect, test } from 'vitest';
import { foldText } from './fold-text.ts';

test('the quote a mail ends with is folded, with the line that says whose it is', () => {
  const text = 'Thursday works.\n\nKatrin\n\nOn Nov 12, 2026, Maya Lindqvist wrote:\n> Hi Katrin,\n>\n> most teams\n';
  expect(foldText(text)).toEqual({
    written: 'Thursday works.\n\nKatrin',
    quoted: 'On Nov 12, 2026, Maya Lindqvist wrote:\n> Hi Katrin,\n>\n> most teams',
  });
});

test('an introduction may be broken over two lines', () => {
  const { written } = foldText(
    'Ja.\n\nAm 12. November 2026 um 09:14 schrieb Maya\nLindqvist <maya@tryharborline.test>:\n> Hallo',
  );
  expect(written).toBe('Ja.');
});

test('an original below a mark is folded', () => {
  expect(foldText('See below.\n\n-----Original Message-----\nFrom: Maya\n\nHi').written).toBe('See below.');
});

test('answers between quotes keep what they answer', () => {
  const text = '> When?\nThursday.\n> Where?\nAt our office.';
  expect(foldText(text)).toEqual({ written: text, quoted: '' });
});

test('a mail that is all quote, or has none, is shown whole', () => {
  expect(foldText('> Hi\n> there').quoted).toBe('');
  expect(foldText('Hello\n---\nKatrin').quoted).toBe('');
});

test('nothing is lost of any text', () => {
  const line = fc.oneof(fc.string(), fc.constantFrom('> a', '', 'X wrote:', '--- Original ---', '______________'));
  fc.assert(
    fc.property(fc.array(line, { maxLength: 30 }), (lines) => {
      const text = lines.join('\n');
      const { written, quoted } = foldText(text);
      expect((written + quoted).replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
    }),
  );
});

test('a megabyte of quote marks takes no time worth telling', () => {
  expect(foldText(`a\n${'>'.repeat(1_000_000)}`).written).toBe('a');
  expect(foldText(`a\n${'>\n'.repeat(300_000)}`).written).toBe('a');
  expect(foldText('-'.repeat(1_000_000)).quoted).toBe('');
});
