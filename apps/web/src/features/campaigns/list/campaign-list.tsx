import type { CampaignRow } from '@outrider/contract/campaigns/campaign';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadCsv } from '../../../platform/files/csv.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { ListAge } from '../../../ui/list-age.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { ListWaiting, NoMatch, QueryFailed } from '../../../ui/table/list-states.tsx';
import { useColumns } from '../../../ui/table/use-columns.ts';
import { useRowKeys } from '../../../ui/table/use-row-keys.ts';
import { useSelection } from '../../../ui/table/use-selection.ts';
import styles from '../../../ui/table/waiting-list.module.css';
import { type CampaignAsk, firstAsk } from '../shared/campaign-asks.tsx';
import { campaignsQuery } from '../shared/campaign-queries.ts';
import { CampaignActions } from './campaign-actions.tsx';
import { CampaignBar, type MailboxChoice } from './campaign-bar.tsx';
import { HIDDEN_AT_FIRST, useCampaignColumns } from './campaign-columns.tsx';
import { campaignRows, readEveryCampaign } from './export-campaigns.ts';
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
import { useNowWords } from './now-words.ts';

type CampaignListProps = {
  view: ListView;
  onView: (view: ListView) => void;
  onOpen: (row: CampaignRow) => void;
  linkTo: (row: CampaignRow) => string;
  onAsk: (ask: CampaignAsk, rows: readonly CampaignRow[], onGone: () => void) => void;
  mailboxes: readonly MailboxChoice[];
  /** Keys of the page beyond the list, such as `/`. */
  pageKeys: Partial<Record<string, () => void>>;
  /** Something lies over the list and has the keys. */
  isCovered: boolean;
  /** In place of everything, while there is no campaign at all. */
  empty: ReactNode;
  onCount: (campaigns: number) => void;
};

const NO_ROWS: readonly CampaignRow[] = [];
const ROW_HEIGHT = 72;
const idOf = ({ campaignId }: CampaignRow) => campaignId;

/** The campaigns of the workspace: filter, table, what to do with the chosen ones, pages. */
export function CampaignList(props: CampaignListProps) {
  const { view, onView, onOpen, onAsk, mailboxes, pageKeys, isCovered, empty, onCount } = props;
  const { t } = useTranslation('campaigns');
  const query = useQuery(campaignsQuery(queryOf(view)));
  const rows = query.data?.campaignList ?? NO_ROWS;
  const { total = 0, counts } = query.data ?? {};
  const all = counts && Object.values(counts).reduce((sum, each) => sum + each, 0);
  const selection = useSelection(rows, idOf);
  const columns = useColumns('campaigns', HIDDEN_AT_FIRST);
  const shownColumns = useCampaignColumns().filter(({ key }) => columns.isShown(key));
  const now = useNowWords();
  const [at, setAt] = useState<string>();

  useEffect(() => {
    if (all !== undefined) onCount(all);
  }, [all, onCount]);
  const lastPage = Math.max(1, Math.ceil(total / PAGE_SIZE));
  useEffect(() => {
    // A page that has emptied meanwhile, or an address somebody kept too long.
    if (query.data && !query.isPlaceholderData && view.page > lastPage) onView({ ...view, page: lastPage });
  }, [query.data, query.isPlaceholderData, lastPage, view, onView]);

  const changeView = (changed: ListView) => {
    if (JSON.stringify(filterOf(changed)) !== JSON.stringify(filterOf(view))) selection.clear();
    onView(changed);
  };
  const { mutate: exportAll, isPending: isExporting } = useMutation({
    mutationFn: () => readEveryCampaign({ ...filterOf(view), sort: view.sort, order: view.order }),
    onSuccess: (every) => downloadCsv(t('export.file'), campaignRows(every, { t, now })),
  });
  const withRow = (run: (row: CampaignRow) => void) => (id: string) => {
    const row = rows.find(({ campaignId }) => campaignId === id);
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
      p: withRow((row) => {
        const ask = firstAsk(row.status);
        if (ask) onAsk(ask, [row], selection.clear);
      }),
    },
  });

  if (all === 0 && filtersSet(view) === 0) return empty;
  return (
    <Stack tall relative grow minHeight={0} gap={0} className={styles.list} aria-busy={query.isPlaceholderData}>
      <CampaignBar
        view={view}
        onView={changeView}
        counts={counts}
        mailboxes={mailboxes}
        columns={columns}
        onExport={() => exportAll()}
        isExporting={isExporting}
      />
      {query.error && !query.data && <QueryFailed query={query} hint={t('list.failedHint')} />}
      <ListAge query={query} />
      {query.isPending && <ListWaiting rowHeight={ROW_HEIGHT} />}
      {query.data && rows.length === 0 && (
        <NoMatch
          title={t('list.noMatch', { count: filtersSet(view) })}
          hint={t('list.inAll', { count: all ?? 0 })}
          clearText={t('filter.clear')}
          onClear={() => changeView(clearedFilters(view))}
        />
      )}
      {rows.length > 0 && (
        <DataTable
          label={t('list.label')}
          rows={rows}
          rowHeight={ROW_HEIGHT}
          firstIndex={(view.page - 1) * PAGE_SIZE}
          total={total}
          idOf={idOf}
          columns={shownColumns}
          actions={(row) => <CampaignActions row={row} onAsk={(ask) => onAsk(ask, [row], selection.clear)} />}
          at={at}
          onAt={setAt}
          onOpen={onOpen}
          linkTo={props.linkTo}
          choosing={{
            selected: selection.ids,
            onSelect: selection.choose,
            label: ({ name }) => t('list.select', { name }),
            allLabel: t('list.selectAll'),
          }}
          actionsLabel={t('list.actions')}
          sorting={{
            by: view.sort,
            order: view.order,
            onSort: (by) => isSortable(by) && changeView(sortedBy(view, by)),
          }}
        />
      )}
      {selection.chosen.size > 0 && (
        <ListBulkBar
          count={selection.chosen.size}
          onClear={selection.clear}
          onAsk={(ask) => onAsk(ask, [...selection.chosen.values()], selection.clear)}
        />
      )}
      <ListPager page={view.page} total={total} onPage={(page) => onView({ ...view, page })} />
    </Stack>
  );
}
