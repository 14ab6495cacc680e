import { expect, test } from 'vitest';
import { intervalAxis } from './interval.tsx';

test.each([
  [0.113, [0, 0.04, 0.08, 0.12]],
  [0.03, [0, 0.01, 0.02, 0.03]],
  [0, [0, 0.01, 0.02, 0.03]],
  [0.6, [0, 0.2, 0.4, 0.6]],
])('intervals up to %d have an axis people can count by', (largest, axis) => {
  expect(intervalAxis(largest).map((share) => Number(share.toFixed(4)))).toEqual(axis);
});

test('an interval up to everything still fits its axis', () => {
  expect(intervalAxis(1).at(-1)).toBeGreaterThanOrEqual(1);
});
