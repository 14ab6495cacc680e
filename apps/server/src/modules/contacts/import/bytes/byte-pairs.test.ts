import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createBytePairs } from './byte-pairs.ts';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ü', '中'), maxLength: 4 });

test('a pair of cells is asked for once and recalled as it was given, as long as there is room', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(word, word), { maxLength: 60 }), fc.integer({ min: 1, max: 30 }), (pairs, max) => {
      const recall = createBytePairs<string>(max);
      const asked: string[] = [];
      for (const [one, other] of pairs) {
        const bytes = Buffer.from(`,${one},${other},`);
        const end = 1 + Buffer.byteLength(one);
        const recalled = recall(bytes, { start: 1, end }, { start: end + 1, end: bytes.length - 1 }, () => {
          asked.push(`${one}/${other}`);
          return `${one}/${other}`;
        });
        expect(recalled).toBe(`${one}/${other}`);
      }
      const different = new Set(pairs.map(([one, other]) => `${one}/${other}`));
      if (different.size <= max) expect(asked).toEqual([...different]);
    }),
  );
});

test('thousands of pairs are kept apart', () => {
  const recall = createBytePairs<number>(5_000);
  const ask = (index: number, make: () => number) => {
    const bytes = Buffer.from(`city ${index}country ${index % 7}`);
    const end = bytes.indexOf('country');
    return recall(bytes, { start: 0, end }, { start: end, end: bytes.length }, make);
  };
  for (let index = 0; index < 4_000; index++) ask(index, () => index);
  let asked = 0;
  for (let index = 0; index < 4_000; index++) {
    const recalled = ask(index, () => {
      asked += 1;
      return index;
    });
    expect(recalled).toBe(index);
  }
  // A pair whose slots are all taken is asked for again; nearly none is.
  expect(asked).toBeLessThan(400);
});
