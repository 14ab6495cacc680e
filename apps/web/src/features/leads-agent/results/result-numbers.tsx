import { useTranslation } from 'react-i18next';
import type { AgentTask } from '../../../api/leads-agent.ts';
import { formatNumber, formatShareOf, MISSING } from '../../../platform/format.ts';
import { Stat, StatStrip } from '../../../ui/stat-strip.tsx';
import { moneyOf } from '../shared/money.ts';
import { counted } from '../shared/search-words.ts';

/** Counts of each stage and what a good lead costs. */
export function ResultNumbers({ task: { counts, wish, spend } }: { task: AgentTask }) {
  const { t } = useTranslation('leads-agent');
  const found = counts.fit + counts.unclear + counts.out;
  const skipped = counts.inContacts + counts.suppressed + counts.objected;
  return (
    <StatStrip label={t('numbers.label')}>
      <Stat
        name={t('numbers.looked')}
        value={formatNumber(counts.companies)}
        below={t('numbers.pages', counted(counts.pages))}
      />
      <Stat
        name={t('numbers.found')}
        value={formatNumber(found)}
        below={
          skipped > 0 ? (
            <span title={t('numbers.skippedWhy')}>{t('numbers.skipped', counted(skipped))}</span>
          ) : (
            t('numbers.judged', counted(counts.judged))
          )
        }
      />
      <Stat
        name={t('numbers.fit')}
        value={
          <>
            {formatNumber(counts.fit)} <small>{t('numbers.of', { max: formatNumber(wish.maxResults) })}</small>
          </>
        }
        below={t('numbers.share', { share: formatShareOf(counts.fit, found, 0) })}
      />
      <Stat name={t('numbers.unclear')} value={formatNumber(counts.unclear)} below={t('numbers.unclearHint')} />
      <Stat
        name={t('numbers.valid')}
        value={formatNumber(counts.validAddress)}
        below={t('numbers.withAddress', counted(counts.withAddress))}
      />
      <Stat
        name={t('numbers.cost')}
        value={counts.fit > 0 ? moneyOf(spend.micros / counts.fit) : MISSING}
        below={t('numbers.costHint')}
      />
    </StatStrip>
  );
}
