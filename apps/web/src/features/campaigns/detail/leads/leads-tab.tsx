import type { Campaign } from '@outrider/contract/campaigns/campaign';
import type { Lead } from '@outrider/contract/campaigns/leads';
import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { downloadCsv } from '../../../../platform/csv.ts';
import { formatNumber } from '../../../../platform/format.ts';
import { useDates } from '../../../../ui/dates.tsx';
import { ListAge } from '../../../../ui/list-age.tsx';
import { DataTable } from '../../../../ui/table/data-table.tsx';
import { ListFoot } from '../../../../ui/table/list-foot.tsx';
import { ListWaiting, NoMatch, QueryFailed } from '../../../../ui/table/list-states.tsx';
import { useColumns } from '../../../../ui/table/use-columns.ts';
import { useRowKeys } from '../../../../ui/table/use-row-keys.ts';
import { useSelection } from '../../../../ui/table/use-selection.ts';
import { explainQuery, leadsQuery } from '../../shared/campaign-queries.ts';
import { useReasonWords } from '../../shared/reason-words.ts';
import { SourcesDialog } from '../../shared/sources/sources-dialog.tsx';
import { DoubtAnswers } from './doubt-answers.tsx';
import { leadRows, readEveryLead } from './export-leads.ts';
import { LeadBar } from './lead-bar.tsx';
import { LeadBulkBar } from './lead-bulk-bar.tsx';
import { HIDDEN_AT_FIRST, useLeadColumns } from './lead-columns.tsx';
import { type LeadView, leadFilterOf } from './lead-view.ts';
import styles from './leads-tab.module.css';
import { SquareLegend } from './round-squares.tsx';
import { type LeadAction, type LeadChoice, useOperateLeads } from './use-operate-leads.ts';
import { type DoubtAnswer, useSettleDoubts } from './use-settle-doubts.ts';

type LeadsTabProps = {
  campaign: Campaign;
  view: LeadView;
  onView: (view: LeadView) => void;
  onOpen: (leadId: string) => void;
  isCovered: boolean;
};

const ROW_HEIGHT = 50;
const NO_ROWS: readonly Lead[] = [];
const idOf = ({ leadId }: Lead) => leadId;

/** Every lead with what happened and what comes next, or the one reason why nothing does. */
export function LeadsTab({ campaign, view, onView, onOpen, isCovered }: LeadsTabProps) {
  const { t } = useTranslation('campaigns');
  const { timeZone } = useDates();
  const { sentence } = useReasonWords();
  const { campaignId } = campaign;
  const filter = leadFilterOf(view);
  const query = useInfiniteQuery(leadsQuery(campaignId, filter));
  const { data: explained } = useQuery(explainQuery(campaignId));
  const rows = useMemo(() => query.data?.pages.flatMap(({ leadList }) => leadList) ?? NO_ROWS, [query.data]);
  const first = query.data?.pages[0];
  const total = first?.total ?? 0;
  const selection = useSelection(rows, idOf);
  const columns = useColumns('leads', HIDDEN_AT_FIRST);
  const shownColumns = useLeadColumns(campaign.rounds).filter(({ key }) => columns.isShown(key));
  const [at, setAt] = useState<string>();
  const [areSourcesOpen, setSourcesOpen] = useState(false);
  const operate = useOperateLeads(campaignId);
  const settle = useSettleDoubts(campaignId);

  const { hasNextPage, isFetching, fetchNextPage } = query;
  const readOn = useCallback(() => {
    if (hasNextPage && !isFetching) void fetchNextPage();
  }, [hasNextPage, isFetching, fetchNextPage]);
  const changeView = (changed: LeadView) => {
    selection.clear();
    onView(changed);
  };
  const { mutate: exportAll, isPending: isExporting } = useMutation({
    mutationFn: () => readEveryLead(campaignId, filter),
    onSuccess: (every) => downloadCsv(t('leads.export'), leadRows(every, { t, sentence })),
  });
  useRowKeys({
    ids: rows.map(idOf),
    at,
    onAt: setAt,
    paused: isCovered,
    onPage: { Escape: selection.clear },
    onRow: {
      Enter: onOpen,
      x: (id) => {
        const ids = new Set(selection.ids);
        if (!ids.delete(id)) ids.add(id);
        selection.choose(ids);
      },
    },
  });
  const chosen = (): LeadChoice =>
    selection.everything
      ? { ...(view.group ? { group: view.group } : {}), ...(view.reason ? { reason: view.reason } : {}) }
      : { leadIds: [...selection.chosen.keys()] };
  const act = (action: LeadAction) => operate.mutate({ action, choice: chosen() }, { onSuccess: selection.clear });
  const answer = (said: DoubtAnswer) =>
    settle.mutate({ answer: said, choice: chosen() }, { onSuccess: selection.clear });
  const count = selection.everything ? total : selection.chosen.size;
  const isPageChosen = rows.length > 0 && rows.every(({ leadId }) => selection.ids.has(leadId));
  return (
    <div className={styles.tab}>
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
          idOf={idOf}
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
      {count > 0 && (
        <LeadBulkBar
          count={count}
          total={total}
          everything={selection.everything}
          offersEverything={!selection.everything && isPageChosen && total > rows.length && view.search === ''}
          isBusy={operate.isPending || settle.isPending}
          onEverything={selection.chooseEverything}
          onClear={selection.clear}
          onAct={act}
          answers={view.reason === 'inDoubt' && <DoubtAnswers isBusy={settle.isPending} onAnswer={answer} />}
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
    </div>
  );
}
