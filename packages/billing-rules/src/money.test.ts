import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decimalsOf, decimalText, shareOf } from './money.ts';

const amount = fc.integer({ min: -100_000_000, max: 100_000_000 });
const currency = fc.constantFrom('JPY', 'USD', 'EUR', 'KWD');

test.each([
  [8623, 'USD', '86.23'],
  [-3423, 'USD', '-34.23'],
  [5, 'USD', '0.05'],
  [900, 'JPY', '900'],
  [-1, 'KWD', '-0.001'],
  [1250, 'KWD', '1.250'],
  [0, 'JPY', '0'],
])('%s minor units of %s are written %s', (minor, of, text) => {
  expect(decimalText(minor, of)).toBe(text);
});

test('what is written is the same amount, with as many decimals as the currency has', () => {
  fc.assert(
    fc.property(amount, currency, (minor, of) => {
      const text = decimalText(minor, of);
      expect(Number(text.replace('.', ''))).toBe(minor === 0 ? 0 : minor);
      expect(text.split('.')[1]?.length ?? 0).toBe(decimalsOf(of));
    }),
  );
});

test('a share is at most half a minor unit from the exact one, and a credit is the mirror of a charge', () => {
  const length = fc.integer({ min: 1, max: 31_622_400_000 });
  fc.assert(
    fc.property(amount, length, length, (all, one, other) => {
      const [part, whole] = [Math.min(one, other), Math.max(one, other)];
      const share = shareOf(all, part, whole);
      const twiceOff = 2n * (BigInt(share) * BigInt(whole) - BigInt(all) * BigInt(part));
      expect(twiceOff <= BigInt(whole) && twiceOff >= -BigInt(whole)).toBe(true);
      expect(shareOf(-all, part, whole) + share).toBe(0);
    }),
  );
});

test('the two parts of a price sum to it where neither is a half, no cent made or lost', () => {
  const length = fc.integer({ min: 1, max: 31_622_400 });
  fc.assert(
    fc.property(amount, length, length, (all, one, other) => {
      const whole = one + other;
      fc.pre((2n * BigInt(all) * BigInt(one)) % BigInt(whole) !== 0n);
      expect(shareOf(all, one, whole) + shareOf(all, other, whole)).toBe(all);
    }),
  );
});
