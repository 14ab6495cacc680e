import { parseAddress } from '@outrider/mail-kit/addresses/parse-address';
import { detectShape, namesOf, readRows } from '@outrider/table-reader/open-table';
import { fileSource } from '../../../platform/files/file-source.ts';

export type ReadUpload = {
  addresses: string[];
  twice: number;
  /** Rows without an address in the column. */
  without: number;
  /** What the column is called, where the file says so. */
  column: string;
};

/** A file read in the browser: the column with the most addresses, each of them once. */
export async function readUpload(file: File): Promise<ReadUpload> {
  const source = fileSource(file);
  const shape = await detectShape(source, file.name);
  const names = namesOf(shape);
  const rows: string[][] = [];
  for await (const piece of readRows(source, shape, names)) rows.push(...piece.map(({ cells }) => cells));

  const addressIn = (cell: string | undefined) => (cell ? parseAddress(cell.trim())?.address : undefined);
  const met: number[] = [];
  for (const row of rows) {
    for (const [column, cell] of row.entries()) {
      if (cell.includes('@') && addressIn(cell) !== undefined) met[column] = (met[column] ?? 0) + 1;
    }
  }
  const column = met.reduce((best, count, index) => (count > (met[best] ?? 0) ? index : best), 0);
  const header = names === undefined && addressIn(rows[0]?.[column]) === undefined ? rows[0] : undefined;
  const found = new Map<string, string>();
  const read = { twice: 0, without: 0 };
  for (const row of header ? rows.slice(1) : rows) {
    const address = addressIn(row[column]);
    if (address === undefined) read.without += 1;
    else if (found.has(address.toLowerCase())) read.twice += 1;
    else found.set(address.toLowerCase(), address);
  }
  return { addresses: [...found.values()], ...read, column: header?.[column] ?? '' };
}
