import type { Dashboard } from '@outrider/contract/dashboard';
import { useTranslation } from 'react-i18next';
import { formatDecimals, formatNumber, formatShare, MISSING } from '../../../platform/format.ts';
import type { MarkTone } from '../../../ui/charts/tones.ts';
import { TrendLine } from '../../../ui/charts/trend-line.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import styles from './dashboard.module.css';
import { type Compared, comparePeriods, MEASURES, type Measure } from './period-sums.ts';

const TONES: Record<Measure, MarkTone> = { mails: 'ink', read: 'green', replies: 'violet', bounced: 'red' };

const shown = (measure: Measure, value: number | null) =>
  value === null ? MISSING : measure === 'mails' ? formatNumber(value) : formatShare(value);

/** The four numbers of a period, each against the period before. */
export function TrendTiles({
  trend,
  height,
  isPhone = false,
}: Pick<Dashboard, 'trend'> & { height: number; isPhone?: boolean }) {
  const { t } = useTranslation('dashboard');
  return (
    <dl className={isPhone ? styles.phoneTiles : styles.tiles} aria-label={t('trend.label')}>
      {MEASURES.map((measure) => {
        const compared = comparePeriods(measure, trend);
        const { now, before, days, daysBefore } = compared;
        const figures = { now: shown(measure, now), before: shown(measure, before) };
        const name = t(isPhone ? `trend.short.${measure}` : `trend.${measure}`);
        return (
          <div key={measure}>
            <dt>
              {name}
              <Difference measure={measure} {...compared} />
            </dt>
            <Row as="dd" wraps gap="0 2" align="baseline" size={20} weight={600} leading={28} className={styles.value}>
              {figures.now} {!isPhone && <small>{t('trend.before', { value: figures.before })}</small>}
            </Row>
            <dd>
              <TrendLine
                label={t('trend.line', { name, ...figures })}
                height={height}
                tone={TONES[measure]}
                now={days}
                before={daysBefore}
              />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const MEANING_CLASSES = { good: styles.good, bad: styles.bad, none: styles.same };

function Difference({ measure, difference, means }: Pick<Compared, 'difference' | 'means'> & { measure: Measure }) {
  const { t } = useTranslation('dashboard');
  if (difference === null) return null;
  const percent = difference * 100;
  const sign = percent > 0 ? '+' : percent < 0 ? '−' : '±';
  const number =
    measure === 'mails' ? formatNumber(Math.round(Math.abs(percent))) : formatDecimals(Math.abs(percent), 1);
  return (
    <span className={MEANING_CLASSES[means]}>
      {sign}
      {t(measure === 'mails' ? 'trend.percent' : 'trend.points', { number })}
    </span>
  );
}
