import { expect, test } from 'vitest';
import { fitsAsTaxId } from './tax-id.ts';

test.each([
  ['DE', 'DE318842107'],
  ['DE', '318 842 107'],
  ['AT', 'ATU12345678'],
  ['NL', 'NL123456789B01'],
  ['CH', 'CHE-123.456.789 MWST'],
  ['GR', 'EL123456789'],
  ['CN', '91310000MA1FL0XX1X'],
  ['DE', ''],
])('of %s, %s reads as a tax id', (country, text) => {
  expect(fitsAsTaxId(country, text)).toBe(true);
});

test.each([
  ['DE', 'DE31884210'],
  ['AT', 'AT12345678'],
  ['DE', 'FR12345678901'],
  ['CN', 'no number!'],
])('of %s, %s does not', (country, text) => {
  expect(fitsAsTaxId(country, text)).toBe(false);
});
