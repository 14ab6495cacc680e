import type { CampaignTotals } from '@outrider/contract/campaigns/campaign';
import type { Db, Scope } from '../../../platform/db.ts';
import type { Versioned } from '../../../platform/row-versions.ts';
import { type CampaignVersions, openVersions, type VersionsOf } from '../../campaigns/index.ts';
import { type CountedCampaign, listCounted, untrackedOf } from './counted-campaigns.repository.ts';
import type { StatisticsDeps } from './statistics-deps.ts';
import { countPeople, type PeopleCounts } from './totals.repository.ts';

/** What came of each of these campaigns; of large ones as it was a few seconds ago. */
export async function totalsOf(
  deps: Pick<StatisticsDeps, 'db' | 'totals' | 'people'>,
  scope: Scope,
  campaignIds: readonly string[],
  versionsOf: VersionsOf = openVersions(deps.db, scope),
): Promise<Map<string, CampaignTotals>> {
  if (campaignIds.length === 0) return new Map();
  const key = [scope.workspaceId, ...campaignIds.toSorted()].join(' ');
  const [campaigns] = await Promise.all([
    listCounted(deps.db, scope, campaignIds),
    // Of what may be shown as it was, nothing is read unless it is counted again.
    deps.totals.isKept(key) ? undefined : Promise.all(campaignIds.map((id) => versionsOf([id]))),
  ]);
  const shape = campaigns.map((campaign) => campaign.shape).join('\n');
  return deps.totals.of(key, shape, () => countTotals(deps, scope, campaigns, versionsOf));
}

/** People are counted again where one of them, of their mails or of their answers has changed. */
export async function countTotals(
  { db, people }: Pick<StatisticsDeps, 'db' | 'people'>,
  scope: Scope,
  campaigns: readonly CountedCampaign[],
  versionsOf: VersionsOf = openVersions(db, scope),
): Promise<Map<string, CampaignTotals>> {
  const keys = campaigns.map(({ id, tracksOpens, rounds }) => JSON.stringify([id, tracksOpens, rounds]));
  const versions = people.knowsAny(keys) ? await Promise.all(campaigns.map(({ id }) => versionsOf([id]))) : [];
  const counts = await people.of(
    keys,
    (place) => versions[place] && versionOfCounts(versions[place]),
    (places) =>
      countAnew(
        db,
        scope,
        places.flatMap((place) => campaigns[place] ?? []),
      ),
  );
  return new Map(
    campaigns.flatMap((campaign, place) => {
      const counted = counts[place];
      return counted ? [[campaign.id, describeCounts(campaign, counted)]] : [];
    }),
  );
}

const versionOfCounts = ({ people, mails, replies }: CampaignVersions) => `${people} ${mails} ${replies}`;

/** In the order of the campaigns. */
async function countAnew(
  db: Db,
  scope: Scope,
  campaigns: readonly CountedCampaign[],
): Promise<Versioned<PeopleCounts>[]> {
  const wanted = campaigns.map(({ id, rounds }) => ({ id, rounds: rounds.length }));
  const rows = await countPeople(db, scope, wanted, untrackedOf(campaigns));
  const found = new Map(rows.map((row) => [row.id, row]));
  return campaigns.flatMap(({ id }) => {
    const row = found.get(id);
    if (!row) return [];
    const { people, mails, replies, ...value } = row;
    return { version: versionOfCounts({ people, mails, replies }), value };
  });
}

function describeCounts({ status, rounds }: CountedCampaign, counts: PeopleCounts): CampaignTotals {
  const { id: _id, person, machine, unknown, over, ...totals } = counts;
  const all = counts.leads * rounds.length;
  const progress = status === 'finished' ? 1 : all > 0 ? over / all : 0;
  return { ...totals, opened: { person, machine, unknown }, progress };
}
