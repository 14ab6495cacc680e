import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Piece, planFiles } from './chunk-plan.ts';

const piece = (name: string, bytes: number, imports: number[], entry?: string): Piece => ({
  modules: [name],
  bytes,
  imports,
  ...(entry !== undefined && { entry }),
});

const page = {
  isFirst: (entry: string) => entry === 'page',
  fetchedBefore: (entry: string) => (entry === 'page' ? [] : ['page']),
};

it('Joins what the same screens need, and leaves what they do not share apart', () => {
  const files = planFiles(
    [
      piece('page', 100, [3], 'page'),
      piece('inbox', 100, [4, 5], 'inbox'),
      piece('contacts', 100, [4, 5, 6], 'contacts'),
      piece('react', 60_000, []),
      piece('table', 20_000, []),
      piece('filter', 20_000, []),
      piece('import', 50_000, []),
    ],
    page,
  );
  expect(files.map((file) => file.toSorted())).toEqual(
    expect.arrayContaining([['react'], ['filter', 'table'], ['import']]),
  );
  expect(files).toHaveLength(3);
});

it('Joins a small file with one that nearly the same screens need, but with nothing that every page waits for', () => {
  const files = planFiles(
    [
      piece('page', 100, [4], 'page'),
      piece('inbox', 100, [5, 6], 'inbox'),
      piece('contacts', 100, [5, 6], 'contacts'),
      piece('accounts', 100, [5], 'accounts'),
      piece('react', 60_000, []),
      piece('table', 40_000, []),
      piece('icon', 300, []),
    ],
    page,
  );
  expect(files.map((file) => file.toSorted())).toEqual(expect.arrayContaining([['react'], ['icon', 'table']]));
});

/** A piece imports only those after it: a bundler leaves no circles. */
const pieces = fc
  .array(fc.record({ bytes: fc.integer({ min: 50, max: 30_000 }), imports: fc.array(fc.nat(), { maxLength: 4 }) }), {
    minLength: 2,
    maxLength: 30,
  })
  .map((drawn) =>
    drawn.map(({ bytes, imports }, place) => {
      const later = drawn.length - place - 1;
      const entry = place < drawn.length / 3 ? `e${place}` : undefined;
      const imported = later > 0 ? imports.map((some) => place + 1 + (some % later)) : [];
      // Nothing imports an entry: the bundler moves what is shared out of it.
      const shared = imported.filter((other) => other >= drawn.length / 3);
      return piece(`m${place}`, bytes, [...new Set(shared)], entry);
    }),
  );

it('Puts each shared module into one file, and no file imports one that comes after it', () => {
  fc.assert(
    fc.property(pieces, (drawn) => {
      const files = planFiles(drawn, { isFirst: (entry) => entry === 'e0', fetchedBefore: () => [] });
      const fileOf = new Map(files.flatMap((modules, place) => modules.map((module) => [module, place] as const)));
      const shared = drawn.filter(({ entry }) => entry === undefined);
      expect(files.flat().toSorted()).toEqual(shared.flatMap(({ modules }) => modules).toSorted());
      for (const { modules, imports } of shared) {
        const own = fileOf.get(modules[0] ?? '') ?? -1;
        for (const other of imports) {
          expect(fileOf.get(`m${other}`)).toBeLessThanOrEqual(own);
        }
      }
    }),
  );
});
