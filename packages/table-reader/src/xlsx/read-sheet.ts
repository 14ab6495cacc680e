import { COLUMNS_MAX, TableError, type TableRow } from '../table.ts';
import { writeDate, writeNumber } from './cell-values.ts';
import { attribute, unescapeCell, type XmlHandler } from './xml.ts';

type Shared = { strings: readonly string[]; dates: readonly boolean[]; is1904: boolean };

/** Rows of a worksheet. A formula's cell is what it last came to, as text. */
export function createSheetReader({ strings, dates, is1904 }: Shared): { handler: XmlHandler; takeRows(): TableRow[] } {
  let rows: TableRow[] = [];
  let row: TableRow = { line: 0, cells: [] };
  let column = -1;
  let type = '';
  let style = -1;
  let text = '';
  let isValue = false;

  function endCell() {
    const value = cellText().replaceAll('\u0000', '');
    if (value === '') return;
    if (column >= COLUMNS_MAX) throw new TableError('tooManyColumns', row.line);
    row.cells[column] = value;
  }

  function cellText(): string {
    if (type === 's') return strings[Number(text)] ?? '';
    if (type === 'inlineStr' || type === 'str') return unescapeCell(text);
    if (type === 'e' || text === '') return '';
    if (type === 'b') return text === '1' ? 'TRUE' : 'FALSE';
    return dates[style] ? writeDate(text, is1904) : writeNumber(text);
  }

  const handler: XmlHandler = {
    open(name, attributes) {
      if (name === 'row') {
        row = { line: Number(attribute(attributes, 'r') ?? row.line + 1), cells: [] };
        column = -1;
      } else if (name === 'c') {
        column = columnOf(attribute(attributes, 'r')) ?? column + 1;
        type = attribute(attributes, 't') ?? 'n';
        style = Number(attribute(attributes, 's') ?? -1);
        text = '';
      } else if (name === 'v' || name === 't') isValue = true;
    },
    close(name) {
      if (name === 'v' || name === 't') isValue = false;
      else if (name === 'c') endCell();
      else if (name === 'row' && row.cells.length > 0) {
        rows.push({ line: row.line, cells: Array.from(row.cells, (cell) => cell ?? '') });
      }
    },
    text(piece) {
      if (isValue) text += piece;
    },
  };
  return {
    handler,
    takeRows() {
      const taken = rows;
      rows = [];
      return taken;
    },
  };
}

/** `AB12` is column 27. */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0];
  if (!letters) return undefined;
  let column = 0;
  for (const letter of letters) column = column * 26 + (letter.charCodeAt(0) - 64);
  return column - 1;
}
