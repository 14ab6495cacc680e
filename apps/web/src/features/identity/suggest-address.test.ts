import { expect, test } from 'vitest';
import { suggestAddress } from './suggest-address.ts';

test('A slip in the domain of a well-known provider is corrected.', () => {
  expect(suggestAddress('maya@gmial.com')).toBe('maya@gmail.com');
  expect(suggestAddress('maya@outlok.com')).toBe('maya@outlook.com');
});

test('A right address, a company domain and half an address get no suggestion.', () => {
  expect(suggestAddress('maya@gmail.com')).toBeUndefined();
  expect(suggestAddress('maya@harborline.test')).toBeUndefined();
  expect(suggestAddress('maya@')).toBeUndefined();
});

test('A provider that looks like another one is left alone.', () => {
  for (const domain of ['mail.com', 'gmx.de', 'web.de', 'qq.com', '126.com', '163.com']) {
    expect(suggestAddress(`maya@${domain}`)).toBeUndefined();
  }
});
