import { expect, test } from 'vitest';
import { largestUnit } from './largest-unit.ts';

test.each([
  [-5_000, 'second', 0],
  [999, 'second', 0],
  [59_999, 'second', 59],
  [60_000, 'minute', 1],
  [3_599_999, 'minute', 59],
  [86_399_999, 'hour', 23],
  [3 * 86_400_000, 'day', 3],
])('%d ms are shown in the unit %s, of which they are %d', (milliseconds, unit, n) => {
  expect(largestUnit(milliseconds)).toEqual({ unit, n });
});
