/** Where the bytes of a file come from; nothing is held that is not being looked at. */
export type TableSource = {
  size: number;
  pieces(): AsyncIterable<Uint8Array>;
  readAt(offset: number, length: number): Promise<Uint8Array>;
};

export type BadByte = { position: number; byte: number };

/** `unclosedQuote`: cells are the first line as it stands. `afterUnclosedQuote`: a line that may belong to such a row. */
export type RowProblem = 'unclosedQuote' | 'afterUnclosedQuote';

/** Rows without any text are left out. `line` is where the row begins in the file, or its number in the sheet. */
export type TableRow = { line: number; cells: string[]; problem?: RowProblem; badBytes?: BadByte[] };

/**
 * Rows of one piece of a file, most of them as places in its bytes: a text for each cell of a million rows costs more than
 * all that is done with it. Good until the next piece is asked for, as the memory is used again.
 */
export type PlacedRows = {
  count: number;
  bytes: Uint8Array;
  /** How many cells a row has that is given by places. */
  columns: number;
  /** Of each cell of each row where it begins and ends. A row that is given as text begins at -1, and its number follows. */
  places: Int32Array;
  /** The line of each row that is given by places. */
  lines: Int32Array;
  texts: readonly TableRow[];
};

export type TableErrorCode =
  | 'empty'
  | 'notText'
  | 'oldExcel'
  | 'lineTooLong'
  | 'tooManyColumns'
  | 'badJson'
  | 'badWorkbook'
  | 'unpacksTooLarge'
  | 'locked';

/** A file that cannot be read as a table, with the line where that is known. */
export class TableError extends Error {
  readonly code: TableErrorCode;
  readonly line: number;

  constructor(code: TableErrorCode, line = 0) {
    super(line > 0 ? `${code} at line ${line}` : code);
    this.name = 'TableError';
    this.code = code;
    this.line = line;
  }
}

/** No address book has longer lines; a file without line breaks would otherwise be held as a whole. */
export const LINE_MAX = 1_048_576;
export const COLUMNS_MAX = 1_000;
