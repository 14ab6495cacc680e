import { namesOf, readPlacedRows, readRows, type TableShape } from '@outrider/table-reader/open-table';
import type { PlacedRows, TableRow, TableSource } from '@outrider/table-reader/table';
import type { Scope } from '../../../platform/db.ts';
import type { ImportDeps } from './import-deps.ts';
import type { ImportRow } from './imports.repository.ts';
import { readAt, readPieces } from './parts.repository.ts';

type Stored = Pick<ImportDeps, 'db' | 'openCopy'>;

export const storedFile = (
  { db, openCopy }: Stored,
  scope: Scope,
  { id, bytes }: Pick<ImportRow, 'id' | 'bytes'>,
): TableSource => ({
  size: bytes,
  pieces: () => readPieces(openCopy, scope, id),
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

type ReadFile = ImportRow & { shape: TableShape };

const namesIn = ({ names, shape }: ReadFile) => (names ? [...names] : namesOf(shape));

/** The rows below the header, as long as they are asked for. */
export async function* dataRows(
  deps: Stored,
  scope: Scope,
  run: ReadFile,
  hasHeader: boolean,
): AsyncGenerator<TableRow[]> {
  let isFirst = hasHeader && run.names === null;
  for await (const rows of readRows(storedFile(deps, scope, run), run.shape, namesIn(run))) {
    const some = isFirst && rows.length > 0 ? rows.slice(1) : rows;
    if (rows.length > 0) isFirst = false;
    if (some.length > 0) yield some;
  }
}

/** The same rows as places where they can be: those of each piece from `from` on. */
export async function* placedRows(
  deps: Stored,
  scope: Scope,
  run: ReadFile,
  hasHeader: boolean,
): AsyncGenerator<{ rows: PlacedRows; from: number }> {
  let isFirst = hasHeader && run.names === null;
  for await (const rows of readPlacedRows(storedFile(deps, scope, run), run.shape, namesIn(run))) {
    if (rows.count === 0) continue;
    const from = isFirst ? 1 : 0;
    isFirst = false;
    if (rows.count > from) yield { rows, from };
  }
}
