import type { TableRow } from '../table.ts';
import type { TextReading } from './decode-text.ts';
import type { CsvRow } from './parse-csv.ts';

/** Gives each row what the reading met in it that is no letter. */
export const tellBadBytes = (rows: CsvRow[], reading: TextReading): TableRow[] =>
  reading.bad.length > 0 ? rows.map((row) => tell(row, reading)) : rows;

function tell(row: CsvRow, { bad }: TextReading): TableRow {
  const badBytes = [];
  while (bad[0] && bad[0].at < row.end) {
    const { position, byte } = bad[0];
    badBytes.push({ position, byte });
    bad.shift();
  }
  return badBytes.length > 0 ? { ...row, badBytes } : row;
}
