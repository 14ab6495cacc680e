import { COLUMNS_MAX, LINE_MAX, type RowProblem, TableError, type TableRow } from '../table.ts';

export type Newline = '\n' | '\r';
export type Dialect = { delimiter: string; newline: Newline };

/** `end`: how many letters of the text are read once this row is. */
export type CsvRow = TableRow & { end: number };
export type CsvParser = {
  push(text: string): CsvRow[];
  finish(): CsvRow[];
  /** How far it is. While it waits for the rest of a row, nobody else can know where the next one begins. */
  state(): { line: number; columns: number; isWaiting: boolean };
  /** So many rows were read by another reader, each of one line and as wide as the first. */
  pass(rows: number): void;
};

/** What a spreadsheet lets into one cell. A quoted cell that goes on for longer was never closed. */
const CELL_MAX = 32_768;
/** How many lines after an unclosed quote may still be parts of its row. */
const SUSPECTS_MAX = 100;

/**
 * RFC 4180, and what programs really write: a quote within a cell is a letter, text may follow a closing quote, lines may
 * end in LF, CRLF or CR. A quote that is never closed costs its own row, not the rest of the file.
 */
export function createCsvParser({ delimiter, newline }: Dialect): CsvParser {
  let rest = '';
  let line = 1;
  let read = 0;
  let columns = 0;
  let suspects = 0;

  function parse(text: string, isLast: boolean): CsvRow[] {
    const rows: CsvRow[] = [];
    let at = 0;
    let quote = text.indexOf('"');
    while (at < text.length) {
      const found = text.indexOf(newline, at);
      const end = found < 0 ? text.length : found;
      const isWhole = found >= 0 || isLast;
      if (quote >= 0 && quote < at) quote = text.indexOf('"', at);
      const quoted = quote < 0 || quote > end ? 'plain' : parseQuoted(text, at, isLast);
      if (quoted === 'needsMore' || (typeof quoted === 'string' && !isWhole)) break;
      if (typeof quoted === 'string') {
        if (end - at > LINE_MAX) throw new TableError('lineTooLong', line);
        const cells = text.slice(at, withoutReturn(text, at, end)).split(delimiter);
        add(rows, cells, line, quoted === 'unclosed' ? 'unclosedQuote' : undefined, read + end + 1);
        line += 1;
        at = end + 1;
        continue;
      }
      add(rows, quoted.cells, line, undefined, read + quoted.next);
      line += quoted.lines;
      at = quoted.next;
    }
    rest = text.slice(at);
    if (rest.length > LINE_MAX + 2 * CELL_MAX) throw new TableError('lineTooLong', line);
    read += at;
    return rows;
  }

  function withoutReturn(text: string, start: number, end: number): number {
    return newline === '\n' && end > start && text[end - 1] === '\r' ? end - 1 : end;
  }

  function add(rows: CsvRow[], cells: string[], at: number, problem: RowProblem | undefined, end: number) {
    const isOdd = cells.length !== columns;
    if (problem === 'unclosedQuote') suspects = SUSPECTS_MAX;
    else if (suspects > 0) suspects = isOdd ? suspects - 1 : 0;
    if (cells.every((cell) => cell === '')) return;
    if (cells.length > COLUMNS_MAX && columns === 0) throw new TableError('tooManyColumns', at);
    if (columns === 0) columns = cells.length;
    const row: CsvRow = { line: at, cells, end };
    if (problem) row.problem = problem;
    else if (suspects > 0 && isOdd) row.problem = 'afterUnclosedQuote';
    rows.push(row);
  }

  type Quoted = { cells: string[]; next: number; lines: number };

  function parseQuoted(text: string, start: number, isLast: boolean): Quoted | 'needsMore' | 'unclosed' {
    const cells: string[] = [];
    let lines = 1;
    let at = start;
    let nextLine = text.indexOf(newline, start);
    for (;;) {
      let value = '';
      let after = at;
      if (text[at] === '"') {
        const closed = closeQuote(text, at, isLast);
        if (typeof closed === 'string') return closed;
        value = closed.value;
        after = closed.after;
        const breaks = count(value, newline);
        const isEnd = after >= text.length || text[after] === delimiter || isLineEnd(text, after);
        // A quote that "closes" lines below in the middle of a word is the beginning of another cell.
        if (breaks > 0 && !isEnd) return 'unclosed';
        lines += breaks;
      }
      const nextDelimiter = text.indexOf(delimiter, after);
      // Once for each line: a row of many cells is not looked through for each of them.
      if (nextLine >= 0 && nextLine < after) nextLine = text.indexOf(newline, after);
      const isLastCell = nextDelimiter < 0 || (nextLine >= 0 && nextLine < nextDelimiter);
      if (isLastCell && nextLine < 0 && !isLast) return 'needsMore';
      const end = isLastCell ? (nextLine < 0 ? text.length : nextLine) : nextDelimiter;
      cells.push(value + text.slice(after, isLastCell ? withoutReturn(text, after, end) : end));
      if (isLastCell) return { cells, next: end + 1, lines };
      at = end + 1;
    }
  }

  const isLineEnd = (text: string, at: number) =>
    text[at] === newline || (text[at] === '\r' && (text[at + 1] === newline || at + 1 >= text.length));

  return {
    push: (text) => parse(rest + text, false),
    finish: () => parse(rest, true),
    state: () => ({ line, columns, isWaiting: rest !== '' }),
    pass(rows) {
      line += rows;
      if (rows > 0) suspects = 0;
    },
  };
}

/** The text of a quoted cell that begins at `open`, two quotes being one, and where it goes on after it. */
function closeQuote(
  text: string,
  open: number,
  isLast: boolean,
): { value: string; after: number } | 'needsMore' | 'unclosed' {
  let value = '';
  let from = open + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if ((quote < 0 ? text.length : quote) - open > CELL_MAX) return 'unclosed';
    if (quote < 0) return isLast ? 'unclosed' : 'needsMore';
    // Whether it closes is seen from what follows, a line end of two letters included.
    if (quote + 2 >= text.length && !isLast) return 'needsMore';
    value += text.slice(from, quote);
    if (text[quote + 1] !== '"') return { value, after: quote + 1 };
    value += '"';
    from = quote + 2;
  }
}

function count(text: string, letter: string): number {
  let found = 0;
  for (let at = text.indexOf(letter); at >= 0; at = text.indexOf(letter, at + 1)) found += 1;
  return found;
}
