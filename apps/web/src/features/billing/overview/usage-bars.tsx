import type { Quota } from '@outrider/contract/user';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import type { Billing } from '../../../api/billing.ts';
import { formatNumber } from '../../../platform/format.ts';
import { now } from '../../../platform/time/world-time.ts';
import { Legend } from '../../../ui/charts/legend.tsx';
import patterns from '../../../ui/charts/patterns.module.css';
import { markColor } from '../../../ui/charts/tones.ts';
import { useDates } from '../../../ui/dates.tsx';
import { Grid, Row, Text } from '../../../ui/layout/layout.tsx';
import { inOrder, quotaLeft, quotaState } from '../shared/quota.ts';
import { monthDay } from './month-day.ts';
import styles from './overview.module.css';

const TONES = { fine: 'ink', near: 'amber', spent: 'red' } as const;
const LAST_MOMENT_MS = 1;
const percent = (part: number, total: number) => `${Math.min(100, Math.max(0, (part / Math.max(1, total)) * 100))}%`;

/** Every quota: what is used, and where this month's pace leads. */
export function UsageBars({ usage, expected }: Pick<Billing, 'usage' | 'expected'>) {
  const { t } = useTranslation('billing');
  const { day, timeZone } = useDates();
  const today = monthDay(now(), timeZone);
  const resetAt = usage.find((quota) => quota.resetAt !== null)?.resetAt ?? null;
  return (
    <Grid gap={4} pad={4}>
      <Grid as="ul" gap={3}>
        {inOrder(usage).map((quota) => (
          <UsageBar
            key={quota.quotaType}
            quota={quota}
            expected={expected.find(({ quotaType }) => quotaType === quota.quotaType)}
            todayShare={today.day / today.days}
          />
        ))}
      </Grid>
      {resetAt !== null && (
        <Row minWidth={0} gap={4} wraps>
          <Legend
            keys={[
              { word: t('usage.used'), mark: 'ink' },
              { word: t('usage.expected', { date: day(lastMomentOf(resetAt)) }), mark: 'hatch' },
            ]}
          />
          <span className={`small secondary ${styles.todayKey}`}>{t('usage.today', today)}</span>
        </Row>
      )}
    </Grid>
  );
}

/** The last day of the month, not the first of the next. */
const lastMomentOf = (resetAt: string) => Date.parse(resetAt) - LAST_MOMENT_MS;

type UsageBarProps = { quota: Quota; expected: Billing['expected'][number] | undefined; todayShare: number };

function UsageBar({ quota, expected, todayShare }: UsageBarProps) {
  const { t } = useTranslation('billing');
  const { day } = useDates();
  const { quotaType, used, total, resetAt } = quota;
  const name = t(`quota.${quotaType}.short`);
  const left = quotaLeft(quota);
  const words = expected?.runsOutOn
    ? t('usage.runsOut', { date: day(expected.runsOutOn) })
    : expected && resetAt !== null
      ? t('usage.byEnd', { count: formatNumber(expected.byEnd), date: day(lastMomentOf(resetAt)) })
      : left !== null
        ? t('usage.free', { count: formatNumber(left) })
        : '';
  const runsOut = expected?.runsOutOn != null || quotaState(quota) === 'spent';
  return (
    <Grid as="li" gap="1 4" align="center" className={styles.bar}>
      <span className="medium">{name}</span>
      {total === null ? (
        <span />
      ) : (
        <div
          className={styles.track}
          role="progressbar"
          aria-label={name}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuenow={Math.min(used, total)}
          aria-valuetext={`${formatNumber(used)} / ${formatNumber(total)}. ${words}`}
        >
          <i style={{ width: percent(used, total), background: markColor(TONES[quotaState(quota)]) }} />
          {expected && (
            <i className={patterns.hatch} style={{ width: percent(Math.min(expected.byEnd, total) - used, total) }} />
          )}
          {resetAt !== null && <b className={styles.now} style={{ '--at': percent(todayShare, 1) } as CSSProperties} />}
        </div>
      )}
      <Text textAlign="right" className="numbers">
        <b className="medium">{formatNumber(used)}</b>
        {total !== null && <span className="muted"> {t('usage.of', { total: formatNumber(total) })}</span>}
      </Text>
      <span className={runsOut ? 'small amber' : 'small muted'}>{words}</span>
    </Grid>
  );
}
