import { customFieldName } from '@outrider/contract/contacts/contact';
import type { ColumnTarget } from '@outrider/contract/contacts/import';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fieldNameOf } from '../../../../platform/field-name.ts';
import { fits, ideaTarget, keyOf, targetOf } from './column-targets.ts';

const TARGETS: ColumnTarget[] = [
  { kind: 'email' },
  { kind: 'name' },
  { kind: 'tag' },
  { kind: 'skip' },
  { kind: 'standard', field: 'company' },
  { kind: 'custom', field: 'carrierCount', type: 'number' },
];

test.each(TARGETS)('a target is the same after a way through the list: %o', (target) => {
  expect(targetOf(keyOf(target))).toEqual(target);
});

test('a word that is no target leaves the column out', () => {
  expect(targetOf('standard:shoeSize')).toEqual({ kind: 'skip' });
});

test.each([
  ['Anzahl Spediteure (ca.)', 'anzahlSpediteureCa'],
  ['Größe', 'grosse'],
  ['Badge-Nr', 'badgeNr'],
  ['Company', 'companyColumn'],
  ['公司', 'column4'],
  ['', 'column4'],
])('the header %j becomes the field %s', (header, name) => {
  expect(fieldNameOf(header, 3)).toBe(name);
});

test('the field of any header has a name the server takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(900), (header, index) => {
      expect(customFieldName.safeParse(fieldNameOf(header, index)).success).toBe(true);
    }),
  );
});

test('an idea is a field everybody has, or one of its own', () => {
  expect(ideaTarget('phone')).toEqual({ kind: 'standard', field: 'phone' });
  expect(ideaTarget('carrierCount')).toEqual({ kind: 'custom', field: 'carrierCount', type: 'text' });
});

test('an address, a number and a date are distinguished from what is none', () => {
  expect([fits('a@b.test', { kind: 'email' }), fits('a@b', { kind: 'email' })]).toEqual([true, false]);
  const number = { kind: 'custom', field: 'count', type: 'number' } as const;
  expect(['42', '1.200', 'vierzig', ''].map((value) => fits(value, number))).toEqual([true, true, false, true]);
  const date = { kind: 'custom', field: 'since', type: 'date' } as const;
  expect(['2026-11-17', '17.11.2026', 'soon'].map((value) => fits(value, date))).toEqual([true, true, false]);
});
