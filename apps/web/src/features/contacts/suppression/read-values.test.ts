import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readValues } from './read-values.ts';

test('one a line, with any line ends, and each once', () => {
  expect(readValues('a@one.test\r\nb@two.test\rtwo.test\na@one.test\n')).toEqual([
    'a@one.test',
    'b@two.test',
    'two.test',
  ]);
});

test('of a table the first cell counts, without its quotes', () => {
  expect(readValues('\uFEFF"a@one.test",Ana\n<b@two.test>;Bo\n\t\n')).toEqual(['a@one.test', 'b@two.test']);
});

test('any text gives values the call takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 2_000 }), (text) => {
      for (const value of readValues(text)) {
        expect(value.length).toBeGreaterThan(0);
        expect(value.length).toBeLessThanOrEqual(254);
      }
    }),
  );
});
