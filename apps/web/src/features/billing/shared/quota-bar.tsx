import type { Quota } from '@outrider/contract/user';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { Grid } from '../../../ui/layout/layout.tsx';
import { quotaShare, quotaState } from './quota.ts';
import styles from './quota-bar.module.css';

/** One quota: its name, the two numbers, a bar. Amber near the end, red at it; without an end, no bar. */
export function QuotaBar({ quota }: { quota: Quota }) {
  const { t } = useTranslation('shell');
  const state = quotaState(quota);
  const name = t(`usage.${quota.quotaType}`);
  return (
    <Grid columns="1fr auto" tone="secondary" size={12} leading={16} className={styles.quota}>
      <span>{name}</span>
      <span className={`numbers ${styles[state]}`}>
        {quota.total === null
          ? t('usage.unlimited', { used: formatNumber(quota.used) })
          : t('usage.of', { used: formatNumber(quota.used), total: formatNumber(quota.total) })}
      </span>
      {quota.total !== null && (
        <div
          className={styles.bar}
          role="progressbar"
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={quota.total}
          aria-valuenow={quota.used}
        >
          <i className={styles[`${state}Bar`]} style={{ width: `${quotaShare(quota) * 100}%` }} />
        </div>
      )}
    </Grid>
  );
}
