import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createChance } from './chance.ts';

test('the same seed and purpose give the same draw, another seed another', () => {
  expect(createChance('4417').share('dana')).toBe(createChance('4417').share('dana'));
  expect(createChance('4417').share('dana')).not.toBe(createChance('4418').share('dana'));
});

test('every share lies between 0 and 1, and every pick is one of the given', () => {
  const chance = createChance('4417');
  fc.assert(
    fc.property(fc.string(), fc.array(fc.integer(), { minLength: 1 }), (purpose, from) => {
      const [first = 0, ...rest] = from;
      expect(chance.share(purpose)).toBeGreaterThanOrEqual(0);
      expect(chance.share(purpose)).toBeLessThan(1);
      expect(from).toContain(chance.pick(purpose, [first, ...rest]));
    }),
  );
});

test('weights are kept over many, and a weight of nothing is never chosen', () => {
  const chance = createChance('4417');
  const counts = { often: 0, seldom: 0, never: 0 };
  for (let person = 0; person < 4_000; person++)
    counts[chance.weighted(`p${person}`, { often: 3, seldom: 1, never: 0 })]++;
  expect(counts.never).toBe(0);
  expect(counts.often / counts.seldom).toBeGreaterThan(2.5);
  expect(counts.often / counts.seldom).toBeLessThan(3.5);
});
