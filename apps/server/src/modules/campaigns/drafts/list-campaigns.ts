import { CAMPAIGN_STATUSES } from '@outrider/campaign-rules/campaign';
import type { CampaignRow, listCampaigns as listCall } from '@outrider/contract/campaigns/campaign';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import type { CampaignsDeps } from '../campaigns-deps.ts';
import { badgeOf, describeRows, listOutlooks } from './describe-rows.ts';
import { countByStatus, type ListedCampaign, listCampaignRows } from './list.repository.ts';

type Deps = Pick<CampaignsDeps, 'db' | 'now' | 'outlook'>;
type Wanted = z.output<typeof listCall.input>;
type Listed = z.input<typeof listCall.output>;

export async function listCampaigns(deps: Deps, scope: Scope, wanted: Wanted): Promise<Listed> {
  const [matching, statuses] = await Promise.all([
    listCampaignRows(deps.db, scope, wanted),
    countByStatus(deps.db, scope),
  ]);
  const kept = await keepLifecycles(deps, scope, matching, wanted.lifecycles);
  return {
    campaignList: await onePage(deps, scope, kept, wanted),
    total: kept.length,
    counts: Object.fromEntries(
      CAMPAIGN_STATUSES.map((status) => [status, statuses.get(status) ?? 0]),
    ) as Listed['counts'],
  };
}

async function keepLifecycles(
  deps: Deps,
  scope: Scope,
  listed: readonly ListedCampaign[],
  lifecycles: Wanted['lifecycles'],
): Promise<readonly ListedCampaign[]> {
  if (lifecycles.length === 0) return listed;
  const outlooks = await listOutlooks(deps, scope, listed);
  return listed.filter((campaign) => {
    const badge = badgeOf(deps, campaign, outlooks);
    return badge !== null && lifecycles.includes(badge);
  });
}

/** What is told of a campaign costs a look at its leads, so it is asked for a page; for all only to sort by it. */
async function onePage(
  deps: Deps,
  scope: Scope,
  listed: readonly ListedCampaign[],
  { sort, order, page, pageSize }: Wanted,
): Promise<CampaignRow[]> {
  const turn = order === 'asc' ? 1 : -1;
  const cut = <T>(rows: readonly T[]) => rows.slice((page - 1) * pageSize, page * pageSize);
  if (sort === 'createdAt' || sort === 'name') {
    const sorted = listed.toSorted((one, other) => turn * BY_ITSELF[sort](one, other));
    return describeRows(deps, scope, cut(sorted));
  }
  const rows = await describeRows(deps, scope, listed);
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
