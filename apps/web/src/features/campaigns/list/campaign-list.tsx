import type { CampaignRow } from '@outrider/contract/campaigns/campaign';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { campaignsQuery } from '../../../api/campaigns/campaign-queries.ts';
import { downloadCsv } from '../../../platform/files/csv.ts';
import { rangeOf } from '../../../ui/resource-list/range-of.ts';
import { ResourceList } from '../../../ui/resource-list/resource-list.tsx';
import { ExportButton } from '../../../ui/table/export-button.tsx';
import { NoMatch } from '../../../ui/table/list-states.tsx';
import { useSelection } from '../../../ui/table/use-selection.ts';
import { type CampaignAsk, firstAsk } from '../shared/campaign-asks.tsx';
import { CampaignActions } from './campaign-actions.tsx';
import { HIDDEN_AT_FIRST, OPTIONAL, useCampaignColumns } from './campaign-columns.tsx';
import { CampaignChips, CampaignSortMenu, CampaignStatuses, type MailboxChoice } from './campaign-filters.tsx';
import { campaignRows, readEveryCampaign } from './export-campaigns.ts';
import { ListBulkBar } from './list-bulk-bar.tsx';
import { clearedFilters, filterOf, filtersSet, type ListView, PAGE_SIZE, queryOf, sortedBy } from './list-view.ts';
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
  const { t } = useTranslation(['campaigns', 'campaign-words']);
  const query = useQuery(campaignsQuery(queryOf(view)));
  const rows = query.data?.campaignList ?? NO_ROWS;
  const { total = 0, counts } = query.data ?? {};
  const all = counts && Object.values(counts).reduce((sum, each) => sum + each, 0);
  const selection = useSelection(rows, idOf);
  const columns = useCampaignColumns();
  const now = useNowWords();

  useEffect(() => {
    if (all !== undefined) onCount(all);
  }, [all, onCount]);
  const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
  useEffect(() => {
    // A page that has emptied meanwhile, or an address that was kept too long.
    if (query.data && !query.isPlaceholderData && view.page > pages) onView({ ...view, page: pages });
  }, [query.data, query.isPlaceholderData, pages, view, onView]);

  const changeView = (changed: ListView) => {
    if (JSON.stringify(filterOf(changed)) !== JSON.stringify(filterOf(view))) selection.clear();
    onView(changed);
  };
  const { mutate: exportAll, isPending: isExporting } = useMutation({
    mutationFn: () => readEveryCampaign({ ...filterOf(view), sort: view.sort, order: view.order }),
    onSuccess: (every) => downloadCsv(t('export.file'), campaignRows(every, { t, now })),
  });
  const pauseOrResume = (id: string) => {
    const row = rows.find(({ campaignId }) => campaignId === id);
    const ask = row && firstAsk(row.status);
    if (ask) onAsk(ask, [row], selection.clear);
  };

  if (all === 0 && filtersSet(view) === 0) return empty;
  return (
    <ResourceList
      label={t('list.label')}
      query={query}
      rows={rows}
      total={total}
      rowHeight={ROW_HEIGHT}
      idOf={idOf}
      columns={columns}
      filters={<CampaignStatuses view={view} onView={changeView} counts={counts} />}
      chips={<CampaignChips view={view} onView={changeView} mailboxes={mailboxes} />}
      sortMenu={<CampaignSortMenu view={view} onView={changeView} />}
      columnChoice={{
        list: 'campaigns',
        label: t('columns.choose'),
        choices: OPTIONAL.map((key) => ({ key, text: t(`columns.${key}`) })),
        hiddenAtFirst: HIDDEN_AT_FIRST,
      }}
      tools={<ExportButton text={t('export.do')} isBusy={isExporting} onExport={() => exportAll()} />}
      failedHint={t('list.failedHint')}
      none={
        <NoMatch
          title={t('list.noMatch', { count: filtersSet(view) })}
          hint={t('list.inAll', { count: all ?? 0 })}
          clearText={t('filter.clear')}
          onClear={() => changeView(clearedFilters(view))}
        />
      }
      selection={{
        selected: selection.ids,
        onSelect: selection.choose,
        rowLabel: ({ name }) => t('list.select', { name }),
        allLabel: t('list.selectAll'),
        bar: (
          <ListBulkBar
            count={selection.chosen.size}
            onClear={selection.clear}
            onAsk={(ask) => onAsk(ask, [...selection.chosen.values()], selection.clear)}
          />
        ),
      }}
      sorting={{ by: view, onSort: (by) => changeView(sortedBy(view, by)) }}
      actions={{
        label: t('list.actions'),
        of: (row) => <CampaignActions row={row} onAsk={(ask) => onAsk(ask, [row], selection.clear)} />,
      }}
      onOpen={onOpen}
      linkTo={props.linkTo}
      rowKeys={{ p: pauseOrResume }}
      pageKeys={pageKeys}
      isCovered={isCovered}
      pager={{
        page: view.page,
        pages,
        firstIndex: (view.page - 1) * PAGE_SIZE,
        previousLabel: t('list.previous'),
        nextLabel: t('list.next'),
        onPage: (page) => onView({ ...view, page }),
      }}
      foot={{
        words: total > 0 && t('list.range', rangeOf(view.page, PAGE_SIZE, total)),
        middle: t('list.readNote'),
        keys: [
          [['c'], t('list.keyNew')],
          [['p'], t('list.keyPause')],
          [['↵'], t('list.keyOpen')],
        ],
      }}
    />
  );
}
