import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { RunsPage } from '../../../api/verification.ts';
import { formatNumber, MISSING } from '../../../platform/format.ts';
import { SplitBar } from '../../../ui/charts/split-bar.tsx';
import { Box } from '../../../ui/layout/layout.tsx';
import { Stat, StatStrip } from '../../../ui/stat-strip.tsx';
import { countAll, partsOf, percentOf } from '../shared/categories.ts';
import { counted } from '../shared/counted.ts';
import { spanWords } from '../shared/span-words.ts';

/** The last 28 days at a glance. Its height is there before its numbers are. */
export function HistoryNumbers({ month }: { month: RunsPage['month'] | undefined }) {
  const { t } = useTranslation('verification');
  const percent = (part: number, whole: number, decimals: number) => {
    const value = percentOf(part, whole, decimals);
    return value === undefined ? MISSING : t('percent', { value });
  };
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
            <Box above={1.5}>
              <SplitBar label={t('run.label')} total={countAll(month.counts)} parts={partsOf(month.counts)} />
            </Box>
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
        name={t('history.bounced')}
        value={
          month ? (
            <>
              {percent(month.validBounced, month.validMailed, 1)} <small>{mailedWords(t, month)}</small>
            </>
          ) : (
            MISSING
          )
        }
        below={
          month &&
          (month.unknownMailed === 0
            ? t('history.unknownNotMailed')
            : t('history.unknownBounced', { percent: percent(month.unknownBounced, month.unknownMailed, 1) }))
        }
      />
      <Stat
        name={t('history.median')}
        value={month?.medianSecondsPer1000 ? spanWords(t, month.medianSecondsPer1000 * 1000) : MISSING}
        below={month && timeHint(t, month)}
      />
    </StatStrip>
  );
}

type Month = RunsPage['month'];

const mailedWords = (t: TFunction<'verification'>, { validBounced, validMailed }: Month): string =>
  validMailed === 0
    ? t('history.noneMailed')
    : t('history.bouncedOf', { bounced: formatNumber(validBounced), mailed: formatNumber(validMailed) });

function timeHint(t: TFunction<'verification'>, { medianSecondsPer1000, slowestSeconds }: Month): string {
  if (medianSecondsPer1000 === null) return t('history.tooSmall');
  return slowestSeconds === 0
    ? t('history.noneWaited')
    : t('history.slowest', { wait: spanWords(t, slowestSeconds * 1000) });
}
