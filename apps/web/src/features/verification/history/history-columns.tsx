import type { VerifyTask } from '@outrider/contract/verification/verification';
import { useTranslation } from 'react-i18next';
import { formatNumber, MISSING } from '../../../platform/format.ts';
import { SplitBar } from '../../../ui/charts/split-bar.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Box, Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import type { TableColumn } from '../../../ui/table/data-table.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { countAll, partsOf, percentOf } from '../shared/categories.ts';
import { runName, STATE_TONES, sourceWords, tookWords } from '../shared/run-words.ts';
import styles from './history.module.css';

export const HISTORY_COLUMNS = ['run', 'started', 'state', 'addresses', 'split', 'charged', 'by', 'took'] as const;
type HistoryColumn = TableColumn<VerifyTask> & { key: (typeof HISTORY_COLUMNS)[number] };

export function useHistoryColumns(): HistoryColumn[] {
  const { t } = useTranslation('verification');
  const dates = useDates();
  return [
    {
      key: 'run',
      title: t('history.run'),
      min: 180,
      share: 236,
      cell: (run) => (
        <Grid minWidth={0} className={styles.lines}>
          <span className="medium ellipsis">{runName(t, run, dates.moment)}</span>
          <span className="muted small ellipsis">{sourceWords(t, run)}</span>
        </Grid>
      ),
    },
    {
      key: 'started',
      title: t('history.started'),
      min: 122,
      share: 128,
      cell: ({ startedAt }) => (
        <Text as="time" whiteSpace="nowrap" className="secondary" dateTime={startedAt} title={dates.date(startedAt)}>
          {dates.moment(startedAt)}
        </Text>
      ),
    },
    {
      key: 'state',
      title: t('history.state'),
      min: 92,
      share: 104,
      cell: ({ state }) => (
        <Tag tone={STATE_TONES[state]} dot>
          {t(`stateShort.${state}`)}
        </Tag>
      ),
    },
    {
      key: 'addresses',
      title: t('history.addresses'),
      min: 84,
      share: 92,
      align: 'right',
      cell: ({ total }) => <span className="numbers">{formatNumber(total)}</span>,
    },
    {
      key: 'split',
      title: (
        <Box as="span" pad="0 0 0 4" title={t('history.splitParts')}>
          {t('history.split')}
        </Box>
      ),
      min: 240,
      share: 330,
      cell: (run) => <SplitCell run={run} />,
    },
    {
      key: 'charged',
      title: t('history.charged'),
      min: 68,
      share: 72,
      align: 'right',
      cell: ({ charged }) => <span className="numbers">{formatNumber(charged)}</span>,
    },
    {
      key: 'by',
      title: t('history.by'),
      min: 100,
      share: 130,
      cell: ({ by }) => <div className="secondary ellipsis">{by || t('history.byItself')}</div>,
    },
    {
      key: 'took',
      title: t('history.took'),
      min: 100,
      share: 104,
      align: 'right',
      cell: (run) => (
        <span className={`numbers ${run.state === 'running' ? 'blue' : 'muted'}`}>{tookWords(t, run)}</span>
      ),
    },
  ];
}

function SplitCell({ run }: { run: VerifyTask }) {
  const { t } = useTranslation('verification');
  const percent = run.checked === 0 ? undefined : percentOf(run.counts.VALID, countAll(run.counts));
  return (
    <Row gap={3} pad="0 0 0 4" className={styles.split}>
      <SplitBar label={t('run.label')} total={run.total} parts={partsOf(run.counts)} />
      <Box as="span" width={40} textAlign="right" className="numbers">
        {percent === undefined ? MISSING : t('percent', { value: percent })}
      </Box>
    </Row>
  );
}
