import { namesOf, readRows, type TableShape } from '@outrider/table-reader/open-table';
import type { TableRow, TableSource } from '@outrider/table-reader/table';
import type { Db, Scope } from '../../../platform/db.ts';
import type { ImportRow } from './imports.repository.ts';
import { readAt, readPieces } from './parts.repository.ts';

export const storedFile = (db: Db, scope: Scope, { id, bytes }: Pick<ImportRow, 'id' | 'bytes'>): TableSource => ({
  size: bytes,
  pieces: () => readPieces(db, scope, id),
  readAt: (offset, length) => readAt(db, scope, id, offset, length),
});

/** What a file's columns are called, by what was chosen of its first row. Spreadsheets' letters, where nobody says. */
export function headersOf({ names, first_row, filled }: ImportRow, hasHeader: boolean): string[] {
  return filled
    .map((_count, index) => names?.[index] ?? (hasHeader ? first_row[index]?.trim() : '') ?? '')
    .map(orLetter);
}

const orLetter = (header: string, index: number): string => header || columnLetter(index);

const columnLetter = (index: number): string =>
  (index >= 26 ? columnLetter(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26));

/** The rows below the header, as long as they are asked for. */
export async function* dataRows(
  db: Db,
  scope: Scope,
  run: ImportRow & { shape: TableShape },
  hasHeader: boolean,
): AsyncGenerator<TableRow[]> {
  let isFirst = hasHeader && run.names === null;
  const names = run.names ? [...run.names] : namesOf(run.shape);
  for await (const rows of readRows(storedFile(db, scope, run), run.shape, names)) {
    const some = isFirst && rows.length > 0 ? rows.slice(1) : rows;
    if (rows.length > 0) isFirst = false;
    if (some.length > 0) yield some;
  }
}
