import type { RowReaders } from '../surroundings.ts';
import type { ContactWriter } from './copy-contacts.repository.ts';
import { type Piece, shapeAt } from './fresh-rows.ts';
import { judgeRow, type Surroundings } from './judge-rows.ts';
import type { SeenAddresses } from './seen-addresses.ts';
import { isRefused, type Shaped } from './shape-row.ts';
import { type Batch, gather } from './store-rows.ts';

/** Rows that were shaped before their piece is judged, by their number in it. */
export type ShapedRows = ReadonlyMap<number, Shaped>;

/** Sorts a piece's rows before others are asked about them: those that go the long way, and the addresses of all. */
export function sortPiece(readers: RowReaders, piece: Piece): { shaped: Map<number, Shaped>; emails: string[] } {
  const shaped = new Map<number, Shaped>();
  const emails: string[] = [];
  for (let index = piece.from; index < piece.rows.count; index++) {
    if (readers.plain.read(piece.rows, index)) {
      emails.push(readers.plain.email());
      continue;
    }
    const row = shapeAt(readers, piece, index);
    shaped.set(index, row);
    if (!isRefused(row)) emails.push(row.email);
  }
  return { shaped, emails };
}

type Judging = { readers: RowReaders; seen: SeenAddresses; room: number; around: Surroundings; shaped: ShapedRows };

/** Judges rows one by one and writes those that are new; gives how many it came through, and the line without room. */
export function judgePiece(
  piece: Piece,
  { readers, seen, room, around, shaped }: Judging,
  batch: Batch,
  to: ContactWriter,
): { rows: number; beyond: number | undefined } {
  const { rows, from, ordinal } = piece;
  const { plain } = readers;
  const isAnybodyMet = around.known.size + around.suppressed.size > 0;
  const isMet = (email: string) => around.known.has(email) || around.suppressed.has(email);
  for (let index = from; index < rows.count; index++) {
    const isPlain = !shaped.has(index) && plain.read(rows, index) && !(isAnybodyMet && isMet(plain.email()));
    if (!isPlain) {
      const row = shaped.get(index) ?? shapeAt(readers, piece, index);
      const judged = judgeRow(row, seen, around);
      if (judged.added && batch.added >= room) return { rows: index - from, beyond: row.row.line };
      const added = gather(batch, judged);
      if (added) to.add(added);
    } else if (!plain.meet(seen)) batch.tally.twice += 1;
    else if (batch.added >= room) return { rows: index - from, beyond: rows.lines[index] ?? 0 };
    else {
      batch.tally.added += 1;
      batch.added += 1;
      to.addPlain(ordinal + index - from, plain);
    }
  }
  return { rows: rows.count - from, beyond: undefined };
}
