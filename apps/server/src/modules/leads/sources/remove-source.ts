import type { removeLeadSource } from '@outrider/contract/campaigns/leads';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import { ownCampaign, type UserScope } from '../../campaigns/index.ts';
import { listLeadIdsOf } from '../record/leads.repository.ts';
import type { LeadsDeps } from '../record/leads-deps.ts';
import { removeLeads } from '../record/remove-leads.ts';
import { closeSource, deleteSource, findSource, keepOnly } from './sources.repository.ts';

type Wanted = z.output<typeof removeLeadSource.input>;

/** Takes back what a source brought. While some of it stays, so does the source: they came from somewhere. */
export async function removeSource(
  deps: Pick<LeadsDeps, 'db' | 'now' | 'nameOf'>,
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
