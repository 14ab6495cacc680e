import type { removeLeadSource } from '@outrider/contract/campaigns/leads';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { CampaignsDeps, UserScope } from '../campaigns-deps.ts';
import { ownCampaign } from '../drafts/load-campaign.ts';
import { listLeadIdsOf } from './leads.repository.ts';
import { removeLeads } from './remove-leads.ts';
import { closeSource, deleteSource, findSource, keepOnly } from './sources.repository.ts';

type Wanted = z.output<typeof removeLeadSource.input>;

/** Takes back what a source brought. While some of it stays, so does the source: they came from somewhere. */
export async function removeSource(
  deps: Pick<CampaignsDeps, 'db' | 'now' | 'nameOf'>,
  person: UserScope,
  { campaignId, sourceId }: Wanted,
): Promise<{ removed: number; kept: number }> {
  await ownCampaign(deps, person, campaignId);
  if (!(await findSource(deps.db, person, { campaignId, sourceId }))) throw new AppError('notFound');
  // First of all nobody is added any more.
  await closeSource(deps.db, person, sourceId);
  const ids = await listLeadIdsOf(deps.db, person, { campaignId, sourceId });
  const removed = await removeLeads(deps, person, { campaignId, ids, by: await deps.nameOf(person) });
  const kept = ids.length - removed;
  if (kept === 0) await deleteSource(deps.db, person, sourceId);
  else await keepOnly(deps.db, person, sourceId, kept);
  return { removed, kept };
}
