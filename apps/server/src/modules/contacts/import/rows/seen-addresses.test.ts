import { expect, test } from 'vitest';
import { createSeenAddresses } from './seen-addresses.ts';

test('an address is met once, whether it comes as text or as bytes and in any case', () => {
  const seen = createSeenAddresses(3);
  const bytes = Buffer.from('x,Ana@One.Test,y');
  expect(seen.add('ana@one.test')).toBe(true);
  expect(seen.addBytes(bytes, 2, bytes.length - 2)).toBe(false);
  expect(seen.addBytes(bytes, 3, bytes.length - 2)).toBe(true);
  expect(seen.add('na@one.test')).toBe(false);
  expect(seen.add('ö@one.test')).toBe(true);
  expect(seen.add('ö@one.test')).toBe(false);
});

test('tens of thousands of addresses are kept apart, however many were expected', () => {
  const seen = createSeenAddresses(9, 10);
  const met = Array.from({ length: 30_000 }, (_none, index) => seen.add(`p${index}@one.test`));
  expect(met.every(Boolean)).toBe(true);
  expect(seen.add('p0@one.test')).toBe(false);
  expect(seen.add('p29999@one.test')).toBe(false);
});
