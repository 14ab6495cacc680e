import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPostalAddress, writePostalAddress } from './postal-address.ts';

const COUNTRIES = [
  { code: 'DE', name: 'Germany' },
  { code: 'NL', name: 'Netherlands' },
  { code: 'GB', name: 'United Kingdom' },
  { code: 'US', name: 'United States' },
];

test.each([
  ['Kaistraße 4, 20457 Hamburg, Germany', { street: 'Kaistraße 4', postalCode: '20457', city: 'Hamburg' }],
  ['Keizersgracht 1, 1012 AB Amsterdam, Netherlands', { postalCode: '1012 AB', city: 'Amsterdam' }],
  ['10 Downing Street, London SW1A 2AA, United Kingdom', { postalCode: 'SW1A 2AA', city: 'London' }],
  [
    'Acme Inc, 5 Main St, New York NY 10001, United States',
    { street: 'Acme Inc, 5 Main St', postalCode: 'NY 10001', city: 'New York' },
  ],
  ['Kaistraße 4, Hamburg, germany', { street: 'Kaistraße 4', postalCode: '', city: 'Hamburg', country: 'germany' }],
])('%s is read by its parts and written again as it was', (line, parts) => {
  const read = readPostalAddress(line, COUNTRIES);
  expect(read).toMatchObject(parts);
  expect(writePostalAddress(read, COUNTRIES)).toBe(line);
});

test('a line without a country that is known stays whole, but for a code of digits', () => {
  expect(readPostalAddress('Kaistraße 4, 20457 Hamburg', COUNTRIES)).toEqual({
    street: 'Kaistraße 4',
    postalCode: '20457',
    city: 'Hamburg',
    country: '',
  });
  const read = readPostalAddress('Kaistraße 4, Hamburg', COUNTRIES);
  expect(read).toEqual({ street: 'Kaistraße 4, Hamburg', postalCode: '', city: '', country: '' });
  expect(writePostalAddress(read, COUNTRIES)).toBe('Kaistraße 4, Hamburg');
});

test('no letter of any line is lost', () => {
  const words = fc.array(fc.constantFrom('Kaistraße', '4', '20457', 'AB', 'Hamburg', 'Germany', 'United States', ''), {
    maxLength: 8,
  });
  const lines = fc.array(
    words.map((each) => each.filter(Boolean).join(' ')),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(lines, (parts) => {
      const line = parts.filter(Boolean).join(', ');
      expect(writePostalAddress(readPostalAddress(line, COUNTRIES), COUNTRIES)).toBe(line);
    }),
  );
});
