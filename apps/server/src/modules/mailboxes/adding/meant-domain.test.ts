import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, meantDomain } from './meant-domain.ts';

const OWN = ['harborline-freight.test', 'harborline-eu.test', 'gmail.com'];

test.each([
  ['harborline-frieght.test', 'harborline-freight.test'],
  ['gmial.com', 'gmail.com'],
  ['gmail.con', 'gmail.com'],
  ['harborline-eu.tset', 'harborline-eu.test'],
])('%s was probably meant to be %s', (typed, meant) => {
  expect(meantDomain(typed, OWN)).toBe(meant);
});

test('a domain that is merely different, or right already, is nobody’s mistyping', () => {
  expect(meantDomain('example.org', OWN)).toBeUndefined();
  expect(meantDomain('gmail.com', ['gmail.com'])).toBeUndefined();
  expect(meantDomain('', OWN)).toBeUndefined();
});

test('the distance is the same both ways, nothing between equals, and at most the longer one’s length', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 }), (one, other) => {
      const distance = editDistance(one, other);
      expect(distance).toBe(editDistance(other, one));
      expect(distance).toBeLessThanOrEqual(Math.max(one.length, other.length));
      expect(distance === 0).toBe(one === other);
    }),
  );
});
