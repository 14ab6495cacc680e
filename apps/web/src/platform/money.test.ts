import { expect, test } from 'vitest';
import { showMoney, signBeside, sumMoney } from './money.ts';
import { readIn } from './reading-language.ts';

test.each([
  [{ amount: 4337, currency: 'USD' }, '$43.37'],
  [{ amount: 840, currency: 'USD' }, '$8.40'],
  [{ amount: 1800, currency: 'USD' }, '$18'],
  [{ amount: 0, currency: 'USD' }, '$0'],
  [{ amount: -899, currency: 'EUR' }, '-€8.99'],
  [{ amount: 4337, currency: 'JPY' }, '¥4,337'],
  [{ amount: 12_345, currency: 'KWD' }, 'KWD\u00a012.345'],
])('%o reads %s', (money, words) => {
  expect(showMoney(money)).toBe(words);
});

test('sums of one currency add up, and none are no sum', () => {
  expect(
    sumMoney([
      { amount: 1299, currency: 'USD' },
      { amount: 899, currency: 'USD' },
    ]),
  ).toEqual({
    amount: 2198,
    currency: 'USD',
  });
  expect(sumMoney([])).toBeUndefined();
});

test('a sign stands where the language writes it', () => {
  expect(signBeside('USD')).toEqual({ before: '$' });
  readIn('de');
  expect(signBeside('USD')).toEqual({ after: '$' });
  readIn('en');
});
