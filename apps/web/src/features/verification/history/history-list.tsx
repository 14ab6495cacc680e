import { TASK_STATES } from '@outrider/contract/verification/verification';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { runsQuery } from '../../../api/verification.ts';
import { downloadCsv } from '../../../platform/files/csv.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Segments } from '../../../ui/controls/segments.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { ResourceList } from '../../../ui/resource-list/resource-list.tsx';
import { ExportButton } from '../../../ui/table/export-button.tsx';
import { NoMatch } from '../../../ui/table/list-states.tsx';
import { counted } from '../shared/counted.ts';
import { historyRows } from './export-history.ts';
import { HISTORY_COLUMNS, useHistoryColumns } from './history-columns.tsx';
import { HistoryNumbers } from './history-numbers.tsx';
import type { HistoryView } from './history-view.ts';

type HistoryListProps = {
  view: HistoryView;
  onView: (view: HistoryView) => void;
  onOpen: (taskId: string) => void;
  linkTo: (taskId: string) => string;
  /** In place of everything, while nothing was ever checked. */
  empty: ReactNode;
};

const ALL = 'all';
const SEGMENTS = [ALL, ...TASK_STATES] as const;
const idOf = ({ taskId }: { taskId: string }) => taskId;

/** Every run of the workspace, newest first. */
export function HistoryList({ view, onView, onOpen, linkTo, empty }: HistoryListProps) {
  const { t } = useTranslation('verification');
  const dates = useDates();
  const search = view.search.trim();
  const query = useQuery(runsQuery({ ...(view.state ? { state: view.state } : {}), search, page: view.page }));
  const { taskList: runs = [], total = 0, totalPage = 1, stateCounts, month } = query.data ?? {};
  const allColumns = useHistoryColumns();
  const narrow = (changed: Partial<HistoryView>) => onView({ ...view, ...changed, page: 1 });
  if (stateCounts?.all === 0) return empty;
  return (
    <ResourceList
      label={t('history.label')}
      query={query}
      rows={runs}
      total={total}
      idOf={idOf}
      columns={allColumns}
      numbers={<HistoryNumbers month={month} />}
      filters={
        <Segments
          large
          label={t('state.label')}
          value={view.state ?? ALL}
          options={SEGMENTS.map((value) => ({
            value,
            text: t(`stateShort.${value}`),
            count: stateCounts?.[value],
          }))}
          onChange={(chosen) => narrow({ state: TASK_STATES.find((known) => known === chosen) })}
        />
      }
      search={{ label: t('history.search'), value: view.search, onSearch: (text) => narrow({ search: text }) }}
      columnChoice={{
        list: 'verification',
        label: t('history.columns'),
        choices: HISTORY_COLUMNS.filter((key) => key !== 'run').map((key) => ({ key, text: t(`history.${key}`) })),
      }}
      tools={
        <ExportButton
          text={t('history.export')}
          isDisabled={runs.length === 0}
          onExport={() => downloadCsv(t('history.exportName'), historyRows(runs, t, dates.moment))}
        />
      }
      failedHint={t('history.failedHint')}
      none={
        <NoMatch
          title={t('history.noMatch')}
          hint={t('history.inAll', counted(stateCounts?.all ?? 0))}
          clearText={t('results.clear')}
          onClear={() => onView({ state: undefined, search: '', page: 1 })}
        />
      }
      onOpen={({ taskId }) => onOpen(taskId)}
      linkTo={({ taskId }) => linkTo(taskId)}
      foot={{
        words: total > 0 && t('history.inAll', counted(total)),
        middle: t('history.foot'),
        keys: [
          [['j', 'k'], t('history.move')],
          [['↵'], t('history.open')],
        ],
      }}
      pager={{
        page: view.page,
        pages: totalPage,
        firstIndex: (view.page - 1) * runs.length,
        words: t('history.page', { page: formatNumber(view.page), pages: formatNumber(totalPage) }),
        previousLabel: t('history.previous'),
        nextLabel: t('history.nextPage'),
        onPage: (page) => onView({ ...view, page }),
      }}
    />
  );
}
