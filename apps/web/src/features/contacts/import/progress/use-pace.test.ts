import { expect, test } from 'vitest';
import { paceOf } from './use-pace.ts';

test('the pace is what was taken since the first look, and the rest takes as long at that pace', () => {
  const since = { rows: 1_000, at: 10_000 };
  expect(paceOf(since, { rows: 9_600, rowsDone: 4_800 }, 12_000)).toEqual({ perSecond: 1_900, secondsLeft: 3 });
});

test('a look that was too short, or in which nothing moved, gives no pace', () => {
  expect(paceOf({ rows: 0, at: 0 }, { rows: 10, rowsDone: 5 }, 100)).toBeUndefined();
  expect(paceOf({ rows: 5, at: 0 }, { rows: 10, rowsDone: 5 }, 5_000)).toBeUndefined();
});
