import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readTable, utf8 } from '../testing.ts';

type Dialect = { delimiter: string; newline: string };

const quote = (cell: string, { delimiter }: Dialect) =>
  /["\r\n]/.test(cell) || cell.includes(delimiter) ? `"${cell.replaceAll('"', '""')}"` : cell;
const writeCsv = (rows: readonly string[][], dialect: Dialect) =>
  rows.map((row) => row.map((cell) => quote(cell, dialect)).join(dialect.delimiter) + dialect.newline).join('');

const ENCODERS: Record<string, (text: string) => Uint8Array> = {
  'utf-8': utf8,
  'utf-8 with a mark': (text) => utf8(`\ufeff${text}`),
  'utf-16le': (text) => Buffer.from(text, 'utf16le'),
  'utf-16le with a mark': (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
  'utf-16be': (text) => Buffer.from(text, 'utf16le').swap16(),
  'utf-16be with a mark': (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
};

const cellText = fc.string({
  unit: fc.constantFrom(...Array.from('abcXYZ019 .-_;,|\t"\näöüßé中文姓一😀')),
  maxLength: 12,
});
const tables = fc
  .integer({ min: 2, max: 6 })
  .chain((columns) =>
    fc.array(fc.array(cellText, { minLength: columns, maxLength: columns }), { minLength: 3, maxLength: 20 }),
  )
  // The first row is plain, as headers are; no row is empty, for such rows are left out.
  .map((rows) => rows.map((cells, index) => cells.map((cell, at) => (index === 0 || at === 0 ? `c${at}` : cell))));

test('rows written in any dialect, encoding and pieces are read as the same rows', async () => {
  const dialects = fc.record({
    delimiter: fc.constantFrom(',', ';', '\t', '|'),
    newline: fc.constantFrom('\n', '\r\n'),
    encoding: fc.constantFrom(...Object.keys(ENCODERS)),
    piece: fc.integer({ min: 1, max: 50 }),
  });
  await fc.assert(
    fc.asyncProperty(tables, dialects, async (rows, { encoding, piece, ...dialect }) => {
      const encode = ENCODERS[encoding] ?? utf8;
      const { shape, rows: read } = await readTable(encode(writeCsv(rows, dialect)), 'a.csv', piece);
      // Some tables can be cut by two delimiters; the one they were written with is not for us to guess then.
      fc.pre(shape.layout === 'columns' && shape.delimiter === dialect.delimiter);
      expect(read.map(({ cells }) => cells)).toEqual(rows);
    }),
    { numRuns: 150 },
  );
});

test('line numbers are those of an editor, however many lines a cell has', async () => {
  const { rows } = await readTable(utf8('a,b\r\n1,"x\r\ny\r\nz"\r\n\r\n2,x\r\n3,"q\r\n"\r\n4,x'));
  expect(rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
    [1, 'a'],
    [2, '1'],
    [6, '2'],
    [7, '3'],
    [9, '4'],
  ]);
});

test.each([
  [
    'GB18030',
    [
      0xd0, 0xd5, 0xc3, 0xfb, 0x2c, 0xb9, 0xab, 0xcb, 0xbe, 0x0a, 0xd5, 0xc5, 0xce, 0xb0, 0x2c, 0xc9, 0xcf, 0xba, 0xa3,
      0x0a,
    ],
    ['张伟', '上海'],
  ],
  [
    'Windows-1252',
    [...Buffer.from('name,city\nMüller,Köln € 5\n'.replace('€', '\u0080'), 'latin1')],
    ['Müller', 'Köln € 5'],
  ],
])('a text in %s is known by its bytes', async (_name, bytes, second) => {
  expect((await readTable(new Uint8Array(bytes))).rows[1]?.cells).toEqual(second);
});

test('a name in Latin-1 at the end of a long plain file is read right', async () => {
  const bytes = Buffer.from(`name,city\n${'Anna,Kiel\n'.repeat(50_000)}Jörg,Kiel\n`, 'latin1');
  expect((await readTable(bytes)).rows.at(-1)?.cells).toEqual(['Jörg', 'Kiel']);
});

test('a byte that is no letter is reported with its place, and the row keeps the rest', async () => {
  const bytes = new Uint8Array([...utf8('a,b\nüüüüüüüüüüüüü,x\nq'), 0xff, ...utf8(',y\n')]);
  const { rows } = await readTable(bytes, 'a.csv', 7);
  expect(rows[2]).toMatchObject({
    line: 3,
    cells: ['q\ufffd', 'y'],
    badBytes: [{ position: bytes.indexOf(0xff), byte: 0xff }],
  });
  const { rows: windows } = await readTable(new Uint8Array([...Buffer.from('a,b\nKühne,', 'latin1'), 0x81, 0x0a]));
  expect(windows[1]).toMatchObject({ cells: ['Kühne', '\ufffd'], badBytes: [{ position: 10, byte: 0x81 }] });
});

test('a quote that is never closed costs its own row and names it', async () => {
  const { rows } = await readTable(utf8('a;b;c\n1;"Meyer;x\n2;y;z\n3;"ok";z\n'));
  expect(rows.map(({ line, cells, problem }) => [line, cells.length, problem])).toEqual([
    [1, 3, undefined],
    [2, 3, 'unclosedQuote'],
    [3, 3, undefined],
    [4, 3, undefined],
  ]);
  const many = `a;b\n1;"open\n${'2;x\n'.repeat(30_000)}`;
  const { rows: rest } = await readTable(utf8(many));
  expect(rest.filter(({ problem }) => problem === 'unclosedQuote')).toHaveLength(1);
  expect(rest).toHaveLength(30_002);
});

test('quotes within a cell are letters, and what follows a closed one belongs to it', async () => {
  const { rows } = await readTable(utf8('a,b\n5" pipe,"x" y\n=1+1,@cmd\n'));
  expect(rows.slice(1).map(({ cells }) => cells)).toEqual([
    ['5" pipe', 'x y'],
    ['=1+1', '@cmd'],
  ]);
});

test('lines may end in CR alone, and NULs are left out', async () => {
  const { rows } = await readTable(utf8('a,b\r1,2\r3,\u00004\rfive,six and seven\r'));
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['a', 'b'],
    ['1', '2'],
    ['3', '4'],
    ['five', 'six and seven'],
  ]);
});

test('a text of addresses gives each with its name', async () => {
  const text =
    'Addresses\nana@one.test\n"Doe, Jo" <jo@one.test>\n"x y"@one.test\nbo@one.test; Cy <cy@one.test>\nnot one\n';
  const { rows, names } = await readTable(utf8(text), 'a.txt');
  expect(names).toEqual(['Email', 'Name']);
  expect(rows.map(({ line, cells }) => [line, ...cells])).toEqual([
    [2, 'ana@one.test', ''],
    [3, 'jo@one.test', 'Doe, Jo'],
    [4, '"x y"@one.test', ''],
    [5, 'bo@one.test', ''],
    [5, 'cy@one.test', 'Cy'],
    [6, 'not one', ''],
  ]);
});

test.each([
  ['a list', '[{"email":"a@b.cd","age":4},\n{"email":"e","x":{"y":[1,2]}}]', [1, 2]],
  ['lines', '{"email":"a@b.cd","age":4}\n{"email":"e","x":{"y":[1,2]}}\n', [1, 2]],
  [
    'an object with the list',
    '{"total":2,"people":[{"email":"a@b.cd","age":4},{"email":"e","x":{"y":[1,2]}}]}',
    [1, 1],
  ],
])('JSON as %s gives its names as columns', async (_what, text, lines) => {
  const { rows, names } = await readTable(utf8(text), 'a.json', 5);
  expect(names).toEqual(['email', 'age', 'x.y']);
  expect(rows).toEqual([
    { line: lines[0], cells: ['a@b.cd', '4'] },
    { line: lines[1], cells: ['e', '', '1, 2'] },
  ]);
});

test.each([
  ['nothing', '', 'empty'],
  ['a line without end', 'x'.repeat(3_000_000), 'lineTooLong'],
  ['a million columns', `${'x,'.repeat(1_000_000)}\n`, 'tooManyColumns'],
  ['two thousand columns', `${'x,'.repeat(2_000)}\n`, 'tooManyColumns'],
  ['JSON cut off', '[{"a":1},{"a":', 'badJson'],
  ['JSON of numbers', '[1,2]', 'badJson'],
  ['PDF', '%PDF-1.7', 'notText'],
])('%s is refused by name', async (_what, text, code) => {
  const name = text.startsWith('[') ? 'a.json' : 'a.csv';
  await expect(readTable(utf8(text), name)).rejects.toMatchObject({ name: 'TableError', code });
});

test('with any bytes a file is rows of text without NULs and lone halves, or a refusal by name', async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 400 }),
    fc
      .string({ unit: fc.constantFrom(...Array.from('",;\n\r\t|{}[]:@aä\u0000\ud83d')), maxLength: 200 })
      .map((text) => utf8(text)),
    fc.uint8Array({ maxLength: 300 }).map((tail) => new Uint8Array([0x50, 0x4b, 3, 4, ...tail])),
  );
  await fc.assert(
    fc.asyncProperty(bytes, fc.constantFrom('a.csv', 'a.json', 'a.txt'), async (file, name) => {
      try {
        for (const { cells, line } of (await readTable(file, name, 9)).rows) {
          expect(line).toBeGreaterThan(0);
          for (const cell of cells) expect(cell.isWellFormed() && !cell.includes('\u0000')).toBe(true);
        }
      } catch (error) {
        expect(error).toMatchObject({ name: 'TableError' });
      }
    }),
    { numRuns: 800 },
  );
});
