import type { BulkRun } from '@outrider/contract/mailboxes/bulk';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { summaryQuery } from '../../../../api/mailboxes/mailboxes.ts';
import { formatNumber } from '../../../../platform/format.ts';
import { now as worldNow } from '../../../../platform/time/world-time.ts';
import { Bar } from '../../../../ui/charts/bar.tsx';
import { SplitBar } from '../../../../ui/charts/split-bar.tsx';
import { markColor } from '../../../../ui/charts/tones.ts';
import { Box, Grid, Row, Text } from '../../../../ui/layout/layout.tsx';
import { roomWords } from '../room-words.ts';
import styles from './bulk.module.css';
import { answered, OUTCOME_TONES, paceOf, SETTLED, tookSeconds } from './bulk-words.ts';

/** The whole file at a glance: how far, what came of it, and the room that is left. */
export function BulkNumbers({ run, plan }: { run: BulkRun; plan: string }) {
  const { t } = useTranslation('accounts-add');
  const { data: summary } = useQuery(summaryQuery);
  const { counts, rows } = run;
  const going = paceOf(run, worldNow());
  const pace = going && {
    perMinute: formatNumber(going.perMinute),
    secondsLeft: formatNumber(going.secondsLeft),
  };
  return (
    <Grid
      as="dl"
      rigid
      minHeight={88}
      border="bottom"
      columns="minmax(0, 1.9fr) repeat(5, minmax(0, 1fr))"
      narrow={{ columns: '1fr 1fr' }}
      className={styles.strip}
      aria-label={t('bulk.numbers')}
    >
      <Box minWidth={0} pad="3 6">
        <Row as="dt" gap={1.5} overflow="hidden" tone="muted" size={12} leading={16} whiteSpace="nowrap">
          <Text grow className="ellipsis" title={run.fileName}>
            {run.fileName}
          </Text>
          {pace && <span className="numbers">{t('bulk.pace', pace)}</span>}
        </Row>
        <Value role="status">
          {formatNumber(rows.length)} <small>{useProgressWords(run)}</small>
        </Value>
        <Text cut as="dd" above={1.5}>
          <SplitBar
            label={t('bulk.progress')}
            total={rows.length}
            parts={SETTLED.map((outcome) => ({ tone: OUTCOME_TONES[outcome], value: counts[outcome] }))}
          />
        </Text>
      </Box>
      {SETTLED.map((outcome) => (
        <Box minWidth={0} pad="3 6" key={outcome}>
          <Row as="dt" gap={1.5} overflow="hidden" tone="muted" size={12} leading={16} whiteSpace="nowrap">
            <Box as="i" width={7} height={7} rounded="full" style={{ background: markColor(OUTCOME_TONES[outcome]) }} />
            {t(`bulk.stat.${outcome}`)}
          </Row>
          <Value>{formatNumber(counts[outcome])}</Value>
          <Text as="dd" cut className="muted small">
            {t(`bulk.stat.${outcome}Hint`)}
          </Text>
        </Box>
      ))}
      <Box minWidth={0} pad="3 6">
        <Row as="dt" gap={1.5} overflow="hidden" tone="muted" size={12} leading={16} whiteSpace="nowrap">
          {summary?.quota.total === null ? t('room.all') : t('room.plan', { plan })}
        </Row>
        {summary && (
          <>
            <Value>
              {formatNumber(summary.quota.used)} <small>{roomWords(t, summary.quota.total)}</small>
            </Value>
            {summary.quota.total !== null && (
              <Text as="dd" cut>
                <Bar label={t('room.plan', { plan })} value={summary.quota.used} total={summary.quota.total} />
              </Text>
            )}
          </>
        )}
      </Box>
    </Grid>
  );
}

type ValueProps = { role?: 'status'; children: ReactNode };

const Value = ({ role, children }: ValueProps) => (
  <Row
    cut
    as="dd"
    gap={1.5}
    align="baseline"
    overflow="hidden"
    size={20}
    leading={28}
    weight={600}
    whiteSpace="nowrap"
    className={`numbers ${styles.value}`}
    role={role}
  >
    {children}
  </Row>
);

/** Either how long it took, or how far it is. */
function useProgressWords(run: BulkRun): string {
  const { t } = useTranslation('accounts-add');
  if (run.endedAt !== null) return t('bulk.ended', { count: run.rows.length, seconds: formatNumber(tookSeconds(run)) });
  return t('bulk.begun', { done: formatNumber(answered(run)) });
}
