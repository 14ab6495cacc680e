import type { Account } from '@outrider/contract/mailboxes/account';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountsQuery, summaryQuery } from '../../../api/mailboxes.ts';
import { downloadCsv } from '../../../platform/files/csv.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { ListAge } from '../../../ui/list-age.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { ListWaiting, NoMatch, QueryFailed } from '../../../ui/table/list-states.tsx';
import { useColumns } from '../../../ui/table/use-columns.ts';
import { useRowKeys } from '../../../ui/table/use-row-keys.ts';
import { useSelection } from '../../../ui/table/use-selection.ts';
import styles from '../../../ui/table/waiting-list.module.css';
import { type AccountAsk, firstAsk } from '../shared/account-asks.tsx';
import { readEveryAccount } from '../shared/read-every-account.ts';
import { AccountActions } from './account-actions.tsx';
import { AccountBar } from './account-bar.tsx';
import { useAccountColumns } from './account-columns.tsx';
import { accountRows } from './export-accounts.ts';
import { ListBulkBar } from './list-bulk-bar.tsx';
import { ListPager } from './list-pager.tsx';
import {
  clearedFilters,
  filterOf,
  filtersSet,
  isSortable,
  type ListView,
  PAGE_SIZE,
  queryOf,
  sortedBy,
} from './list-view.ts';

type AccountListProps = {
  view: ListView;
  onView: (view: ListView) => void;
  onOpen: (account: Account) => void;
  linkTo: (account: Account) => string;
  onAsk: (ask: AccountAsk, accounts: readonly Account[]) => void;
  /** Keys of the page beyond the list, such as `/`. */
  pageKeys: Partial<Record<string, () => void>>;
  /** Something lies over the list and has the keys. */
  isCovered: boolean;
  /** In place of everything, while there is no mailbox at all. */
  empty: ReactNode;
  /** Tells the rows that are shown, for going from one to the next elsewhere. */
  onRows: (rows: readonly Account[]) => void;
};

type Progress = { done: number; total: number };

const NO_ROWS: readonly Account[] = [];
const idOf = ({ accountId }: Account) => accountId;

/** The mailboxes of the workspace: filter, table, what to do with the chosen ones, pages. */
export function AccountList(props: AccountListProps) {
  const { view, onView, onOpen, onAsk, pageKeys, isCovered, empty, onRows } = props;
  const { t } = useTranslation('accounts');
  const query = useQuery(accountsQuery(queryOf(view)));
  const { data: summary } = useQuery(summaryQuery);
  const rows = query.data?.accountList ?? NO_ROWS;
  const selection = useSelection(rows, idOf);
  const columns = useColumns('accounts');
  const shownColumns = useAccountColumns().filter(({ key }) => columns.isShown(key));
  const [at, setAt] = useState<string>();
  const [reading, setReading] = useState<Progress & { purpose: 'export' | 'bulk' }>();
  const { total = 0, totalPage = 1, statusCounts } = query.data ?? {};
  const { page } = view;

  useEffect(() => onRows(rows), [rows, onRows]);
  useEffect(() => {
    // A page that has emptied meanwhile, or an address somebody kept too long.
    if (query.data && !query.isPlaceholderData && total > 0 && page > totalPage) onView({ ...view, page: totalPage });
  }, [query.data, query.isPlaceholderData, total, totalPage, page, view, onView]);

  const changeView = (changed: ListView) => {
    if (JSON.stringify(filterOf(changed)) !== JSON.stringify(filterOf(view))) selection.clear();
    onView(changed);
  };
  async function readAll(purpose: 'export' | 'bulk'): Promise<Account[]> {
    setReading({ purpose, done: 0, total });
    try {
      return await readEveryAccount(filterOf(view), (progress) => setReading({ purpose, ...progress }));
    } finally {
      setReading(undefined);
    }
  }
  const exportAll = async () => downloadCsv(t('export.file'), accountRows(await readAll('export'), t));
  const askForChosen = async (ask: AccountAsk) =>
    onAsk(ask, selection.everything ? await readAll('bulk') : [...selection.chosen.values()]);

  const rowOf = (id: string) => rows.find((row) => row.accountId === id);
  const withRow = (run: (account: Account) => void) => (id: string) => {
    const row = rowOf(id);
    if (row) run(row);
  };
  useRowKeys({
    ids: rows.map(idOf),
    at,
    onAt: setAt,
    paused: isCovered,
    onPage: { ...pageKeys, Escape: selection.clear },
    onRow: {
      Enter: withRow(onOpen),
      x: (id) => {
        const ids = new Set(selection.ids);
        if (!ids.delete(id)) ids.add(id);
        selection.choose(ids);
      },
      p: withRow((account) => onAsk(firstAsk(account), [account])),
    },
  });

  if (query.data && filtersSet(view) === 0 && total === 0) return empty;
  const count = selection.everything ? total : selection.chosen.size;
  const isPageChosen = rows.length > 0 && rows.every(({ accountId }) => selection.ids.has(accountId));
  return (
    <Stack tall relative grow minHeight={0} gap={0} className={styles.list} aria-busy={query.isPlaceholderData}>
      <AccountBar
        view={view}
        onView={changeView}
        counts={statusCounts}
        columns={columns}
        exporting={reading?.purpose === 'export' ? reading : undefined}
        onExport={() => void exportAll()}
      />
      {query.error && !query.data && <QueryFailed query={query} hint={t('list.failedHint')} />}
      <ListAge query={query} />
      {query.isPending && <ListWaiting />}
      {query.data && rows.length === 0 && (
        <NoMatch
          title={t('list.noMatch', { count: filtersSet(view) })}
          hint={summary ? t('list.inAll', { count: summary.total }) : ''}
          clearText={t('filter.clear')}
          onClear={() => changeView(clearedFilters(view))}
        />
      )}
      {rows.length > 0 && (
        <DataTable
          label={t('list.label')}
          rows={rows}
          firstIndex={(view.page - 1) * PAGE_SIZE}
          total={total}
          idOf={idOf}
          columns={shownColumns}
          actions={(account) => <AccountActions account={account} onAsk={(ask) => onAsk(ask, [account])} />}
          at={at}
          onAt={setAt}
          linkTo={props.linkTo}
          onOpen={(account) => {
            setAt(account.accountId);
            onOpen(account);
          }}
          choosing={{
            selected: selection.ids,
            onSelect: selection.choose,
            label: ({ email }) => t('list.select', { email }),
            allLabel: t('list.selectAll'),
          }}
          actionsLabel={t('columns.actions')}
          sorting={{
            by: view.sort,
            order: view.order,
            onSort: (by) => isSortable(by) && changeView(sortedBy(view, by)),
          }}
        />
      )}
      {count > 0 && (
        <ListBulkBar
          count={count}
          total={total}
          everything={selection.everything}
          offersEverything={!selection.everything && isPageChosen && total > rows.length}
          reading={reading?.purpose === 'bulk' ? reading : undefined}
          onEverything={selection.chooseEverything}
          onClear={selection.clear}
          onAsk={(ask) => void askForChosen(ask)}
        />
      )}
      <ListPager
        page={view.page}
        totalPage={totalPage}
        total={total}
        onPage={(next) => onView({ ...view, page: next })}
      />
    </Stack>
  );
}
