import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnWidths } from './column-widths.ts';

test('room is divided by shares', () => {
  expect(
    columnWidths(
      [
        { min: 10, share: 1 },
        { min: 10, share: 3 },
      ],
      400,
    ),
  ).toEqual([100, 300]);
});

test('a column that would get too little takes it from the others', () => {
  expect(
    columnWidths(
      [
        { min: 150, share: 1 },
        { min: 10, share: 3 },
      ],
      400,
    ),
  ).toEqual([150, 250]);
});

test('nothing is cut while another column has room to spare', () => {
  const email = { min: 160, share: 1, need: 240 };
  const date = { min: 104, share: 1, need: 60 };
  expect(columnWidths([email, date], 300)).toEqual([240, 60]);
  expect(columnWidths([email, date], 400)).toEqual([240, 160]);
  expect(columnWidths([email, date], 250)).toEqual([190, 60]);
});

test('a column with little in it gives its room to those that need it, down to their least', () => {
  const wishes = [
    { min: 100, share: 1, need: 9_000 },
    { min: 100, share: 3, need: 9_000 },
    { min: 100, share: 1, need: 40 },
  ];
  expect(columnWidths(wishes, 640)).toEqual([150, 450, 40]);
  expect(columnWidths(wishes, 120)).toEqual([100, 100, 40]);
});

const wish = fc.record({
  min: fc.integer({ min: 1, max: 300 }),
  share: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 300 })),
  need: fc.option(fc.integer({ min: 1, max: 3_000 }), { nil: undefined }),
});
const wishes = fc.array(wish, { minLength: 1, maxLength: 12 });
const total = (widths: readonly number[]) => widths.reduce((sum, each) => sum + each, 0);

test('no column is narrower than its least or its content, and a table that fits fills its width', () => {
  fc.assert(
    fc.property(wishes, fc.integer({ min: 0, max: 4_000 }), (given, width) => {
      const widths = columnWidths(given, width);
      const least = given.map(({ min, need = min }) => Math.min(min, need));
      for (const [index, each] of widths.entries()) expect(each).toBeGreaterThanOrEqual((least[index] ?? 0) - 1e-3);
      expect(total(widths)).toBeCloseTo(Math.max(width, total(least)), 3);
    }),
  );
});

test('where one column is cut, no other is wider than what stands in it', () => {
  fc.assert(
    fc.property(wishes, fc.integer({ min: 0, max: 4_000 }), (given, width) => {
      const widths = columnWidths(given, width);
      const spare = widths.map((each, index) => each - (given[index]?.need ?? given[index]?.min ?? 0));
      if (spare.some((each) => each < -1e-3)) expect(Math.max(...spare)).toBeLessThanOrEqual(1e-3);
    }),
  );
});
