import { useTranslation } from 'react-i18next';
import { formatNumber, MISSING } from '../../../platform/format.ts';
import { SplitBar } from '../../../ui/charts/split-bar.tsx';
import { Stat, StatStrip } from '../../../ui/stat-strip.tsx';
import { countAll, partsOf, percentOf } from '../shared/categories.ts';
import { counted } from '../shared/counted.ts';
import type { RunsPage } from '../shared/verification-queries.ts';
import styles from './history.module.css';

/** The last 28 days at a glance. Its height is there before its numbers are. */
export function HistoryNumbers({ month }: { month: RunsPage['month'] | undefined }) {
  const { t } = useTranslation('verification');
  const percent = (part: number, whole: number, decimals: number) => {
    const value = percentOf(part, whole, decimals);
    return value === undefined ? MISSING : t('percent', { value });
  };
  const decided = month ? countAll(month.counts) - month.counts.UNCHECKED : 0;
  return (
    <StatStrip label={t('history.strip')}>
      <Stat
        name={t('history.checked')}
        value={
          month ? (
            <>
              {formatNumber(month.checked)} <small>{t('history.inRuns', counted(month.runs))}</small>
            </>
          ) : (
            MISSING
          )
        }
        below={
          month && (
            <div className={styles.bar}>
              <SplitBar label={t('run.label')} total={countAll(month.counts)} parts={partsOf(month.counts)} />
            </div>
          )
        }
      />
      <Stat
        name={t('history.charged')}
        value={month ? formatNumber(month.charged) : MISSING}
        below={
          month &&
          t('history.givenBack', {
            givenBack: formatNumber(month.givenBack),
            reserved: formatNumber(month.reserved),
          })
        }
      />
      <Stat
        name={t('history.share')}
        value={month ? percent(month.counts.VALID, decided, 1) : MISSING}
        below={
          month && t('history.shareOf', { valid: formatNumber(month.counts.VALID), decided: formatNumber(decided) })
        }
      />
      <Stat
        name={t('history.bounced')}
        value={month ? percent(month.validBounced, month.validMailed, 1) : MISSING}
        below={
          month &&
          (month.validMailed === 0
            ? t('history.noneMailed')
            : t('history.bouncedOf', {
                bounced: formatNumber(month.validBounced),
                mailed: formatNumber(month.validMailed),
              }))
        }
      />
    </StatStrip>
  );
}
