import { detectShape, namesOf, readRows, type TableShape } from './open-table.ts';
import type { TableRow, TableSource } from './table.ts';

/** A file in memory, handed out in pieces of a size. */
export const sourceOf = (bytes: Uint8Array, pieceSize = 65_536): TableSource => ({
  size: bytes.length,
  async *pieces() {
    for (let at = 0; at < bytes.length; at += pieceSize) yield bytes.subarray(at, at + pieceSize);
  },
  readAt: async (offset, length) => bytes.subarray(offset, offset + length),
});

export type ReadTable = { shape: TableShape; names: string[] | undefined; rows: TableRow[] };

export async function readTable(bytes: Uint8Array, fileName = 'file.csv', pieceSize?: number): Promise<ReadTable> {
  const source = sourceOf(bytes, pieceSize);
  const shape = await detectShape(source, fileName);
  const names = namesOf(shape);
  const rows: TableRow[] = [];
  for await (const some of readRows(source, shape, names)) rows.push(...some);
  return { shape, names, rows };
}

export const utf8 = (text: string) => new TextEncoder().encode(text);
