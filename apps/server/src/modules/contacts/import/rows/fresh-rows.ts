import type { PlacedRows } from '@outrider/table-reader/table';
import { rowAt } from '@outrider/table-reader/text/placed-rows';
import type { ReadRun } from '../preview-import.ts';
import { placedRows } from '../stored-file.ts';
import type { RowReaders } from '../surroundings.ts';
import type { SeenAddresses } from './seen-addresses.ts';
import { isRefused, type Shaped } from './shape-row.ts';
import type { Work } from './store-rows.ts';

/** Some rows of the file: those from `from` on, of which the first is the row `ordinal` of all. */
export type Piece = { rows: PlacedRows; from: number; ordinal: number };
export type Pieces = AsyncGenerator<Piece, void>;

export const shapeAt = ({ shape }: RowReaders, { rows, from, ordinal }: Piece, index: number): Shaped =>
  shape(ordinal + index - from, rowAt(rows, index));

/** The rows that are not stored yet, a few at a time. */
export async function* freshRows(
  { deps, scope, run, choices }: Work<ReadRun>,
  readers: RowReaders,
  seen: SeenAddresses,
): Pieces {
  let ordinal = 0;
  for await (const { rows, from } of placedRows(deps, scope, run, choices.hasHeader)) {
    const piece = { rows, from, ordinal };
    const count = rows.count - from;
    const stored = Math.min(Math.max(run.rows_done - ordinal, 0), count);
    for (let index = from; index < from + stored; index++) meetAgain(readers, piece, index, seen);
    if (stored < count) yield { rows, from: from + stored, ordinal: ordinal + stored };
    ordinal += count;
  }
}

/** The address of a row that was stored before a crash. */
function meetAgain(readers: RowReaders, piece: Piece, index: number, seen: SeenAddresses) {
  if (readers.plain.read(piece.rows, index)) {
    readers.plain.meet(seen);
    return;
  }
  const shaped = shapeAt(readers, piece, index);
  if (!isRefused(shaped)) seen.add(shaped.email);
}
