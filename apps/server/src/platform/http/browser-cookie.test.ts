import { expect, test } from 'vitest';
import { browserCookie } from './browser-cookie.ts';

const open = (appUrl: string) => browserCookie({ name: 'outrider_sign_in', appUrl, minutes: 10 });

test('what a browser is given it gives back, and nothing of another name', () => {
  const cookie = open('http://localhost:3000');
  const [pair = ''] = cookie.write('secret-1').split(';');
  expect(cookie.read(`other=x; ${pair}; third=y`)).toBe('secret-1');
  expect(cookie.read('other=x')).toBe('');
  expect(cookie.read('')).toBe('');
});

test('scripts cannot read it, and other sites send it with a followed link only', () => {
  const attributes = open('http://localhost:3000').write('secret-1').split('; ').slice(1);
  expect(attributes.toSorted()).toEqual(['HttpOnly', 'Max-Age=600', 'Path=/', 'SameSite=Lax']);
});

test('over https it is secure and comes from the host itself', () => {
  const cookie = open('https://outrider.test');
  const line = cookie.write('secret-1');
  expect(line).toMatch(/^__Host-outrider_sign_in=secret-1;.*; Secure/);
  expect(cookie.read('outrider_sign_in=planted-by-a-neighbour')).toBe('');
});
