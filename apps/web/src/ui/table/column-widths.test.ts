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

test('no column is narrower than it needs, and a table that fits fills its width', () => {
  const wish = fc.record({ min: fc.integer({ min: 1, max: 300 }), share: fc.integer({ min: 1, max: 300 }) });
  fc.assert(
    fc.property(
      fc.array(wish, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 0, max: 4_000 }),
      (wishes, width) => {
        const widths = columnWidths(wishes, width);
        const total = widths.reduce((sum, each) => sum + each, 0);
        const needed = wishes.reduce((sum, { min }) => sum + min, 0);
        for (const [index, { min }] of wishes.entries()) expect(widths[index]).toBeGreaterThanOrEqual(min - 1e-6);
        expect(total).toBeCloseTo(Math.max(width, needed), 3);
      },
    ),
  );
});
