import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { AgentTask } from '../../../api/leads-agent.ts';
import { formatNumber, MISSING } from '../../../platform/format.ts';
import { Box } from '../../../ui/layout/layout.tsx';
import { Stat, StatStrip } from '../../../ui/stat-strip.tsx';
import { moneyOf } from '../shared/money.ts';
import { counted, spanWords } from '../shared/search-words.ts';
import styles from './preview.module.css';

/** What the whole search can be expected to bring and to cost, each with its bounds. */
export function Expected({ task }: { task: AgentTask }) {
  const { t } = useTranslation('leads-agent');
  const { expected, counts, wish } = task;
  return (
    <StatStrip label={t('expected.label')}>
      <Stat
        name={t('expected.companies')}
        value={expected ? formatNumber(expected.companies) : MISSING}
        below={t('expected.readSoFar', { pages: formatNumber(counts.companies), judged: formatNumber(counts.judged) })}
      />
      <Stat
        name={t('expected.fit')}
        value={
          expected ? (
            <>
              {formatNumber(expected.fit)}{' '}
              <small>
                {t('expected.between', { min: formatNumber(expected.fitMin), max: formatNumber(expected.fitMax) })}
              </small>
            </>
          ) : (
            MISSING
          )
        }
        below={
          expected && (
            <>
              <Range expected={expected} wanted={wish.maxResults} />
              {t('expected.interval', counted(counts.judged))}
            </>
          )
        }
      />
      <Stat
        name={t('expected.price')}
        value={
          expected ? (
            <>
              {moneyOf(expected.micros)} <small>{priceBounds(t, expected)}</small>
            </>
          ) : (
            MISSING
          )
        }
        below={
          expected &&
          t(expected.fit > 0 ? 'expected.priceHint' : 'expected.stopsAt', {
            each: moneyOf(expected.micros / Math.max(1, expected.fit)),
            budget: moneyOf(wish.budgetMicros),
            span: spanWords(t, expected.seconds),
          })
        }
      />
    </StatStrip>
  );
}

/** Nothing where both bounds read alike. */
function priceBounds(t: TFunction<'leads-agent'>, { microsMin, microsMax }: NonNullable<AgentTask['expected']>) {
  const [min, max] = [moneyOf(microsMin), moneyOf(microsMax)];
  return min === max ? '' : t('expected.priceBetween', { min, max });
}

type RangeProps = { expected: NonNullable<AgentTask['expected']>; wanted: number };

/** The bounds on the line from none to all companies, with how many were asked for. */
function Range({ expected: { fit, fitMin, fitMax, companies }, wanted }: RangeProps) {
  const { t } = useTranslation('leads-agent');
  const end = Math.max(companies, fitMax, 1);
  const at = (count: number) => `${Math.min(100, (count / end) * 100)}%`;
  return (
    <span
      className={styles.range}
      role="img"
      aria-label={t('expected.range', {
        fit: formatNumber(fit),
        min: formatNumber(fitMin),
        max: formatNumber(fitMax),
        wanted: formatNumber(wanted),
      })}
    >
      <i className={styles.bounds} style={{ left: at(fitMin), right: `calc(100% - ${at(fitMax)})` }} />
      <Box as="i" width={9} height={9} before={-1} rounded="full" className={styles.point} style={{ left: at(fit) }} />
      {wanted <= end && <i className={styles.wanted} style={{ left: at(wanted) }} />}
    </span>
  );
}
