import type { Lead, listLeads as listCall } from '@outrider/contract/campaigns/leads';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { type CampaignRecord, ownCampaign } from '../../campaigns/index.ts';
import { campaignStateOf } from '../../forecast/index.ts';
import { listLacking, listLeadIdsOf, listPageIds, requiredVariables, searchLeads } from '../../leads/index.ts';
import type { ManagementDeps } from '../management-deps.ts';
import { describeLeads } from './describe-leads.ts';

type Deps = Pick<ManagementDeps, 'db' | 'now' | 'listMailboxes' | 'listValues' | 'forecast'>;
type Wanted = z.output<typeof listCall.input>;
type CampaignState = NonNullable<Awaited<ReturnType<typeof campaignStateOf>>>;

/** What nobody vouches for. */
const UNSURE = ['UNKNOWN', 'UNCHECKED', 'NEVER'];

export async function listLeads(deps: Deps, scope: Scope, wanted: Wanted): Promise<z.input<typeof listCall.output>> {
  const { campaignId, pageSize } = wanted;
  const campaign = await ownCampaign(deps, scope, campaignId);
  const state = await campaignStateOf(deps.forecast, scope, campaignId);
  if (!state) throw new AppError('notFound');
  const after = /^\d{1,18}$/.test(wanted.after) ? wanted.after : '0';
  const filtered = await filterLeads(deps, scope, campaign, state, wanted);
  const ids = filtered
    ? filtered.filter((id) => Number(id) > Number(after)).slice(0, pageSize + 1)
    : await listPageIds(deps.db, scope, campaignId, { after, limit: pageSize + 1 });
  const page = ids.slice(0, pageSize);
  const leadList: Lead[] = await describeLeads(deps, scope, { ids: page, campaign, state });
  const all = Object.values(state.counts).reduce((sum, count) => sum + count, 0);
  return {
    leadList,
    next: ids.length > pageSize ? (page.at(-1) ?? '') : '',
    total: filtered ? filtered.length : all,
    counts: state.counts,
    asOf: state.asOf,
  };
}

/** Those that every wish leaves, in the order of their ids; nothing when nothing was wished. */
async function filterLeads(
  deps: Deps,
  scope: Scope,
  campaign: CampaignRecord,
  state: CampaignState,
  { group, reason, search, sourceId, toLookAt }: Wanted,
): Promise<string[] | undefined> {
  const wishes: string[][] = [];
  if (group || reason) wishes.push(state.leads.idsOf({ ...(group && { group }), ...(reason && { reason }) }));
  if (search) wishes.push(await searchLeads(deps, scope, campaign.id, search));
  if (sourceId) wishes.push(await listLeadIdsOf(deps.db, scope, { campaignId: campaign.id, sourceId }));
  if (toLookAt) wishes.push(await listToLookAt(deps, scope, campaign));
  const [first, ...others] = wishes;
  return others.reduce((left, wish) => {
    const wished = new Set(wish);
    return left?.filter((id) => wished.has(id));
  }, first);
}

async function listToLookAt({ db }: Deps, scope: Scope, campaign: CampaignRecord): Promise<string[]> {
  const { id: campaignId, rounds } = campaign;
  const [unsure, lacking] = await Promise.all([
    listLeadIdsOf(db, scope, { campaignId, categories: UNSURE }),
    listLacking(db, scope, campaignId, [...requiredVariables(rounds).keys()]),
  ]);
  return [...new Set([...unsure, ...lacking.map(({ id }) => id)])].sort((one, other) => Number(one) - Number(other));
}
