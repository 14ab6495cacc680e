import type { Quota } from '@outrider/contract/user';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../platform/format.ts';
import { Bar } from '../../../ui/charts/bar.tsx';
import type { MarkTone } from '../../../ui/charts/tones.ts';
import { Grid } from '../../../ui/layout/layout.tsx';
import { type QuotaState, quotaState } from './quota.ts';
import styles from './quota-bar.module.css';

const BAR_TONES: Record<QuotaState, MarkTone> = { fine: 'ink', near: 'amber', spent: 'red' };

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
        <div className={styles.bar}>
          <Bar label={name} value={quota.used} total={quota.total} tone={BAR_TONES[state]} />
        </div>
      )}
    </Grid>
  );
}
