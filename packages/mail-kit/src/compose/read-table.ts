import type { Block, Cell, Run } from './blocks.ts';
import type { Declarations } from './declarations.ts';
import type { HtmlElement } from './html-tree.ts';
import { isAllBold, withoutMark } from './tidy-runs.ts';

type Reading = {
  origin: 'pasted' | 'own';
  readCell: (cell: HtmlElement, row: HtmlElement) => Block[];
  isHiddenRow: (row: HtmlElement) => boolean;
  styleOf: (cell: HtmlElement) => Declarations;
};

const SPAN_MAX = 100;

/** A table with its head: what the program calls one, else a first row that is bold where the others are not. */
export function readTable(table: HtmlElement, { origin, ...reading }: Reading): Extract<Block, { kind: 'table' }> {
  const rows = rowsOf(table)
    .filter(({ row }) => !reading.isHiddenRow(row))
    .map(({ row, isHead }) => cellsOf(row).map((cell) => readCell(cell, row, isHead, reading)))
    .filter((cells) => cells.length > 0);
  const [first = [], ...others] = rows;
  const hasHead = first.some(({ isHeader }) => isHeader);
  if (origin === 'own' || hasHead || others.length === 0 || !isBoldRow(first) || others.every(isBoldRow)) {
    return { kind: 'table', rows: rows.map((cells) => cells.map(asHead)) };
  }
  return { kind: 'table', rows: [first.map((cell) => asHead({ ...cell, isHeader: true })), ...others] };
}

function readCell(
  cell: HtmlElement,
  row: HtmlElement,
  isHead: boolean,
  { readCell: read, styleOf }: Omit<Reading, 'origin'>,
): Cell {
  const { name, attributes } = cell;
  const align = (styleOf(cell).get('text-align') ?? attributes.get('align') ?? '').toLowerCase();
  return {
    isHeader: isHead || name === 'th',
    colspan: spanOf(attributes.get('colspan')),
    rowspan: spanOf(attributes.get('rowspan')),
    align: align === 'right' || align === 'center' ? align : '',
    blocks: read(cell, row),
  };
}

/** A head is bold by itself. */
const asHead = (cell: Cell): Cell =>
  cell.isHeader
    ? {
        ...cell,
        blocks: cell.blocks.map((block) =>
          'runs' in block ? { ...block, runs: withoutMark(block.runs, 'strong') } : block,
        ),
      }
    : cell;

const runsOf = ({ blocks }: Cell): Run[] => blocks.flatMap((block) => ('runs' in block ? block.runs : []));

const isBoldRow = (cells: readonly Cell[]): boolean => {
  const filled = cells.filter((cell) => cell.blocks.length > 0);
  return filled.length > 0 && filled.every((cell) => isAllBold(runsOf(cell)));
};

const spanOf = (text: string | undefined): number =>
  Math.min(SPAN_MAX, Math.max(1, Number.parseInt(text ?? '1', 10) || 1));

const PARTS = new Set(['thead', 'tbody', 'tfoot']);
const elements = ({ children }: HtmlElement) =>
  children.filter((child): child is HtmlElement => typeof child !== 'string');

function rowsOf(table: HtmlElement): { row: HtmlElement; isHead: boolean }[] {
  return elements(table).flatMap((part) => {
    if (part.name === 'tr') return [{ row: part, isHead: false }];
    if (!PARTS.has(part.name)) return [];
    return elements(part)
      .filter(({ name }) => name === 'tr')
      .map((row) => ({ row, isHead: part.name === 'thead' }));
  });
}

const cellsOf = (row: HtmlElement) => elements(row).filter(({ name }) => name === 'td' || name === 'th');

/** A table that only places things: it has tables in it, or a single cell. */
export function isLayout(table: HtmlElement): boolean {
  const cells = rowsOf(table).flatMap(({ row }) => cellsOf(row));
  return cells.length < 2 || cells.some(hasTable);
}

const hasTable = (node: HtmlElement): boolean =>
  elements(node).some((child) => child.name === 'table' || hasTable(child));
