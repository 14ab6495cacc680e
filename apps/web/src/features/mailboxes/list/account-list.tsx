import type { Account } from '@outrider/contract/mailboxes/account';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { accountsQuery, summaryQuery } from '../../../api/mailboxes/mailboxes.ts';
import { downloadCsv } from '../../../platform/files/csv.ts';
import { rangeOf } from '../../../ui/resource-list/range-of.ts';
import { ResourceList } from '../../../ui/resource-list/resource-list.tsx';
import { ExportButton } from '../../../ui/table/export-button.tsx';
import { NoMatch } from '../../../ui/table/list-states.tsx';
import { useSelection } from '../../../ui/table/use-selection.ts';
import { type AccountAsk, firstAsk } from '../shared/account-asks.tsx';
import { readEveryAccount } from '../shared/read-every-account.ts';
import { AccountActions } from './account-actions.tsx';
import { COLUMNS, type ColumnKey, useAccountColumns } from './account-columns.tsx';
import { AccountChips, AccountSortMenu, AccountStatuses } from './account-filters.tsx';
import { accountRows } from './export-accounts.ts';
import { ListBulkBar } from './list-bulk-bar.tsx';
import { clearedFilters, filterOf, filtersSet, type ListView, PAGE_SIZE, queryOf, sortedBy } from './list-view.ts';

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

/** What a row is about is always shown. */
const OPTIONAL = COLUMNS.filter((key): key is Exclude<ColumnKey, 'mailbox'> => key !== 'mailbox');
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
  const columns = useAccountColumns();
  const [reading, setReading] = useState<Progress & { purpose: 'export' | 'bulk' }>();
  const { total = 0, totalPage = 1, statusCounts } = query.data ?? {};
  const { page } = view;

  useEffect(() => onRows(rows), [rows, onRows]);
  useEffect(() => {
    // A page that has emptied meanwhile, or an address that was kept too long.
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

  const askFirst = (id: string) => {
    const row = rows.find(({ accountId }) => accountId === id);
    if (row) onAsk(firstAsk(row), [row]);
  };

  if (query.data && filtersSet(view) === 0 && total === 0) return empty;
  const exporting = reading?.purpose === 'export' ? reading : undefined;
  const isPageChosen = rows.length > 0 && rows.every(({ accountId }) => selection.ids.has(accountId));
  return (
    <ResourceList
      label={t('list.label')}
      query={query}
      rows={rows}
      total={total}
      idOf={idOf}
      columns={columns}
      filters={<AccountStatuses view={view} onView={changeView} counts={statusCounts} />}
      chips={<AccountChips view={view} onView={changeView} counts={statusCounts} />}
      sortMenu={<AccountSortMenu view={view} onView={changeView} />}
      columnChoice={{
        list: 'accounts',
        label: t('columns.choose'),
        choices: OPTIONAL.map((key) => ({ key, text: t(`columns.${key}`) })),
      }}
      tools={
        <ExportButton
          text={exporting ? t('export.busy', exporting) : t('export.do')}
          isBusy={exporting !== undefined}
          onExport={() => void exportAll()}
        />
      }
      failedHint={t('list.failedHint')}
      none={
        <NoMatch
          title={t('list.noMatch', { count: filtersSet(view) })}
          hint={summary ? t('list.inAll', { count: summary.total }) : ''}
          clearText={t('filter.clear')}
          onClear={() => changeView(clearedFilters(view))}
        />
      }
      selection={{
        selected: selection.ids,
        onSelect: selection.choose,
        rowLabel: ({ email }) => t('list.select', { email }),
        allLabel: t('list.selectAll'),
        bar: (
          <ListBulkBar
            count={selection.everything ? total : selection.chosen.size}
            total={total}
            everything={selection.everything}
            offersEverything={!selection.everything && isPageChosen && total > rows.length}
            reading={reading?.purpose === 'bulk' ? reading : undefined}
            onEverything={selection.chooseEverything}
            onClear={selection.clear}
            onAsk={(ask) => void askForChosen(ask)}
          />
        ),
      }}
      sorting={{ by: view, onSort: (by) => changeView(sortedBy(view, by)) }}
      actions={{
        label: t('columns.actions'),
        of: (account) => <AccountActions account={account} onAsk={(ask) => onAsk(ask, [account])} />,
      }}
      onOpen={onOpen}
      linkTo={props.linkTo}
      rowKeys={{ p: askFirst }}
      pageKeys={pageKeys}
      isCovered={isCovered}
      pager={{
        page,
        pages: totalPage,
        firstIndex: (page - 1) * PAGE_SIZE,
        previousLabel: t('list.previous'),
        nextLabel: t('list.next'),
        onPage: (next) => onView({ ...view, page: next }),
      }}
      foot={{
        words: total > 0 && t('list.range', rangeOf(page, PAGE_SIZE, total)),
        middle: t('list.caps'),
        keys: [
          [['j', 'k'], t('list.move')],
          [['x'], t('list.choose')],
          [['↵'], t('list.open')],
        ],
      }}
    />
  );
}
