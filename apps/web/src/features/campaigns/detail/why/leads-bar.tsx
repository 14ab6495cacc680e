import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type ExplainedGroup, explainQuery } from '../../../../api/campaigns/campaign-queries.ts';
import { formatNumber } from '../../../../platform/format.ts';
import { Mark } from '../../../../ui/charts/mark.tsx';
import { PartsBar } from '../../../../ui/charts/parts-bar.tsx';
import { Grid, Row, Text } from '../../../../ui/layout/layout.tsx';
import { countGroups, GROUP_TONES, GROUPS_DRAWN } from '../../shared/lead-groups.ts';
import { useReasonWords } from '../../shared/words/reason-words.ts';

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
    <Grid gap={2} above={3}>
      <PartsBar label={`${t('why.bar')}: ${spoken}`} parts={parts} />
      <Row wraps gap="1 4" size={12} leading={16} align="stretch">
        {GROUPS_DRAWN.map((group) => (
          <Row key={group} as="span" rigid gap={1.5} tone="secondary">
            <Mark kind={GROUP_TONES[group]} />
            {t(`groups.${group}`)}{' '}
            <Text as="b" tone="default" weight={600} nums>
              {explained ? formatNumber(counts[group]) : ''}
            </Text>
          </Row>
        ))}
        <Text grow textAlign="right" className="muted ellipsis" title={held}>
          {held}
        </Text>
      </Row>
    </Grid>
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
