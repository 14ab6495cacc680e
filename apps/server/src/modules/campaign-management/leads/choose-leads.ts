import type { leadChoice } from '@outrider/contract/campaigns/leads';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { campaignStateOf } from '../../forecast/index.ts';
import { listLeadIdsOf } from '../../leads/index.ts';
import type { ManagementDeps } from '../management-deps.ts';

/** The leads of a choice that are in the campaign, in the order of their ids. */
export async function chooseLeads(
  { db, forecast }: Pick<ManagementDeps, 'db' | 'forecast'>,
  scope: Scope,
  campaignId: string,
  choice: z.output<typeof leadChoice>,
): Promise<string[]> {
  if ('leadIds' in choice) return listLeadIdsOf(db, scope, { campaignId, leadIds: choice.leadIds });
  const { group, reason, categories } = choice;
  const inCategory = await listLeadIdsOf(db, scope, { campaignId, categories });
  if (!group && !reason) return inCategory;
  const { leads } = (await campaignStateOf(forecast, scope, campaignId)) ?? {};
  const wanted = new Set(leads?.idsOf({ ...(group && { group }), ...(reason && { reason }) }));
  return inCategory.filter((id) => wanted.has(id));
}
