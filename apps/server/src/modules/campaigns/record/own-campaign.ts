import { AppError } from '@outrider/contract/errors';
import type { Db, Scope } from '../../../platform/db.ts';
import { type CampaignRecord, findCampaign } from './campaigns.repository.ts';

/** The campaign, or a refusal. */
export async function ownCampaign({ db }: { db: Db }, scope: Scope, id: string): Promise<CampaignRecord> {
  const campaign = await findCampaign(db, scope, id);
  if (!campaign) throw new AppError('notFound');
  return campaign;
}
