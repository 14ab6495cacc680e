import { type CSSProperties, type MouseEvent, memo, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useWidth } from '../hooks/use-width.ts';
import { columnWidths } from './column-widths.ts';
import styles from './data-table.module.css';
import { RowName } from './row-name.tsx';
import { SelectBox } from './select-box.tsx';
import { useColumnNeeds } from './use-column-needs.ts';
import { useWindow } from './use-window.ts';

export type TableColumn<R> = {
  key: string;
  title: ReactNode;
  /** Pixels it keeps at least where not everything fits, and its share of the width. */
  min: number;
  share: number;
  align?: 'right';
  /** The column can be sorted by this. */
  sort?: string;
  /** Says what the row is, where that is not the first column. */
  isName?: boolean;
  cell: (row: R) => ReactNode;
};

type DataTableProps<R> = {
  label: string;
  rows: readonly R[];
  /** Where the first row stands among all rows, from 0, and how many there are. */
  firstIndex: number;
  total: number;
  idOf: (row: R) => string;
  columns: readonly TableColumn<R>[];
  /** At the end of a row, shown under the pointer. */
  actions?: (row: R) => ReactNode;
  /** The last rows come into sight, and there may be more. */
  onEnd?: () => void;
  /** The row the keyboard stands on. */
  at: string | undefined;
  onAt: (id: string) => void;
  /** Left out where a row has nothing to open. */
  onOpen?: (row: R) => void;
  /** The address of what a row opens, where it has one. */
  linkTo?: ((row: R) => string) | undefined;
  /** Left out where rows are only read. */
  choosing?: Choosing<R>;
  actionsLabel?: string;
  sorting?: Sorting;
  /** One line a row takes less room than two. */
  isDense?: boolean;
  /** Pixels, for rows of another height than one or two lines. */
  rowHeight?: number;
};

type Choosing<R> = {
  selected: ReadonlySet<string>;
  onSelect: (ids: ReadonlySet<string>) => void;
  label: (row: R) => string;
  allLabel: string;
};

type Sorting = { by: string; order: 'asc' | 'desc'; onSort: (by: string) => void };

const ROW = 48;
const DENSE_ROW = 38;
const HEAD = 36;
const SELECT = 48;
const ACTIONS = 56;
/** More rows are asked for before the last one is reached. */
const ROWS_AHEAD = 30;
const CONTROLS = 'button, a, input, [role="menuitem"], [role="menu"], [role="tooltip"]';

/**
 * A table whose rows have one height, of which only those in sight are drawn. Ant Design's virtual table draws its body
 * without rows and cells a screen reader could find; this one is a real table with room kept above and below.
 */
export function DataTable<R>(props: DataTableProps<R>) {
  const { rows, columns, idOf, at, choosing, sorting, onEnd, isDense = false } = props;
  const { i18n } = useTranslation();
  const frame = useRef<HTMLElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const height = props.rowHeight ?? (isDense ? DENSE_ROW : ROW);
  const shown = useWindow(frame, { count: rows.length, row: height });
  const taken = (choosing ? SELECT : 0) + (props.actions ? ACTIONS : 0);
  const firstRow = rows[0];
  const list = [i18n.language, firstRow ? idOf(firstRow) : '', ...columns.map(({ key }) => key)].join('\n');
  const needs = useColumnNeeds(table, list).slice(choosing ? 1 : 0);
  const wishes = columns.map(({ min, share }, index) => ({ min, share, need: needs[index] }));
  const widths = columnWidths(wishes, useWidth(frame) - taken);
  const atIndex = rows.findIndex((row) => idOf(row) === at);
  useEffect(() => keepInSight(frame.current, { index: atIndex, height }), [atIndex, height]);
  const isAtEnd = shown.to >= rows.length - ROWS_AHEAD;
  useEffect(() => {
    if (isAtEnd && rows.length > 0) onEnd?.();
  }, [isAtEnd, rows.length, onEnd]);

  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard (WCAG 2.1.1).
    <section ref={frame} aria-label={props.label} tabIndex={0} className={styles.frame}>
      <table
        ref={table}
        aria-rowcount={props.total + 1}
        className={styles.table}
        style={{ '--row-height': `${height}px` } as CSSProperties}
        data-opens={props.onOpen !== undefined || undefined}
      >
        <colgroup>
          {choosing && <col style={{ width: SELECT }} />}
          {columns.map(({ key }, index) => (
            <col key={key} style={{ width: widths[index] }} />
          ))}
          {props.actions && <col style={{ width: ACTIONS }} />}
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            {choosing && (
              <th scope="col">
                <PageBox ids={rows.map(idOf)} choosing={choosing} />
              </th>
            )}
            {columns.map((column) => (
              <ColumnHead key={column.key} column={column} sorting={sorting} />
            ))}
            {props.actions && (
              <th scope="col">
                <span className="visually-hidden">{props.actionsLabel}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          <Room height={shown.from * height} />
          {rows.slice(shown.from, shown.to).map((row, offset) => (
            <Row key={idOf(row)} {...props} row={row} index={shown.from + offset} />
          ))}
          <Room height={(rows.length - shown.to) * height} />
        </tbody>
      </table>
    </section>
  );
}

/** In place of rows that are out of sight. */
const Room = ({ height }: { height: number }) => (height > 0 ? <tr aria-hidden style={{ height }} /> : null);

/** Chooses the rows that are there, or none of them. */
function PageBox<R>({ ids, choosing }: { ids: readonly string[]; choosing: Choosing<R> }) {
  const { selected, onSelect, allLabel } = choosing;
  const isAll = ids.length > 0 && ids.every((id) => selected.has(id));
  const isSome = ids.some((id) => selected.has(id));
  const selectPage = () => {
    const changed = new Set(selected);
    for (const id of ids) {
      if (isAll) changed.delete(id);
      else changed.add(id);
    }
    onSelect(changed);
  };
  return <SelectBox label={allLabel} checked={isAll} partly={isSome && !isAll} onChange={selectPage} />;
}

type HeadProps<R> = { column: TableColumn<R>; sorting: Sorting | undefined };

function ColumnHead<R>({ column, sorting }: HeadProps<R>) {
  const { align, title } = column;
  const by = column.sort;
  const isSorted = by !== undefined && sorting?.by === by;
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (sorting.order === 'asc' ? 'ascending' : 'descending') : undefined}
      className={align === 'right' ? styles.right : undefined}
    >
      {by === undefined || !sorting ? (
        title
      ) : (
        <button type="button" className={styles.sort} onClick={() => sorting.onSort(by)}>
          {title}
          {isSorted && <i aria-hidden>{sorting.order === 'asc' ? '↑' : '↓'}</i>}
        </button>
      )}
    </th>
  );
}

type RowProps<R> = DataTableProps<R> & { row: R; index: number };

function DrawnRow<R>({ row, index, ...props }: RowProps<R>) {
  const { rows, columns, idOf, at, onAt, onOpen, linkTo, choosing, firstIndex } = props;
  const id = idOf(row);
  const name = columns.find(({ isName }) => isName) ?? columns[0];
  const isSelected = choosing?.selected.has(id) === true;
  const select = ({ selected, onSelect }: Choosing<R>, withShift: boolean) => {
    const from = withShift ? rows.findIndex((each) => idOf(each) === at) : -1;
    const [low, high] = from < 0 ? [index, index] : [Math.min(from, index), Math.max(from, index)];
    const changed = new Set(selected);
    for (const each of rows.slice(low, high + 1)) {
      if (isSelected) changed.delete(idOf(each));
      else changed.add(idOf(each));
    }
    onAt(id);
    onSelect(changed);
  };
  const open = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest(CONTROLS)) return;
    onOpen?.(row);
  };
  return (
    // The keys of a row are handled by the page, wherever the focus is.
    <tr
      aria-rowindex={firstIndex + index + 2}
      aria-current={id === at ? 'true' : undefined}
      data-selected={isSelected || undefined}
      {...(!onOpen && { tabIndex: -1, 'data-row': id })}
      onClick={open}
    >
      {choosing && (
        <td>
          <SelectBox
            label={choosing.label(row)}
            checked={isSelected}
            onChange={(withShift) => select(choosing, withShift)}
          />
        </td>
      )}
      {columns.map(({ key, align, cell }) => (
        <td key={key} className={align === 'right' ? styles.right : undefined}>
          {onOpen && key === name?.key ? (
            <RowName id={id} to={linkTo?.(row)} onOpen={() => onOpen(row)} onAt={() => onAt(id)}>
              {cell(row)}
            </RowName>
          ) : (
            cell(row)
          )}
        </td>
      ))}
      {props.actions && <td>{props.actions(row)}</td>}
    </tr>
  );
}

/** Not drawn again where only the columns become wider or narrower. */
const Row = memo(DrawnRow) as typeof DrawnRow;

/** The least scrolling that shows the row below the sticky head. */
function keepInSight(frame: HTMLElement | null, { index, height }: { index: number; height: number }): void {
  if (!frame || index < 0) return;
  const top = index * height;
  const seen = frame.clientHeight - HEAD;
  if (top < frame.scrollTop) frame.scrollTop = top;
  else if (top + height > frame.scrollTop + seen) frame.scrollTop = top + height - seen;
}
