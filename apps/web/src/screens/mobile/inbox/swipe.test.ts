import { expect, test } from 'vitest';
import { isFullSwipe, judgeMovement, restOf, sideOf } from './swipe.ts';

test('a finger that goes down scrolls, one that goes sideways swipes, and a trembling one taps', () => {
  expect(judgeMovement(3, -5)).toBeUndefined();
  expect(judgeMovement(4, 20)).toBe('scroll');
  expect(judgeMovement(12, 12)).toBe('scroll');
  expect(judgeMovement(-20, 6)).toBe('swipe');
});

test('a row that is pulled half open stays open, else it closes', () => {
  expect(restOf(83, 2)).toBe(0);
  expect(restOf(85, 2)).toBe(168);
  expect(restOf(-120, 2)).toBe(-168);
});

test('only a swipe over most of the row does the action by itself', () => {
  expect(isFullSwipe(-168, 375)).toBe(false);
  expect(isFullSwipe(-292, 375)).toBe(true);
  expect(isFullSwipe(292, 375)).toBe(true);
});

test('the side that is uncovered lies where the row came from', () => {
  expect([sideOf(20), sideOf(-20), sideOf(0)]).toEqual(['before', 'after', undefined]);
});
