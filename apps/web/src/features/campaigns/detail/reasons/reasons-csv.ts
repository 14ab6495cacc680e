import type { TFunction } from 'i18next';
import type { Explained, ExplainedGroup } from '../../../../api/campaigns/campaign-queries.ts';
import { sortGroups } from './sort-groups.ts';

export const reasonRows = (
  explained: Explained,
  t: TFunction<'campaigns'>,
  sentence: (group: ExplainedGroup) => string,
): (string | number | null)[][] => [
  [t('reasonsTab.state'), t('reasonsTab.reason'), t('reasonsTab.count'), t('reasonsTab.ends')],
  ...sortGroups(explained.groups).flatMap(({ group, rows }) =>
    rows.map((row) => [t(`groups.${group}`), sentence(row), row.leads, row.endsTo ?? row.endsFrom]),
  ),
];
