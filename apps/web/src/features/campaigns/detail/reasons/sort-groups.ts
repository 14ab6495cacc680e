import { LEAD_GROUPS } from '@outrider/contract/campaigns/leads';
import type { ExplainedGroup } from '../../../../api/campaigns/campaign-queries.ts';

export const groupKey = ({ group, reason, round, values }: ExplainedGroup) =>
  `${group} ${reason} ${round} ${JSON.stringify(values)}`;

/** The groups in the order they are shown, each with its rows. */
export const sortGroups = (groups: readonly ExplainedGroup[]) =>
  LEAD_GROUPS.map((group) => ({ group, rows: groups.filter((each) => each.group === group) })).filter(
    ({ rows }) => rows.length > 0,
  );
