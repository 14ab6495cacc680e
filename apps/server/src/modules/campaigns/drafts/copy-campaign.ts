import { randomUUID } from 'node:crypto';
import type { CampaignSettings } from '@outrider/campaign-rules/campaign';
import type { Campaign, copyCampaign as copyCall } from '@outrider/contract/campaigns/campaign';
import { dayIn } from '@outrider/warmup-planner/days';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import type { CampaignsDeps } from '../campaigns-deps.ts';
import { addRowsOf } from '../leads/add-leads.ts';
import { insertDraft } from './campaigns.repository.ts';
import { loadCampaign, ownCampaign } from './load-campaign.ts';

type Wanted = z.output<typeof copyCall.input>;

/** A draft like another campaign. Its people come along when asked for, also those the other one still writes to. */
export async function copyCampaign(
  deps: CampaignsDeps,
  scope: Scope,
  { campaignId, name, withLeads }: Wanted,
): Promise<Campaign> {
  const original = await ownCampaign(deps, scope, campaignId);
  const id = randomUUID();
  const at = deps.now();
  const settings = fromToday(original.settings, at);
  await deps.db.transaction().execute(async (trx) => {
    await insertDraft(trx, scope, { id, name, settings, rounds: original.rounds, at });
    if (withLeads) await addRowsOf(deps, trx, scope, { from: original, to: id });
  });
  return loadCampaign(deps, scope, id);
}

/** Days that are past are somebody's to choose anew. */
function fromToday({ schedule, ...settings }: CampaignSettings, at: Date): CampaignSettings {
  const today = dayIn(schedule.zone, at);
  const isPast = schedule.startDay < today;
  const startDay = isPast ? today : schedule.startDay;
  const endDay = schedule.endDay !== null && schedule.endDay < startDay ? '' : schedule.endDay;
  return { ...settings, schedule: { ...schedule, startDay, endDay } };
}
