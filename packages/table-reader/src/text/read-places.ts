import type { PlacedRows, TableRow } from '../table.ts';
import { lettersWidth, readText } from './decode-text.ts';
import { followers } from './judge-encoding.ts';
import { createCsvParser } from './parse-csv.ts';
import { tellBadBytes } from './tell-bad-bytes.ts';

type PlaceReader = {
  /** Takes the next bytes; gives how many wait to be read. */
  add(piece: Uint8Array): number;
  /** The rows that are whole by now. */
  read(): PlacedRows;
  finish(): PlacedRows;
};

const NEWLINE = 0x0a;
const RETURN = 0x0d;
const QUOTE = 0x22;
const FIRST_BYTES = 65_536;
const FIRST_ROWS = 512;
/** Read as text at once at most, where rows without places follow one another. */
const STRETCH_MAX = 32_768;
/** A longer row is left to the parser, which judges the length of lines and cells. */
const PLACED_ROW_MAX = 32_768;

/**
 * Reads a UTF-8 table by its bytes. A row of one line, as wide as the first, whose cells stand in the file as they are,
 * quoted or not, is given by places. Any other is read as text by the parser of such tables, which thereby alone decides
 * what strange rows mean.
 */
export function createPlaceReader({ delimiter }: { delimiter: string }): PlaceReader {
  const reading = readText('utf-8');
  const parser = createCsvParser({ delimiter, newline: '\n' });
  const kinds = kindsFor(delimiter.charCodeAt(0));
  let bytes = new Uint8Array(FIRST_BYTES);
  let filled = 0;
  let used = 0;
  // What the parser knows: so much of `bytes`, and this line. The rows after that were given by places.
  let parsed = 0;
  let { line, columns, isWaiting } = parser.state();
  let passed = 0;
  let stretch = 1;
  let count = 0;
  let places = new Int32Array(0);
  let lines = new Int32Array(FIRST_ROWS);
  let texts: TableRow[] = [];

  function add(piece: Uint8Array): number {
    if (used > 0) {
      bytes.copyWithin(0, used, filled);
      filled -= used;
      parsed -= used;
      used = 0;
    }
    if (filled + piece.length > bytes.length) {
      const larger = new Uint8Array(Math.max(bytes.length * 2, filled + piece.length));
      larger.set(bytes.subarray(0, filled));
      bytes = larger;
    }
    bytes.set(piece, filled);
    filled += piece.length;
    return filled;
  }

  function reserveRow() {
    if (count >= lines.length) lines = enlarged(lines, lines.length * 2);
    const wanted = (count + 1) * columns * 2;
    if (wanted > places.length) places = enlarged(places, Math.max(wanted, lines.length * columns * 2));
  }

  /** Where the next row begins; -1 when this one has no places. */
  function placeRow(from: number): number {
    let isFilled = false;
    let at = from;
    let place = count * columns * 2;
    for (let cell = 1; ; cell++) {
      const isQuoted = bytes[at] === QUOTE;
      const start = isQuoted ? at + 1 : at;
      at = endOfCell(start, isQuoted);
      if (at < 0) return -1;
      let end = at;
      if (isQuoted) at += bytes[at + 1] === RETURN && bytes[at + 2] === NEWLINE ? 2 : 1;
      else if (bytes[at] === NEWLINE && end > start && bytes[end - 1] === RETURN) end -= 1;
      const isLast = bytes[at] === NEWLINE;
      if (isLast !== (cell === columns) || !(isLast || kinds[bytes[at] ?? 0] === DELIMITER)) return -1;
      places[place] = start;
      places[place + 1] = end;
      place += 2;
      at += 1;
      isFilled ||= end > start;
      if (isLast) return isFilled && at - from <= PLACED_ROW_MAX ? at : -1;
    }
  }

  /** Every row looked at ends in a line break, so nobody runs past the bytes there are. */
  function endOfCell(start: number, isQuoted: boolean): number {
    const all = bytes;
    for (let at = start; ; ) {
      const kind = kinds[all[at] ?? 0];
      if (kind === LETTER) at += 1;
      else if (kind === WIDE) {
        const width = lettersWidth(all, at);
        if (width === 1 || width !== followers(all[at] ?? 0) + 1) return -1;
        at += width;
      } else if (kind === STRANGE || (kind === BREAK && isQuoted)) return -1;
      else if (kind === (isQuoted ? MARK : DELIMITER) || kind === BREAK) return at;
      else at += 1;
    }
  }

  function parseTo(end: number, isLast = false) {
    reading.pass(used - parsed);
    parser.pass(passed);
    const rows = parser.push(reading.push(bytes.subarray(used, end)));
    if (isLast) rows.push(...parser.push(reading.finish()), ...parser.finish());
    ({ line, columns, isWaiting } = parser.state());
    passed = 0;
    used = end;
    parsed = end;
    for (const row of tellBadBytes(rows, reading)) {
      reserveRow();
      places[count * columns * 2] = -1;
      places[count * columns * 2 + 1] = texts.push(row) - 1;
      count += 1;
    }
  }

  /** Rows without places tend to follow one another, and the longer a stretch of them the faster it is read. */
  function parseStretch(end: number) {
    const least = Math.min(used + stretch, end);
    stretch = Math.min(stretch * 2, STRETCH_MAX);
    parseTo(bytes.indexOf(NEWLINE, least - 1) + 1);
  }

  function placeOrParse(end: number) {
    while (used < end) {
      if (columns > 0 && !isWaiting) reserveRow();
      const next = columns > 0 && !isWaiting ? placeRow(used) : -1;
      if (next < 0) {
        parseStretch(end);
        continue;
      }
      lines[count] = line + passed;
      passed += 1;
      count += 1;
      used = next;
      stretch = 1;
    }
  }

  const rowsRead = (): PlacedRows => ({ count, bytes, columns: Math.max(columns, 1), places, lines, texts });

  return {
    add,
    read() {
      count = 0;
      texts = [];
      const end = bytes.subarray(0, filled).lastIndexOf(NEWLINE) + 1;
      placeOrParse(end);
      if (filled - used > PLACED_ROW_MAX) parseTo(filled);
      return rowsRead();
    },
    finish() {
      count = 0;
      texts = [];
      parseTo(filled, true);
      return rowsRead();
    },
  };
}

const LETTER = 0;
const DELIMITER = 1;
const BREAK = 2;
const MARK = 3;
const WIDE = 4;
const STRANGE = 5;

/** What a byte is to a table. */
function kindsFor(delimiter: number): Uint8Array {
  const kinds = new Uint8Array(256).fill(WIDE, 128);
  kinds[0] = STRANGE;
  kinds[NEWLINE] = BREAK;
  kinds[QUOTE] = MARK;
  kinds[delimiter] = DELIMITER;
  return kinds;
}

function enlarged(numbers: Int32Array<ArrayBuffer>, length: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(length);
  larger.set(numbers);
  return larger;
}
