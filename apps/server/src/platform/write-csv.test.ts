import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCsvRows } from './testing/read-csv.ts';
import { csvLine } from './write-csv.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+49 40 1234', "'+49 40 1234"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', '"\'\r=1"'],
  ['  =cmd|calc', "'  =cmd|calc"],
  ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ['a=b', 'a=b'],
  ['Lind, Maya', '"Lind, Maya"'],
])('the cell %j is written as %j', (cell, written) => {
  expect(csvLine([cell])).toBe(`${written}\r\n`);
});

test('a reader gets any cells back, and none begins like a formula', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', minLength: 1 }), { minLength: 1, maxLength: 5 }), (cells) => {
      const [read = []] = readCsvRows(csvLine(cells));
      expect(read.map((cell, index) => (cell === cells[index] ? cell : cell.slice(1)))).toEqual(cells);
      for (const cell of read) expect(cell).not.toMatch(/^\s*[=+\-@\t\r]/);
    }),
    { numRuns: 50 },
  );
});
