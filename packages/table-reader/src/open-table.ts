import { type PlacedRows, TableError, type TableRow, type TableSource } from './table.ts';
import { readText, type TextReading } from './text/decode-text.ts';
import { detectDialect } from './text/detect-dialect.ts';
import { createEncodingJudge, type Encoding } from './text/judge-encoding.ts';
import { createCsvParser, type Newline } from './text/parse-csv.ts';
import { createJsonParser } from './text/parse-json.ts';
import { placeTexts } from './text/placed-rows.ts';
import { createLineParser, LINE_COLUMNS } from './text/read-lines.ts';
import { createPlaceReader } from './text/read-places.ts';
import { tellBadBytes } from './text/tell-bad-bytes.ts';
import { readWorkbook } from './xlsx/read-workbook.ts';

/** How a file is to be read; found once, and the same each time after that. */
export type TableShape =
  | { layout: 'columns'; encoding: Encoding; delimiter: string; newline: Newline }
  | { layout: 'lines'; encoding: Encoding; newline: Newline }
  | { layout: 'json'; encoding: Encoding }
  | { layout: 'workbook' };

const SAMPLE_BYTES = 262_144;

/** Looks at a file as a whole for its encoding, and at its beginning for the rest. */
export async function detectShape(source: TableSource, fileName: string): Promise<TableShape> {
  const head = await source.readAt(0, Math.min(source.size, SAMPLE_BYTES));
  if (startsWith(head, [0x50, 0x4b, 0x03, 0x04])) return { layout: 'workbook' };
  if (startsWith(head, [0xd0, 0xcf, 0x11, 0xe0])) throw new TableError('oldExcel');
  const judge = createEncodingJudge();
  for await (const piece of source.pieces()) judge.push(piece);
  const encoding = judge.verdict();
  if (encoding === 'binary' || startsWith(head, [0x25, 0x50, 0x44, 0x46])) throw new TableError('notText');
  const sample = readText(encoding).push(head);
  if (sample.trim() === '' && source.size <= SAMPLE_BYTES) throw new TableError('empty');
  if (looksLikeJson(sample, fileName)) return { layout: 'json', encoding };
  const { newline, delimiter } = detectDialect(sample, /\.(tsv|tab)$/i.test(fileName) ? '\t' : undefined);
  if (delimiter === undefined || isAddressList(sample, newline, delimiter))
    return { layout: 'lines', encoding, newline };
  return { layout: 'columns', encoding, delimiter, newline };
}

const startsWith = (bytes: Uint8Array, wanted: readonly number[]) => wanted.every((byte, at) => bytes[at] === byte);

const looksLikeJson = (sample: string, fileName: string) =>
  /\.(json|ndjson|jsonl)$/i.test(fileName) || /^\s*(?:\[\s*)?\{\s*"/.test(sample);

/** `Ana <a@b.test>, Bo <c@d.test>` has commas and no columns. */
function isAddressList(sample: string, newline: Newline, delimiter: string): boolean {
  if (delimiter !== ',' && delimiter !== ';') return false;
  const lines = sample.split(newline, 20).filter((line) => line.trim() !== '');
  const isListed = (line: string) => {
    const parts = line.split(delimiter).filter((part) => part.trim() !== '');
    return parts.length > 0 && parts.every((part) => part.includes('@'));
  };
  return lines.length > 0 && lines.every(isListed);
}

/** What the columns are called where no row of the file says so; more names may be met while JSON is read. */
export const namesOf = ({ layout }: TableShape): string[] | undefined =>
  layout === 'lines' ? [...LINE_COLUMNS] : layout === 'json' ? [] : undefined;

/** The rows of a file, piece by piece. `names` of JSON columns: those met are added to it. */
export async function* readRows(
  source: TableSource,
  shape: TableShape,
  names: string[] = [],
): AsyncGenerator<TableRow[]> {
  if (shape.layout === 'workbook') {
    yield* readWorkbook(source);
    return;
  }
  const reading = readText(shape.encoding);
  const parser = parserOf(shape, names, reading);
  for await (const piece of source.pieces()) yield parser.push(reading.push(piece));
  yield parser.push(reading.finish());
  yield parser.finish();
}

const READ_AT_ONCE = 65_536;

/** The same rows, as places in the file's bytes where it is written so that they can be; so many bytes at once. */
export async function* readPlacedRows(
  source: TableSource,
  shape: TableShape,
  names: string[] = [],
  atOnce = READ_AT_ONCE,
): AsyncGenerator<PlacedRows> {
  if (shape.layout !== 'columns' || shape.encoding !== 'utf-8' || shape.newline !== '\n') {
    for await (const rows of readRows(source, shape, names)) yield placeTexts(rows);
    return;
  }
  const reader = createPlaceReader(shape);
  for await (const piece of source.pieces()) if (reader.add(piece) >= atOnce) yield reader.read();
  yield reader.read();
  yield reader.finish();
}

type Parser = { push(text: string): TableRow[]; finish(): TableRow[] };

function parserOf(shape: Exclude<TableShape, { layout: 'workbook' }>, names: string[], reading: TextReading): Parser {
  if (shape.layout === 'json') return createJsonParser(names);
  if (shape.layout === 'columns') {
    const parser = createCsvParser(shape);
    return {
      push: (text) => tellBadBytes(parser.push(text), reading),
      finish: () => tellBadBytes(parser.finish(), reading),
    };
  }
  return createLineParser(shape.newline);
}
