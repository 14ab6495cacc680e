import { expect, test } from 'vitest';
import { formFactorOf } from './form-factor.ts';

const MAC =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19 Safari/605.1.15';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148';
const IPAD =
  'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Mobile/15E148 Safari/604.1';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/130.0.0.0 Safari/537.36';
const ANDROID_TABLET = 'Mozilla/5.0 (Linux; Android 15; SM-X910) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';

const computer = { width: 1440, height: 900, userAgent: MAC, maxTouchPoints: 0, isTouchFirst: false };

test('a computer with a large screen gets the desktop', () => {
  expect(formFactorOf(computer)).toBe('desktop');
});

test.each([
  [600, 900, 'phone'],
  [900, 600, 'phone'],
  [601, 900, 'desktop'],
] as const)('a screen of %i by %i is a %s by its smaller side', (width, height, expected) => {
  expect(formFactorOf({ ...computer, width, height })).toBe(expected);
});

test.each([IPHONE, IPAD, ANDROID_TABLET])('phones and tablets get the phone on any screen: %s', (userAgent) => {
  expect(formFactorOf({ ...computer, width: 1366, height: 1024, userAgent })).toBe('phone');
});

test('an iPad that calls itself a Macintosh is known by its touches, also with a trackpad', () => {
  const iPad = { ...computer, width: 1366, height: 1024, maxTouchPoints: 5 };
  expect(formFactorOf({ ...iPad, isTouchFirst: true })).toBe('phone');
  expect(formFactorOf(iPad)).toBe('phone');
});

test.each([
  ['an Android tablet that asks for desktop pages', LINUX],
  ['a Windows tablet', WINDOWS],
])('%s is known by being touched first, a laptop that can be touched too is a desktop', (_tablet, userAgent) => {
  const touched = { ...computer, userAgent, maxTouchPoints: 10 };
  expect(formFactorOf({ ...touched, isTouchFirst: true })).toBe('phone');
  expect(formFactorOf(touched)).toBe('desktop');
});

test('a mark after the first 500 characters of the user agent does not count', () => {
  const userAgent = (kept: number) => `${'x'.repeat(kept)}iPad`;
  expect(formFactorOf({ ...computer, userAgent: userAgent(496) })).toBe('phone');
  expect(formFactorOf({ ...computer, userAgent: userAgent(497) })).toBe('desktop');
});
