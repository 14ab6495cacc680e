import { parseAddress } from '@outrider/mail-kit/addresses/parse-address';
import { detectShape, namesOf, readRows } from '@outrider/table-reader/open-table';
import { fileSource } from '../../../../platform/files/file-source.ts';

export type TableColumn = { index: number; header: string; sample: string; filled: number; addresses: number };

export type ReadTable = {
  fileName: string;
  /** As it was found; empty where a file has none, such as a workbook. */
  encoding: string;
  /** The line of the header; 0 where no row of the file is one. */
  headerLine: number;
  columns: TableColumn[];
  rows: readonly (readonly string[])[];
};

/** A file read in the browser: its columns, what they are called, and all its rows. */
export async function readTable(file: File): Promise<ReadTable> {
  const source = fileSource(file);
  const shape = await detectShape(source, file.name);
  const names = namesOf(shape);
  const lines: { line: number; cells: string[] }[] = [];
  for await (const piece of readRows(source, shape, names)) for (const row of piece) lines.push(row);
  const first = lines[0];
  const header = names === undefined && first && !first.cells.some(isAddress) ? first : undefined;
  const rows = (header ? lines.slice(1) : lines).map(({ cells }) => cells);
  return {
    fileName: file.name,
    encoding: 'encoding' in shape ? shape.encoding : '',
    headerLine: header?.line ?? 0,
    columns: columnsOf(header?.cells ?? names ?? [], rows),
    rows,
  };
}

const isAddress = (cell: string) => cell.includes('@') && parseAddress(cell.trim()) !== undefined;

function columnsOf(headers: readonly string[], rows: readonly (readonly string[])[]): TableColumn[] {
  const columns: TableColumn[] = headers.map((header, index) => emptyColumn(header.trim(), index));
  for (const row of rows) {
    for (const [index, cell] of row.entries()) {
      columns[index] ??= emptyColumn('', index);
      const column = columns[index];
      if (!column || cell.trim() === '') continue;
      column.filled += 1;
      if (column.sample === '') column.sample = cell.trim();
      if (isAddress(cell)) column.addresses += 1;
    }
  }
  return columns;
}

const emptyColumn = (header: string, index: number): TableColumn => ({
  index,
  header,
  sample: '',
  filled: 0,
  addresses: 0,
});
