import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { historyQuery, type PastSearch } from '../../../api/leads-agent.ts';
import { formatNumber } from '../../../platform/format.ts';
import { Box, Row } from '../../../ui/layout/layout.tsx';
import { DataTable } from '../../../ui/table/data-table.tsx';
import { SearchField } from '../../../ui/table/search-field.tsx';
import { useRowKeys } from '../../../ui/table/use-row-keys.ts';
import styles from './history.module.css';
import { useHistoryColumns } from './history-columns.tsx';

const SHOWN = 5;
const ROW_HEIGHT = 44;
const idOf = ({ taskId }: PastSearch) => taskId;

/** The newest searches, below the question; all of them are one step away. */
export function EarlierSearches({ historyTo, onOpen }: { historyTo: string; onOpen: (taskId: string) => void }) {
  const { t } = useTranslation('leads-agent');
  const [search, setSearch] = useState('');
  const [at, setAt] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  const { data } = useQuery(historyQuery({ pageNo: 0, search: search.trim() }));
  const columns = useHistoryColumns();
  const shown = data?.content.slice(0, SHOWN) ?? [];
  useRowKeys({
    ids: shown.map(idOf),
    at,
    onAt: setAt,
    onRow: { Enter: onOpen },
    onPage: { '/': () => field.current?.focus() },
    paused: false,
  });
  if (!data || (data.totalSize === 0 && search === '')) return null;
  return (
    <Box as="section" above={9} below={16} aria-label={t('history.earlier')}>
      <Row minWidth={0} spread below={2.5} className={styles.head}>
        <h2>{t('history.earlier')}</h2>
        <SearchField label={t('history.search')} field={field} search={search} onSearch={setSearch} />
      </Row>
      <div className={styles.card}>
        {shown.length === 0 ? (
          <Box as="p" pad={6} className="muted">
            {t('history.noMatch')}
          </Box>
        ) : (
          <DataTable
            label={t('history.earlier')}
            rows={shown}
            firstIndex={0}
            total={data.totalSize}
            idOf={idOf}
            columns={columns}
            at={at}
            onAt={setAt}
            rowHeight={ROW_HEIGHT}
            onOpen={({ taskId }) => onOpen(taskId)}
          />
        )}
        <footer>
          <span className="numbers">
            {t('history.newest', { shown: formatNumber(shown.length), total: formatNumber(data.totalSize) })}
          </span>
          <Link to={historyTo} className="link">
            {t('history.all')}
          </Link>
        </footer>
      </div>
    </Box>
  );
}
