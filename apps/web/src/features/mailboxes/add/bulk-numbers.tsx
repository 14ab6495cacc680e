import type { BulkRun } from '@outrider/contract/mailboxes/bulk';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { summaryQuery } from '../../../api/mailboxes.ts';
import { formatNumber } from '../../../platform/format.ts';
import { now as worldNow } from '../../../platform/world-time.ts';
import { Bar } from '../../../ui/charts/bar.tsx';
import { SplitBar } from '../../../ui/charts/split-bar.tsx';
import { markColor } from '../../../ui/charts/tones.ts';
import styles from './bulk.module.css';
import { answered, OUTCOME_TONES, paceOf, SETTLED, tookSeconds } from './bulk-words.ts';
import { roomWords } from './room-words.ts';

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
    <dl className={styles.strip} aria-label={t('bulk.numbers')}>
      <div>
        <dt>
          <span className={`ellipsis ${styles.file}`} title={run.fileName}>
            {run.fileName}
          </span>
          {pace && <span className="numbers">{t('bulk.pace', pace)}</span>}
        </dt>
        <dd className={`numbers ${styles.value}`} role="status">
          {formatNumber(rows.length)} <small>{useProgressWords(run)}</small>
        </dd>
        <dd className={styles.split}>
          <SplitBar
            label={t('bulk.progress')}
            total={rows.length}
            parts={SETTLED.map((outcome) => ({ tone: OUTCOME_TONES[outcome], value: counts[outcome] }))}
          />
        </dd>
      </div>
      {SETTLED.map((outcome) => (
        <div key={outcome}>
          <dt>
            <i className={styles.dot} style={{ background: markColor(OUTCOME_TONES[outcome]) }} />
            {t(`bulk.stat.${outcome}`)}
          </dt>
          <dd className={`numbers ${styles.value}`}>{formatNumber(counts[outcome])}</dd>
          <dd className="muted small">{t(`bulk.stat.${outcome}Hint`)}</dd>
        </div>
      ))}
      <div>
        <dt>{summary?.quota.total === null ? t('room.all') : t('room.plan', { plan })}</dt>
        {summary && (
          <>
            <dd className={`numbers ${styles.value}`}>
              {formatNumber(summary.quota.used)} <small>{roomWords(t, summary.quota.total)}</small>
            </dd>
            {summary.quota.total !== null && (
              <dd>
                <Bar label={t('room.plan', { plan })} value={summary.quota.used} total={summary.quota.total} />
              </dd>
            )}
          </>
        )}
      </div>
    </dl>
  );
}

/** Either how long it took, or how far it is. */
function useProgressWords(run: BulkRun): string {
  const { t } = useTranslation('accounts-add');
  if (run.endedAt !== null) return t('bulk.ended', { count: run.rows.length, seconds: formatNumber(tookSeconds(run)) });
  return t('bulk.begun', { done: formatNumber(answered(run)) });
}
