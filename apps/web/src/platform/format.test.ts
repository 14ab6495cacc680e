import { afterEach, describe, expect, test } from 'vitest';
import { formatDate, formatDecimals, formatMoney, formatShare } from './format.ts';
import { readIn } from './reading-language.ts';

const moment = '2026-11-07T23:30:00.000Z';

test.each([
  [undefined, 'Nov 07, 2026'],
  ['MMM DD, YYYY', 'Nov 07, 2026'],
  ['DD MMM YYYY', '07 Nov 2026'],
  ['YYYY-MM-DD', '2026-11-07'],
  ['MMM DD', 'Nov 07'],
] as const)('a date in the format %s is %s', (format, expected) => {
  expect(formatDate(moment, { timeZone: 'UTC', ...(format ? { format } : {}) })).toBe(expected);
});

test('a date is shown in the zone of its reader', () => {
  expect(formatDate(moment, { timeZone: 'Europe/Berlin' })).toBe('Nov 08, 2026');
  expect(formatDate(moment, { timeZone: 'America/New_York' })).toBe('Nov 07, 2026');
});

test('a German date has its own order, no matter which order a reader of English chose', () => {
  const german = { timeZone: 'UTC', language: 'de' } as const;
  expect(formatDate(moment, german)).toBe('07.11.2026');
  expect(formatDate(moment, { ...german, format: 'DD MMM YYYY' })).toBe('07.11.2026');
  expect(formatDate(moment, { ...german, format: 'MMM DD' })).toBe('7. Nov.');
});

describe('numbers are written as the language that is read writes them', () => {
  afterEach(() => readIn('en'));

  test.each([
    ['en', '1,234.5', '42.0%', '$29.99'],
    ['zh', '1,234.5', '42.0%', 'US$29.99'],
    ['de', '1.234,5', '42,0\u00a0%', '29,99\u00a0$'],
  ] as const)('%s', (language, number, share, sum) => {
    readIn(language);
    expect([formatDecimals(1234.5, 1), formatShare(0.42), formatMoney(2999, { currency: 'USD' })]).toEqual([
      number,
      share,
      sum,
    ]);
  });
});

test('Chinese dates have their own order, digits keep theirs', () => {
  expect(formatDate(moment, { timeZone: 'UTC', language: 'zh' })).toBe('2026年11月7日');
  expect(formatDate(moment, { timeZone: 'UTC', language: 'zh', format: 'MMM DD' })).toBe('11月7日');
  expect(formatDate(moment, { timeZone: 'UTC', language: 'zh', format: 'YYYY-MM-DD' })).toBe('2026-11-07');
});

test.each([null, undefined, '', 'soon', Number.NaN])('a missing date is --: %s', (value) => {
  expect(formatDate(value)).toBe('--');
});

test.each([
  [2900, '29'],
  [2950, '29.5'],
  [2999, '29.99'],
  [0, '0'],
  [-150, '-1.5'],
  [199.9, '2'],
  [123_456_789, '1,234,567.89'],
])('%d minor units are %s', (minor, expected) => {
  expect(formatMoney(minor)).toBe(expected);
});

test('money may carry its currency', () => {
  expect(formatMoney(2900, { currency: 'USD' })).toBe('$29');
  expect(formatMoney(2999, { currency: 'EUR' })).toBe('€29.99');
});

test.each([null, undefined, '2900', Number.NaN, Number.POSITIVE_INFINITY, {}])(
  'what is not a number is not money: %s',
  (value) => {
    expect(formatMoney(value)).toBe('--');
    expect(formatMoney(value, { fallback: 'free' })).toBe('free');
  },
);
