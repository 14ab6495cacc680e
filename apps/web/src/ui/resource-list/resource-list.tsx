import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useInPieces } from '../hooks/use-in-pieces.ts';
import { Row, Stack } from '../layout/layout.tsx';
import { ListAge } from '../list-age.tsx';
import { ColumnMenu } from '../table/column-menu.tsx';
import { DataTable, type TableColumn } from '../table/data-table.tsx';
import bar from '../table/list-bar.module.css';
import { ListFoot } from '../table/list-foot.tsx';
import { ListWaiting, QueryFailed } from '../table/list-states.tsx';
import { PageSteps, type PageStepsProps } from '../table/page-steps.tsx';
import { SearchField } from '../table/search-field.tsx';
import { useColumns } from '../table/use-columns.ts';
import { useRowKeys } from '../table/use-row-keys.ts';
import waiting from '../table/waiting-list.module.css';
import type { AskedRows } from './asked-rows.ts';
import { ResourceSelection, type SelectionProps } from './resource-selection.tsx';
import { toggled } from './toggled.ts';

type Pager = PageStepsProps & {
  /** Where the first row of the page stands among all, from 0. */
  firstIndex: number;
};

type ResourceListProps<R> = {
  /** What the table is to a screen reader. */
  label: string;
  query: AskedRows;
  rows: readonly R[];
  /** How many there are on all pages. */
  total: number;
  idOf: (row: R) => string;
  columns: readonly TableColumn<R>[];
  /** A strip of numbers above everything. */
  numbers?: ReactNode;
  /** Left in the bar: which part of the list is shown. */
  filters?: ReactNode;
  /** Beside it: what the list is narrowed by. */
  chips?: ReactNode;
  /** By what the list is sorted, before the columns. */
  sortMenu?: ReactNode;
  search?: { label: string; value: string; onSearch: (search: string) => void };
  /** Which columns may be hidden; remembered under the name of the list. */
  columnChoice?: {
    list: string;
    label: string;
    choices: readonly { key: string; text: string }[];
    hiddenAtFirst?: readonly string[];
  };
  /** At the right end of the bar. */
  tools?: ReactNode;
  /** What a failure did not touch. */
  failedHint: string;
  /** In place of the table: nothing matches, or nothing is there yet. */
  none: ReactNode;
  selection?: SelectionProps<R>;
  sorting?: { by: { sort: string; order: 'asc' | 'desc' }; onSort: (by: string) => void };
  pager?: Pager;
  foot?: { words: ReactNode; middle?: ReactNode; keys: readonly (readonly [keys: readonly string[], does: string])[] };
  /** At the end of a row, under the pointer. */
  actions?: { label: string; of: (row: R) => ReactNode };
  onOpen?: (row: R) => void;
  /** The address of what a row opens, where it has one. */
  linkTo?: (row: R) => string;
  /** The last rows come into sight. */
  onEnd?: () => void;
  rowKeys?: Partial<Record<string, (id: string) => void>>;
  pageKeys?: Partial<Record<string, () => void>>;
  /** Something lies over the list and has the keys. */
  isCovered?: boolean;
  isDense?: boolean;
  /** Pixels, for rows of another height than one or two lines. */
  rowHeight?: number;
  /** Something stands open beside the list, this row if it is among these: keys go on from it and open the next. */
  open?: { id: string | undefined };
};

/** Anything there are many of: numbers, filters, search, columns, rows, choosing, pages and keys, in their places. */
export function ResourceList<R>(props: ResourceListProps<R>) {
  const { query, rows, idOf, search, columnChoice, selection, pager, foot, actions, onOpen, onEnd, open, sorting } =
    props;
  const [at, setAt] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const chosenColumns = useColumns(columnChoice?.list ?? '', columnChoice?.hiddenAtFirst);
  const openRow = (id: string) => {
    const row = rows.find((each) => idOf(each) === id);
    if (row !== undefined) onOpen?.(row);
  };
  const openFrom = (row: R) => {
    setAt(idOf(row));
    onOpen?.(row);
  };
  const openId = open?.id;
  useEffect(() => {
    if (openId !== undefined) setAt(openId);
  }, [openId]);
  const marked = openId ?? at;
  const selectRow = (id: string) => selection?.onSelect(toggled(selection.selected, id));
  const selectNone = () => selection?.onSelect(new Set());
  const focusSearch = () => field.current?.focus();
  useRowKeys({
    ids: rows.map(idOf),
    at: marked,
    onAt: (id) => {
      setAt(id);
      if (open) openRow(id);
    },
    onRow: { ...(onOpen && { Enter: openRow }), ...(selection && { x: selectRow }), ...props.rowKeys },
    onPage: {
      ...(search && { '/': focusSearch }),
      ...(selection && selection.selected.size > 0 && !open && { Escape: selectNone }),
      ...props.pageKeys,
    },
    paused: props.isCovered === true,
  });
  const hasRows = rows.length > 0;
  const showsTable = useInPieces(hasRows);
  const hasEnd = search || columnChoice || props.tools || props.sortMenu;
  return (
    <Stack tall relative grow minHeight={0} gap={0} className={waiting.list} aria-busy={query.isPlaceholderData}>
      {props.numbers}
      {(props.filters || props.chips || hasEnd) && (
        <Row rigid className={bar.bar}>
          {props.filters && (
            <Row as="span" gap={0} className={bar.status}>
              {props.filters}
            </Row>
          )}
          {props.chips}
          {hasEnd && (
            <span className={bar.end}>
              {search && (
                <SearchField label={search.label} field={field} search={search.value} onSearch={search.onSearch} />
              )}
              {props.sortMenu}
              {columnChoice && (
                <ColumnMenu label={columnChoice.label} choices={columnChoice.choices} columns={chosenColumns} />
              )}
              {props.tools}
            </span>
          )}
        </Row>
      )}
      {query.error && query.data === undefined && <QueryFailed query={query} hint={props.failedHint} />}
      <ListAge query={query} />
      {(query.isPending || (hasRows && !showsTable)) && (
        <ListWaiting {...(props.rowHeight !== undefined && { rowHeight: props.rowHeight })} />
      )}
      {query.data !== undefined && !hasRows && props.none}
      {showsTable && (
        <DataTable
          label={props.label}
          rows={rows}
          firstIndex={pager?.firstIndex ?? 0}
          total={props.total}
          idOf={idOf}
          columns={props.columns.filter(({ key }) => columnChoice === undefined || chosenColumns.isShown(key))}
          at={marked}
          onAt={setAt}
          isDense={props.isDense === true}
          {...(props.rowHeight !== undefined && { rowHeight: props.rowHeight })}
          {...(sorting && { sorting: { by: sorting.by.sort, order: sorting.by.order, onSort: sorting.onSort } })}
          {...(onOpen && { onOpen: openFrom, linkTo: props.linkTo })}
          {...(onEnd && { onEnd })}
          {...(actions && { actions: actions.of, actionsLabel: actions.label })}
          {...(selection && {
            choosing: {
              selected: selection.selected,
              onSelect: selection.onSelect,
              label: selection.rowLabel,
              allLabel: selection.allLabel,
            },
          })}
        />
      )}
      {selection && selection.selected.size > 0 && <ResourceSelection selection={selection} />}
      {foot && (
        <ListFoot middle={foot.middle} keys={foot.keys}>
          <span className="numbers">{foot.words}</span>
          {pager && <PageSteps {...pager} />}
        </ListFoot>
      )}
    </Stack>
  );
}
