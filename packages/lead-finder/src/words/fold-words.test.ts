import fc from 'fast-check';
import { expect, it } from 'vitest';
import { foldText, wordsIn } from './fold-words.ts';
import { remember } from './remember.ts';

const WORDS = ['Łódź', 'Straße 12', 'Ann-Marie', '© Bell', 'naïve×2', '王 小明', 'a_b', 'ÀÉ’s', '½ kg', '–'];
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...WORDS)).map((words) => words.join(' ')),
);

it('parts words at everything that is neither a letter nor a digit, in any script', () => {
  fc.assert(
    fc.property(text, (given) => {
      const found = [...given.matchAll(/[\p{L}\p{M}\p{N}]+/gu)];
      expect(wordsIn(given)).toEqual(
        found.map(({ 0: word, index }) => ({ folded: foldText(word), from: index, to: index + word.length })),
      );
    }),
  );
});

it('gives what reading gives, no matter what was remembered before', () => {
  const reversed = (given: string) => Array.from(given).reverse().join('');
  const remembered = remember(reversed);
  fc.assert(
    fc.property(fc.array(text), (given) => {
      expect([...given, ...given].map(remembered)).toEqual([...given, ...given].map(reversed));
    }),
  );
});
