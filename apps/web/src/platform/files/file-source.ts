import type { TableSource } from '@outrider/table-reader/table';

const PIECE = 262_144;

/** A file of the browser, read a piece at a time. */
export const fileSource = (file: File): TableSource => ({
  size: file.size,
  pieces: () => piecesOf(file),
  readAt: async (offset, length) => new Uint8Array(await file.slice(offset, offset + length).arrayBuffer()),
});

async function* piecesOf(file: File): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < file.size; at += PIECE) yield new Uint8Array(await file.slice(at, at + PIECE).arrayBuffer());
}
