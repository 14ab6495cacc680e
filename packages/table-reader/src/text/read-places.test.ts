import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPlacedRows, readRows, type TableShape } from '../open-table.ts';
import type { TableRow } from '../table.ts';
import { sourceOf, utf8 } from '../testing.ts';
import { rowAt } from './placed-rows.ts';

/** A row without what only the parser's caller has a use for: where it ends in the text. */
const plain = ({ line, cells, problem, badBytes }: TableRow): TableRow => ({
  line,
  cells,
  ...(problem && { problem }),
  ...(badBytes && { badBytes }),
});

const SHAPE: TableShape = { layout: 'columns', encoding: 'utf-8', delimiter: ',', newline: '\n' };

/** What is read of a file as texts and as places, or the words of its refusal. */
async function readBothWays(bytes: Uint8Array, pieceSize: number) {
  const source = sourceOf(bytes, pieceSize);
  let placed = 0;
  async function asTexts() {
    const rows: TableRow[] = [];
    for await (const some of readRows(source, SHAPE)) rows.push(...some.map(plain));
    return rows;
  }
  async function asPlaces() {
    const rows: TableRow[] = [];
    for await (const some of readPlacedRows(source, SHAPE, [], pieceSize)) {
      placed += some.count - some.texts.length;
      for (let index = 0; index < some.count; index++) rows.push(plain(rowAt(some, index)));
    }
    return rows;
  }
  return { texts: await asTexts().catch(String), places: await asPlaces().catch(String), placed };
}

const cell = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('', 'Ann', 'ana@one.test', 'Müller', '中文', '😀', ' x ', '5" pipe') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('"a, b"', '"x"', '""', '"say ""hi"""', '"x" y', '"2\nlines"', '"2\r\nlines"'),
  },
  { weight: 1, arbitrary: fc.constantFrom('"open', '\u0000', 'a\rb', '\ufeff', '\ufffd', '"', 'x\r') },
);
const row = fc.oneof(
  { weight: 6, arbitrary: fc.array(cell, { minLength: 3, maxLength: 3 }) },
  { weight: 1, arbitrary: fc.array(cell, { maxLength: 5 }) },
);
const table = fc.record({
  rows: fc.array(row, { maxLength: 40 }),
  newline: fc.constantFrom('\n', '\r\n'),
  mark: fc.constantFrom('', '\ufeff'),
  ending: fc.constantFrom('', '\n', '\r\n', 'a,b,'),
  /** Where a byte that is no letter is put, if anywhere. */
  broken: fc.option(fc.nat({ max: 400 })),
});

test('the rows of any file are the same as places and as texts', async () => {
  await fc.assert(
    fc.asyncProperty(table, fc.integer({ min: 1, max: 90 }), async (file, piece) => {
      const { rows, newline, mark, ending, broken } = file;
      const lines = rows.map((cells) => cells.join(',') + newline);
      const bytes = utf8(`${mark}name,mail,city${newline}${'Zoë,ä@ö.test,Ü\n'.repeat(4)}${lines.join('')}${ending}`);
      if (broken !== null && broken < bytes.length) bytes[broken] = 0xff;
      const { texts, places } = await readBothWays(bytes, piece);
      expect(places).toEqual(texts);
    }),
    { numRuns: 300 },
  );
});

test('with any bytes a file is the same rows or the same refusal both ways', async () => {
  const letters = fc.constantFrom(...Array.from('",,,;\n\n\r\ta@ä\u0000\ud83d'));
  const text = fc.string({ unit: letters, maxLength: 200 }).map(utf8);
  const bytes = fc.oneof(text, fc.uint8Array({ maxLength: 200 }));
  await fc.assert(
    fc.asyncProperty(bytes, fc.integer({ min: 1, max: 60 }), async (tail, piece) => {
      const { texts, places } = await readBothWays(new Uint8Array([...utf8('a,b\nä,ö\n'), ...tail]), piece);
      expect(places).toEqual(texts);
    }),
    { numRuns: 300 },
  );
});

test('rows with plain or simply quoted cells are all given as places', async () => {
  const { texts, places, placed } = await readBothWays(utf8(`a,b\n${'Zoë,"x, y"\r\n'.repeat(2_000)}`), 1_000);
  expect(places).toEqual(texts);
  expect(placed).toBe(2_000);
});

test('an unclosed quote costs no more rows as places than it does as texts', async () => {
  const rows = `1,"open\n${'2,x\n'.repeat(12_000)}odd\n3,"y"\n`;
  const { texts, places } = await readBothWays(utf8(`a,b\n${rows}${rows}`), 10_000);
  expect(places).toEqual(texts);
  expect(texts.length).toBeGreaterThan(24_000);
});

test.each([
  ['a line without end', `a,b\n${'x'.repeat(3_000_000)}`],
  ['a line longer than lines may be', `a,b\n${'x'.repeat(1_100_000)},y\n1,2\n`],
  ['a cell longer than cells may be', `a,b\n"${'x'.repeat(33_000)}",y\n1,2\n`],
])('%s is judged the same both ways', async (_what, text) => {
  const { texts, places } = await readBothWays(utf8(text), 300_000);
  expect(places).toEqual(texts);
});
