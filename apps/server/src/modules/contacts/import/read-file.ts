import { detectShape, namesOf, readRows } from '@outrider/table-reader/open-table';
import { TableError, type TableRow } from '@outrider/table-reader/table';
import type { Scope } from '../../../platform/db.ts';
import type { ImportDeps } from './import-deps.ts';
import { changeImport, type ImportRow } from './imports.repository.ts';
import { deleteParts } from './parts.repository.ts';
import { readEmail } from './rows/read-email.ts';
import { storedFile } from './stored-file.ts';
import { say } from './words.ts';

/** Looks through the whole file once: how it is written, how many rows it has and how many of them fill each column. */
export async function readFile(deps: ImportDeps, scope: Scope, run: ImportRow): Promise<void> {
  const { db, now } = deps;
  try {
    const source = storedFile(deps, scope, run);
    const shape = await detectShape(source, run.file_name);
    const names = namesOf(shape);
    const filled: number[] = [];
    let first: TableRow | undefined;
    let rows = 0;
    for await (const some of readRows(source, shape, names)) {
      first ??= some[0];
      rows += some.length;
      for (const { cells, problem } of some) if (!problem) countFilled(filled, cells, first?.cells.length ?? 0);
    }
    if (!first) throw new TableError('empty');
    await changeImport(db, scope, run.id, ['reading'], {
      state: 'mapping',
      shape: JSON.stringify(shape),
      names: names ?? null,
      first_row: first.cells.map((cell) => cell.slice(0, 200).toWellFormed()),
      first_line: first.line,
      filled: Array.from({ length: names?.length ?? first.cells.length }, (_none, index) => filled[index] ?? 0),
      rows,
      has_header: names === undefined && !isData(first),
    });
  } catch (error) {
    if (!(error instanceof TableError)) throw error;
    const problem = JSON.stringify(say(error.code, { line: error.line }));
    await changeImport(db, scope, run.id, ['reading'], { state: 'failed', problem, ended_at: now() });
    await deleteParts(db, scope, run.id);
  }
}

function countFilled(filled: number[], cells: readonly string[], columns: number) {
  const width = columns > 0 ? Math.max(columns, filled.length) : cells.length;
  for (let index = 0; index < cells.length && index < width; index++) {
    if (cells[index] !== '') filled[index] = (filled[index] ?? 0) + 1;
  }
}

/** A header names columns; a row with an address in it is one of the rows. */
const isData = ({ cells }: TableRow) => cells.some((cell) => cell.includes('@') && readEmail(cell).email !== undefined);
