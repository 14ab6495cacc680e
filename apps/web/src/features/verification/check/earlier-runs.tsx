import type { VerifyTask } from '@outrider/contract/verification/verification';
import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isEnded } from '../../../api/verification.ts';
import { formatNumber, MISSING } from '../../../platform/format.ts';
import { SplitBar } from '../../../ui/charts/split-bar.tsx';
import { useDates } from '../../../ui/dates.tsx';
import { Row, Text } from '../../../ui/layout/layout.tsx';
import { countAll, partsOf, percentOf } from '../shared/categories.ts';
import { runName } from '../shared/run-words.ts';
import styles from './earlier-runs.module.css';

type EarlierRunsProps = {
  runs: readonly VerifyTask[];
  total: number;
  /** The one that is looked at. */
  shown: string | undefined;
  linkTo: (taskId: string) => string;
  /** Where all of them are; left out where this is all. */
  allTo?: string;
};

export function EarlierRuns({ runs, total, shown, linkTo, allTo }: EarlierRunsProps) {
  const { t } = useTranslation('verification');
  const dates = useDates();
  if (runs.length === 0) return null;
  return (
    <section aria-label={t('earlier.title')}>
      <Row spread above={5} below={2.5} gap={0}>
        <h2 className="strong">{t('earlier.title')}</h2>
        {allTo !== undefined && (
          <Link to={allTo} className={styles.all}>
            {t('earlier.all', { total: formatNumber(total) })}
            <ChevronRight size={12} aria-hidden />
          </Link>
        )}
      </Row>
      <ul>
        {runs.map((run) => (
          <li key={run.taskId}>
            <Link
              to={linkTo(run.taskId)}
              className={styles.run}
              aria-current={run.taskId === shown ? 'true' : undefined}
            >
              <Row as="span" gap={3} spread>
                <span className="medium ellipsis">{runName(t, run, dates.moment)}</span>
                <span className="numbers">{formatNumber(run.total)}</span>
              </Row>
              <Row as="span" gap={3} spread above={1} tone="muted" size={12} leading={16} whiteSpace="nowrap">
                {dates.date(run.startedAt)}
                <Text grow>
                  <SplitBar label={t('run.label')} total={run.total} parts={partsOf(run.counts)} />
                </Text>
                <span className="numbers">
                  <Outcome run={run} />
                </span>
              </Row>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Outcome({ run }: { run: VerifyTask }) {
  const { t } = useTranslation('verification');
  if (!isEnded(run)) return t(`stateShort.${run.state}`);
  const percent = percentOf(run.counts.VALID, countAll(run.counts));
  return percent === undefined ? MISSING : t('earlier.valid', { percent: t('percent', { value: percent }) });
}
