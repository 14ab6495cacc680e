import { TASK_STATES } from '@outrider/contract/verification/verification';
import { useQuery } from '@tanstack/react-query';
import { Button, type InputRef, Segmented, Tooltip } from 'antd';
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { runsQuery } from '../../../api/verification.ts';
import { downloadCsv } from '../../../platform/csv.ts';
import { formatNumber } from '../../../platform/format.ts';
import { useDates } from '../../../ui/dates.tsx';
import { ColumnMenu } from '../../../ui/table/column-menu.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { ListFoot } from '../../../ui/table/list-foot.tsx';
import { ListWaiting, NoMatch, QueryFailed } from '../../../ui/table/list-states.tsx';
import { SearchField } from '../../../ui/table/search-field.tsx';
import { useColumns } from '../../../ui/table/use-columns.ts';
import { useRowKeys } from '../../../ui/table/use-row-keys.ts';
import { counted } from '../shared/counted.ts';
import { historyRows } from './export-history.ts';
import styles from './history.module.css';
import { HISTORY_COLUMNS, useHistoryColumns } from './history-columns.tsx';
import { HistoryNumbers } from './history-numbers.tsx';
import type { HistoryView } from './history-view.ts';

type HistoryListProps = {
  view: HistoryView;
  onView: (view: HistoryView) => void;
  onOpen: (taskId: string) => void;
  /** In place of everything, while nothing was ever checked. */
  empty: ReactNode;
};

const ALL = 'all';
const SEGMENTS = [ALL, ...TASK_STATES] as const;
const idOf = ({ taskId }: { taskId: string }) => taskId;

/** Every run of the workspace, newest first. */
export function HistoryList({ view, onView, onOpen, empty }: HistoryListProps) {
  const { t } = useTranslation('verification');
  const dates = useDates();
  const search = view.search.trim();
  const query = useQuery(runsQuery({ ...(view.state ? { state: view.state } : {}), search, page: view.page }));
  const { taskList: runs = [], total = 0, totalPage = 1, stateCounts, month } = query.data ?? {};
  const [at, setAt] = useState<string>();
  const field = useRef<InputRef>(null);
  const columns = useColumns('verification');
  const allColumns = useHistoryColumns();
  const narrow = (changed: Partial<HistoryView>) => onView({ ...view, ...changed, page: 1 });
  useRowKeys({
    ids: runs.map(idOf),
    at,
    onAt: setAt,
    onRow: { Enter: onOpen },
    onPage: { '/': () => field.current?.focus() },
    paused: false,
  });
  if (stateCounts?.all === 0) return empty;
  return (
    <div className={styles.history}>
      <HistoryNumbers month={month} />
      <div className={styles.filters}>
        <Segmented
          aria-label={t('state.label')}
          value={view.state ?? ALL}
          options={SEGMENTS.map((value) => ({
            value,
            label: (
              <>
                {t(`stateShort.${value}`)}
                {stateCounts && <span className="muted">{formatNumber(stateCounts[value])}</span>}
              </>
            ),
          }))}
          onChange={(chosen) => narrow({ state: TASK_STATES.find((known) => known === chosen) })}
        />
        <span className={styles.end}>
          <SearchField
            label={t('history.search')}
            field={field}
            search={view.search}
            onSearch={(text) => narrow({ search: text })}
          />
          <ColumnMenu
            label={t('history.columns')}
            choices={HISTORY_COLUMNS.filter((key) => key !== 'run').map((key) => ({ key, text: t(`history.${key}`) }))}
            columns={columns}
          />
          <Tooltip title={t('history.export')}>
            <Button
              type="text"
              size="small"
              aria-label={t('history.export')}
              icon={<Download size={16} strokeWidth={1.5} />}
              disabled={runs.length === 0}
              onClick={() => downloadCsv(t('history.exportName'), historyRows(runs, t, dates.moment))}
            />
          </Tooltip>
        </span>
      </div>
      {query.error && !query.data && <QueryFailed query={query} hint={t('history.failedHint')} />}
      {query.isPending && <ListWaiting />}
      {query.data && runs.length === 0 && (
        <NoMatch
          title={t(stateCounts?.all === 0 ? 'history.none' : 'history.noMatch')}
          hint={t('history.inAll', counted(stateCounts?.all ?? 0))}
          clearText={t('results.clear')}
          onClear={() => onView({ state: undefined, search: '', page: 1 })}
        />
      )}
      {runs.length > 0 && (
        <DataTable
          label={t('history.label')}
          rows={runs}
          firstIndex={(view.page - 1) * runs.length}
          total={total}
          idOf={idOf}
          columns={allColumns.filter(({ key }) => columns.isShown(key))}
          at={at}
          onAt={setAt}
          onOpen={({ taskId }) => onOpen(taskId)}
        />
      )}
      <ListFoot
        middle={t('history.foot')}
        keys={[
          [['j', 'k'], t('history.move')],
          [['↵'], t('history.open')],
        ]}
      >
        <span className="numbers">{total > 0 && t('history.inAll', counted(total))}</span>
        {totalPage > 1 && <Pager page={view.page} pages={totalPage} onPage={(page) => onView({ ...view, page })} />}
      </ListFoot>
    </div>
  );
}

function Pager({ page, pages, onPage }: { page: number; pages: number; onPage: (page: number) => void }) {
  const { t } = useTranslation('verification');
  return (
    <span className={styles.pager}>
      <Button
        type="text"
        size="small"
        aria-label={t('history.previous')}
        disabled={page <= 1}
        icon={<ChevronLeft size={16} />}
        onClick={() => onPage(page - 1)}
      />
      <span className="numbers">{t('history.page', { page: formatNumber(page), pages: formatNumber(pages) })}</span>
      <Button
        type="text"
        size="small"
        aria-label={t('history.nextPage')}
        disabled={page >= pages}
        icon={<ChevronRight size={16} />}
        onClick={() => onPage(page + 1)}
      />
    </span>
  );
}
