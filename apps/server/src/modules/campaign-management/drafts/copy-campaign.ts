import { randomUUID } from 'node:crypto';
import type { CampaignSettings } from '@outrider/campaign-rules/campaign';
import type {
  Campaign,
  copyCampaign as copyCall,
  copyCampaigns as copyManyCall,
} from '@outrider/contract/campaigns/campaign';
import { dayIn } from '@outrider/warmup-planner/days';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { type CampaignRecord, insertDraft, ownCampaign } from '../../campaigns/index.ts';
import { addRowsOf } from '../../leads/index.ts';
import type { ManagementDeps } from '../management-deps.ts';
import { loadCampaign } from './load-campaign.ts';

type Wanted = z.output<typeof copyCall.input>;

/** A draft like another campaign. Its people come along when asked for, also those the other one still writes to. */
export async function copyCampaign(
  deps: ManagementDeps,
  scope: Scope,
  { withLeads, ...copy }: Wanted,
): Promise<Campaign> {
  const [id = ''] = await insertCopies(deps, scope, [copy], withLeads);
  return loadCampaign(deps, scope, id);
}

export async function copyCampaigns(
  deps: ManagementDeps,
  scope: Scope,
  { copies, withLeads }: z.output<typeof copyManyCall.input>,
): Promise<{ campaignIds: string[] }> {
  return { campaignIds: await insertCopies(deps, scope, copies, withLeads) };
}

/** All or none of them. */
async function insertCopies(
  deps: ManagementDeps,
  scope: Scope,
  copies: readonly { campaignId: string; name: string }[],
  withLeads: boolean,
): Promise<string[]> {
  const at = deps.now();
  const originals: CampaignRecord[] = [];
  for (const { campaignId } of copies) originals.push(await ownCampaign(deps, scope, campaignId));
  const ids = originals.map(() => randomUUID());
  await deps.db.transaction().execute(async (trx) => {
    for (const [index, original] of originals.entries()) {
      const [id = '', name = ''] = [ids[index], copies[index]?.name];
      const { rounds } = original;
      await insertDraft(trx, scope, { id, name, settings: fromToday(original.settings, at), rounds, at });
      if (withLeads) await addRowsOf(deps, trx, scope, { from: original, to: id });
    }
  });
  return ids;
}

/** Days that are past are the user's to choose anew. */
function fromToday({ schedule, ...settings }: CampaignSettings, at: Date): CampaignSettings {
  const today = dayIn(schedule.zone, at);
  const isPast = schedule.startDay < today;
  const startDay = isPast ? today : schedule.startDay;
  const endDay = schedule.endDay !== null && schedule.endDay < startDay ? '' : schedule.endDay;
  return { ...settings, schedule: { ...schedule, startDay, endDay } };
}
