import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Line } from './line.ts';

const compare = (a: number, b: number) => a - b;

test('of entries in any order the least goes first', () => {
  // Null takes one out. Long runs that rise are what happens in a forecast, and make it close up.
  const rising = fc.integer({ min: 0, max: 3_000 }).map((length) => Array.from({ length }, (_, index) => index));
  const steps = fc.array(fc.oneof(fc.integer({ min: 0, max: 5_000 }), fc.constant(null)), { maxLength: 300 });
  fc.assert(
    fc.property(rising, steps, (first, then) => {
      const line = new Line(compare);
      const plain: number[] = [];
      const takeBoth = () => {
        const least = plain.length === 0 ? undefined : Math.min(...plain);
        if (least !== undefined) plain.splice(plain.indexOf(least), 1);
        expect(line.first).toBe(least);
        expect(line.takeFirst()).toBe(least);
      };
      for (const step of [...first, ...then]) {
        if (step === null) {
          takeBoth();
        } else {
          line.add(step);
          plain.push(step);
        }
      }
      expect(line.length).toBe(plain.length);
      const left = plain.toSorted((a, b) => a - b);
      expect(Array.from(left, () => line.takeFirst())).toEqual(left);
      expect(line.takeFirst()).toBeUndefined();
    }),
    { numRuns: 50 },
  );
});
