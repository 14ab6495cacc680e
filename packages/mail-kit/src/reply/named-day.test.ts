import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findNamedAddress } from './named-address.ts';
import { findNamedDay } from './named-day.ts';

const NOW = { at: new Date('2026-11-17T09:42:00Z'), zone: 'Europe/Berlin' };

test.each([
  ['Not now, please write again on 12 January.', '2027-01-12'],
  ['Could you get back to me in six weeks?', '2026-12-29'],
  ['Busy. Ping me next month.', '2026-12-17'],
  ['Let us talk in Q2.', '2027-04-01'],
  ['Perhaps in Q1 2028', '2028-01-01'],
  ['Bitte melden Sie sich am 15. Februar wieder.', '2027-02-15'],
  ['Recontactez-moi le 3 mars.', '2027-03-03'],
  ['Escríbame el 10 de febrero, por favor.', '2027-02-10'],
  ['Mi ricontatti il 20 gennaio.', '2027-01-20'],
  ['请在1月12日再联系我', '2027-01-12'],
])('%j names a day', (text, day) => {
  expect(findNamedDay(text, NOW)?.day).toBe(day);
});

test.each([
  'Not right now, thanks.',
  'We spoke on 3 March 2025 about this.',
  'Call me at 3 pm',
  'ask lena.2027-01-12@nordkai.test',
  'Not before 2041',
])('%j names none', (text) => {
  expect(findNamedDay(text, NOW)).toBeUndefined();
});

test('in any text, a day that is found is later than today and not years away', () => {
  const words = fc.constantFrom(
    'in',
    'next',
    'week',
    'March',
    '12',
    '2027',
    'am',
    'Montag',
    'Q3',
    '5/6',
    'tomorrow',
    'ago',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(words, fc.string({ maxLength: 8 })), { maxLength: 12 }), (parts) => {
      const found = findNamedDay(parts.join(' '), NOW);
      if (!found) return;
      const days = (Date.parse(found.day) - Date.parse('2026-11-17')) / 86_400_000;
      expect(days).toBeGreaterThan(0);
      expect(days).toBeLessThanOrEqual(730);
    }),
    { numRuns: 60 },
  );
});

test('the person an answer names is neither who wrote it nor who was written to', () => {
  const text = 'Not me. Please ask <Nora.Lind@nordkai.test>, or lena@nordkai.test. Tom (tom@nordkai.test)';
  expect(findNamedAddress(text, ['tom@nordkai.test'])).toBe('nora.lind@nordkai.test');
  expect(findNamedAddress(text, ['nora.lind@nordkai.test', 'Tom@nordkai.test'])).toBe('lena@nordkai.test');
  expect(findNamedAddress('I am the wrong one, sorry.', [])).toBeUndefined();
});
