import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../../platform/format.ts';
import { Mark } from '../../../../ui/charts/mark.tsx';
import { PartsBar } from '../../../../ui/charts/parts-bar.tsx';
import { type ExplainedGroup, explainQuery } from '../../shared/campaign-queries.ts';
import { countGroups, GROUP_TONES, GROUPS_DRAWN } from '../../shared/lead-groups.ts';
import { useReasonWords } from '../../shared/reason-words.ts';
import styles from './leads-bar.module.css';

/** What every lead is doing, as one bar. */
export function LeadsBar({ campaignId }: { campaignId: string }) {
  const { t } = useTranslation('campaigns');
  const { data: explained } = useQuery(explainQuery(campaignId));
  const { name } = useReasonWords();
  const counts = countGroups(explained?.groups ?? []);
  const parts = GROUPS_DRAWN.map((group) => ({ key: group, mark: GROUP_TONES[group], value: counts[group] }));
  const spoken = GROUPS_DRAWN.map((group) => `${t(`groups.${group}`)} ${formatNumber(counts[group])}`).join(', ');
  const held = heldByName(explained?.groups ?? [], name)
    .map(([word, count]) => t('why.heldList', { count: formatNumber(count), name: word }))
    .join(', ');
  return (
    <div className={styles.leads}>
      <PartsBar label={`${t('why.bar')}: ${spoken}`} parts={parts} />
      <div className={styles.legend}>
        {GROUPS_DRAWN.map((group) => (
          <span key={group} className={styles.key}>
            <Mark kind={GROUP_TONES[group]} />
            {t(`groups.${group}`)} <b>{explained ? formatNumber(counts[group]) : ''}</b>
          </span>
        ))}
        <span className={`muted ellipsis ${styles.held}`} title={held}>
          {held}
        </span>
      </div>
    </div>
  );
}

/** What holds people back, the most frequent first. */
function heldByName(
  groups: readonly ExplainedGroup[],
  nameOf: (group: ExplainedGroup) => string,
): (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const group of groups.filter((each) => each.group === 'held')) {
    counts.set(nameOf(group), (counts.get(nameOf(group)) ?? 0) + group.leads);
  }
  return [...counts].toSorted(([, a], [, b]) => b - a);
}
