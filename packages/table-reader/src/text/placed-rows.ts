import type { PlacedRows, TableRow } from '../table.ts';

const NOTHING = new Uint8Array(0);
/** As the text of a whole file is decoded: a mark within it is a letter. */
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Rows that have no places. */
export function placeTexts(texts: readonly TableRow[]): PlacedRows {
  const places = new Int32Array(texts.length * 2);
  for (let index = 0; index < texts.length; index++) places.set([-1, index], index * 2);
  return { count: texts.length, bytes: NOTHING, columns: 1, places, lines: new Int32Array(0), texts };
}

/** Makes texts of a row's cells. */
export function rowAt({ bytes, columns, places, lines, texts }: PlacedRows, index: number): TableRow {
  const first = index * columns * 2;
  const text = places[first] === -1 ? texts[places[first + 1] ?? -1] : undefined;
  if (text) return text;
  const cells = Array.from({ length: columns }, (_none, column) => {
    const at = first + column * 2;
    return decoder.decode(bytes.subarray(places[at], places[at + 1]));
  });
  return { line: lines[index] ?? 0, cells };
}
