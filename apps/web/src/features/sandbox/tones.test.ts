import { expect, test } from 'vitest';
import { toneOfCode } from './tones.ts';

test.each([
  ['250 2.0.0', 'green'],
  ['200', 'green'],
  ['451 4.7.1', 'amber'],
  ['550 5.1.1', 'red'],
  ['354', 'grey'],
  ['NXDOMAIN', 'grey'],
  ['2500', 'grey'],
  ['', 'grey'],
])('an answer of "%s" is %s', (code, tone) => {
  expect(toneOfCode(code)).toBe(tone);
});
