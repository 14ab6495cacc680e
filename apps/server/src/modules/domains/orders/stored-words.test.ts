import type { OrderWords } from '@outrider/contract/domains/orders';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readWords, storedWords } from './stored-words.ts';

test('a note comes back as the note it was', () => {
  const card = { brand: 'visa', lastFour: '4242' };
  const note: OrderWords = { note: 'paymentCaptured', sum: { amount: 1_299, currency: 'USD' }, card };
  expect(readWords(storedWords(note))).toEqual(note);
});

test('a text of a provider is never taken for a note, with any words', () => {
  const beginning = fc.constantFrom('', '{"note":', '{"note":"givenUp"}', ' {"note":"givenUp"}');
  fc.assert(
    fc.property(beginning, fc.string(), (begins, rest) => {
      const read = readWords(storedWords(begins + rest));
      expect(typeof read === 'string' && read.trim()).toBe((begins + rest).trim());
    }),
  );
});

test('a note of a later version is shown as it is stored', () => {
  expect(readWords('{"note":"unheardOf"}')).toBe('{"note":"unheardOf"}');
});
