import { CAMPAIGN_STATUSES } from '@outrider/campaign-rules/campaign';
import type { CampaignRow, listCampaigns as listCall } from '@outrider/contract/campaigns/campaign';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { countByStatus, type ListedCampaign, listCampaignRows, openVersions } from '../../campaigns/index.ts';
import { listSharing } from '../../forecast/index.ts';
import type { ManagementDeps } from '../management-deps.ts';
import { badgeOf, type CampaignStates, describeRows, listStates } from './describe-rows.ts';

type Deps = Pick<ManagementDeps, 'db' | 'now' | 'forecast'>;
type Wanted = z.output<typeof listCall.input>;
type Listed = z.input<typeof listCall.output>;

export async function listCampaigns(deps: Deps, scope: Scope, wanted: Wanted): Promise<Listed> {
  const [matching, sharing, statuses] = await Promise.all([
    listCampaignRows(deps.db, scope, wanted),
    listSharing(deps.db, scope, []),
    isFiltered(wanted) ? countByStatus(deps.db, scope) : undefined,
  ]);
  const versionsOf = openVersions(deps.db, scope);
  const campaignStatesOf = (listed: readonly ListedCampaign[]) =>
    listStates(deps, scope, listed, { sharing, versionsOf });
  const { kept, states } = await keepLifecycles(deps, matching, wanted.lifecycles, campaignStatesOf);
  const describe = (listed: readonly ListedCampaign[]) =>
    describeRows(deps, scope, listed, { states: states ?? campaignStatesOf(listed), versionsOf });
  return {
    campaignList: await onePage(kept, wanted, describe),
    total: kept.length,
    counts: Object.fromEntries(
      CAMPAIGN_STATUSES.map((status) => [
        status,
        statuses ? (statuses.get(status) ?? 0) : matching.filter((campaign) => campaign.status === status).length,
      ]),
    ) as Listed['counts'],
  };
}

const isFiltered = ({ search, statuses, mailboxId }: Wanted) =>
  search !== '' || statuses.length > 0 || mailboxId !== undefined;

type StatesOf = (listed: readonly ListedCampaign[]) => Promise<CampaignStates>;

async function keepLifecycles(
  deps: Pick<Deps, 'now'>,
  listed: readonly ListedCampaign[],
  lifecycles: Wanted['lifecycles'],
  campaignStatesOf: StatesOf,
): Promise<{ kept: readonly ListedCampaign[]; states?: CampaignStates }> {
  if (lifecycles.length === 0) return { kept: listed };
  const states = await campaignStatesOf(listed);
  const kept = listed.filter((campaign) => {
    const badge = badgeOf(deps, campaign, states);
    return badge !== null && lifecycles.includes(badge);
  });
  return { kept, states };
}

/** The state of a campaign costs a look at its leads, so it is asked for a page; for all only to sort by it. */
async function onePage(
  listed: readonly ListedCampaign[],
  { sort, order, page, pageSize }: Wanted,
  describe: (listed: readonly ListedCampaign[]) => Promise<CampaignRow[]>,
): Promise<CampaignRow[]> {
  const turn = order === 'asc' ? 1 : -1;
  const cut = <T>(rows: readonly T[]) => rows.slice((page - 1) * pageSize, page * pageSize);
  if (sort === 'createdAt' || sort === 'name') {
    const sorted = listed.toSorted((one, other) => turn * BY_ITSELF[sort](one, other));
    return describe(cut(sorted));
  }
  const rows = await describe(listed);
  const sorted = BY_VALUE[sort];
  return cut(rows.toSorted((one, other) => compareValues(sorted(one), sorted(other), turn)));
}

const BY_ITSELF = {
  createdAt: (one: ListedCampaign, other: ListedCampaign) => one.createdAt.getTime() - other.createdAt.getTime(),
  name: (one: ListedCampaign, other: ListedCampaign) => one.name.localeCompare(other.name),
};

const BY_VALUE = {
  nextSend: ({ nextSend }: CampaignRow) => (nextSend ? Date.parse(nextSend.at) : null),
  sent: ({ totals }: CampaignRow) => totals.sent,
  replied: ({ totals }: CampaignRow) => totals.replied,
  progress: ({ totals }: CampaignRow) => totals.progress,
};

/** Without a value: last, whichever way it is sorted. */
function compareValues(one: number | null, other: number | null, turn: number): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  return turn * (one - other);
}
