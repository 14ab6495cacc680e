import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisLines, columnsWithRoom } from './scale.ts';

test('an axis has round numbers', () => {
  expect(axisLines(20, 4)).toEqual([0, 5, 10, 15, 20]);
  expect(axisLines(15, 2)).toEqual([0, 10, 20]);
  expect(axisLines(0, 4)).toEqual([0, 1]);
  expect(axisLines(3, 4)).toEqual([0, 1, 2, 3]);
  expect(axisLines(1_830, 4)).toEqual([0, 500, 1_000, 1_500, 2_000]);
});

test('an axis starts at zero, rises evenly, covers the largest value and stays short', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 8 }), (largest, lines) => {
      const axis = axisLines(largest, lines);
      expect(axis[0]).toBe(0);
      expect(axis.at(-1)).toBeGreaterThanOrEqual(largest);
      expect(axis.length).toBeLessThanOrEqual(lines + 2);
      expect(new Set(axis.slice(1).map((line, index) => line - (axis[index] ?? 0))).size).toBe(1);
    }),
  );
});

test('a word stands below its column where the one before leaves room; Chinese needs more of it', () => {
  const under = (...words: string[]) =>
    columnsWithRoom(
      words.map((word, index) => ({ key: `${index}`, word })),
      (index) => index * 42,
    );
  expect([...under('Nov 1', '', 'Nov 3')]).toEqual(['0', '2']);
  expect([...under('Nov 1', '2 Nov')]).toEqual(['0', '1']);
  expect([...under('11月1日', '11月2日')]).toEqual(['0']);
});
