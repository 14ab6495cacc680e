import type { Campaign } from '@outrider/contract/campaigns/campaign';
import type { Lead } from '@outrider/contract/campaigns/leads';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { explainQuery, leadsQuery } from '../../../../api/campaigns/campaign-queries.ts';
import { formatNumber } from '../../../../platform/format.ts';
import { useDates } from '../../../../ui/dates.tsx';
import { Stack } from '../../../../ui/layout/layout.tsx';
import { ListAge } from '../../../../ui/list-age.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { ListFoot } from '../../../../ui/table/list-foot.tsx';
import { ListWaiting, NoMatch, QueryFailed } from '../../../../ui/table/list-states.tsx';
import { useColumns } from '../../../../ui/table/use-columns.ts';
import { useRowKeys } from '../../../../ui/table/use-row-keys.ts';
import { SourcesDialog } from '../../shared/sources/sources-dialog.tsx';
import { DoubtAnswers } from './doubt-answers.tsx';
import { LeadBar } from './lead-bar.tsx';
import { LeadBulkBar } from './lead-bulk-bar.tsx';
import { HIDDEN_AT_FIRST, useLeadColumns } from './lead-columns.tsx';
import { type LeadView, leadFilterOf } from './lead-view.ts';
import styles from './leads-tab.module.css';
import { SquareLegend } from './round-squares.tsx';
import { leadIdOf, useChosenLeads } from './use-chosen-leads.ts';
import { useExportLeads } from './use-export-leads.ts';

type LeadsTabProps = {
  campaign: Campaign;
  view: LeadView;
  onView: (view: LeadView) => void;
  onOpen: (leadId: string) => void;
  isCovered: boolean;
};

const ROW_HEIGHT = 50;
const NO_ROWS: readonly Lead[] = [];

/** Every lead with what happened and what comes next, or the one reason why nothing does. */
export function LeadsTab({ campaign, view, onView, onOpen, isCovered }: LeadsTabProps) {
  const { t } = useTranslation('campaigns');
  const { timeZone } = useDates();
  const { campaignId } = campaign;
  const filter = leadFilterOf(view);
  const query = useInfiniteQuery(leadsQuery(campaignId, filter));
  const { data: explained } = useQuery(explainQuery(campaignId));
  const rows = useMemo(() => query.data?.pages.flatMap(({ leadList }) => leadList) ?? NO_ROWS, [query.data]);
  const first = query.data?.pages[0];
  const total = first?.total ?? 0;
  const selection = useChosenLeads(campaignId, { view, rows, total });
  const columns = useColumns('leads', HIDDEN_AT_FIRST);
  const shownColumns = useLeadColumns(campaign.rounds).filter(({ key }) => columns.isShown(key));
  const [at, setAt] = useState<string>();
  const [areSourcesOpen, setSourcesOpen] = useState(false);

  const { hasNextPage, isFetching, fetchNextPage } = query;
  const readOn = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const changeView = (changed: LeadView) => {
    selection.clear();
    onView(changed);
  };
  const { mutate: exportAll, isPending: isExporting } = useExportLeads(campaignId, filter);
  useRowKeys({
    ids: rows.map(leadIdOf),
    at,
    onAt: setAt,
    paused: isCovered,
    onPage: { Escape: selection.clear },
    onRow: {
      Enter: onOpen,
      x: selection.toggle,
    },
  });
  return (
    <Stack tall relative grow minHeight={0} gap={0}>
      <LeadBar
        view={view}
        onView={changeView}
        counts={first?.counts}
        reasonsSeen={[...new Set((explained?.groups ?? []).map(({ reason }) => reason))]}
        columns={columns}
        isExporting={isExporting}
        onExport={() => exportAll()}
        onSources={() => setSourcesOpen(true)}
      />
      {query.error && !query.data && <QueryFailed query={query} hint={t('leads.failedHint')} />}
      <ListAge query={query} />
      {query.isPending && <ListWaiting rowHeight={ROW_HEIGHT} />}
      {first && rows.length === 0 && (
        <NoMatch
          title={t(campaign.totals.leads === 0 ? 'leads.none' : 'leads.noMatch')}
          hint={
            campaign.totals.leads === 0
              ? t('leads.noneHint')
              : t('leads.noMatchHint', {
                  count: campaign.totals.leads,
                  number: formatNumber(campaign.totals.leads),
                })
          }
          clearText={t('leads.clear')}
          onClear={() => changeView({ group: undefined, reason: undefined, search: '' })}
        />
      )}
      {rows.length > 0 && (
        <DataTable
          label={t('leads.label')}
          rows={rows}
          rowHeight={ROW_HEIGHT}
          firstIndex={0}
          total={total}
          idOf={leadIdOf}
          columns={shownColumns}
          onEnd={readOn}
          at={at}
          onAt={setAt}
          onOpen={({ leadId }) => {
            setAt(leadId);
            onOpen(leadId);
          }}
          choosing={{
            selected: selection.ids,
            onSelect: selection.choose,
            label: ({ name, email }) => t('leads.select', { name: name || email }),
            allLabel: t('leads.selectAll'),
          }}
        />
      )}
      {selection.count > 0 && (
        <LeadBulkBar
          count={selection.count}
          total={total}
          everything={selection.everything}
          offersEverything={selection.offersEverything}
          isBusy={selection.isBusy}
          onEverything={selection.chooseEverything}
          onClear={selection.clear}
          onAct={selection.act}
          answers={view.reason === 'inDoubt' && <DoubtAnswers isBusy={selection.isBusy} onAnswer={selection.answer} />}
        />
      )}
      <ListFoot middle={<SquareLegend />} keys={[]}>
        <span className="numbers">
          {first && t('leads.range', { shown: formatNumber(rows.length), total: formatNumber(total) })}
        </span>
        <span className={styles.zone}>{t('leads.zone', { zone: timeZone })}</span>
      </ListFoot>
      {areSourcesOpen && (
        <SourcesDialog campaignId={campaignId} sources={campaign.sources} onClose={() => setSourcesOpen(false)} />
      )}
    </Stack>
  );
}
