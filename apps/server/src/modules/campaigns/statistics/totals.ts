import type { CampaignTotals } from '@outrider/contract/campaigns/campaign';
import type { Scope } from '../../../platform/db.ts';
import { type CountedCampaign, listCounted, untrackedOf } from './counted-campaigns.repository.ts';
import type { StatisticsDeps } from './statistics-deps.ts';
import { countPeople } from './totals.repository.ts';

/** What came of each of these campaigns; of large ones as it was a few seconds ago. */
export async function totalsOf(
  deps: Pick<StatisticsDeps, 'db' | 'totals'>,
  scope: Scope,
  campaignIds: readonly string[],
): Promise<Map<string, CampaignTotals>> {
  if (campaignIds.length === 0) return new Map();
  const campaigns = await listCounted(deps.db, scope, campaignIds);
  const key = [scope.workspaceId, ...campaigns.map(({ id }) => id)].join(' ');
  const shape = campaigns.map((campaign) => campaign.shape).join('\n');
  return deps.totals.of(key, shape, () => countTotals(deps, scope, campaigns));
}

export async function countTotals(
  { db }: Pick<StatisticsDeps, 'db'>,
  scope: Scope,
  campaigns: readonly CountedCampaign[],
): Promise<Map<string, CampaignTotals>> {
  const known = new Map(campaigns.map((campaign) => [campaign.id, campaign]));
  const wanted = campaigns.map(({ id, rounds }) => ({ id, rounds: rounds.length }));
  const rows = await countPeople(db, scope, wanted, untrackedOf(campaigns));
  return new Map(
    rows.map(({ id, person, machine, unknown, over, ...counts }) => {
      const campaign = known.get(id);
      const all = counts.leads * (campaign?.rounds.length ?? 0);
      const progress = campaign?.status === 'finished' ? 1 : all > 0 ? over / all : 0;
      return [id, { ...counts, opened: { person, machine, unknown }, progress }];
    }),
  );
}
