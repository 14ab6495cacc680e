import { AppError } from '@outrider/contract/errors';
import { VERIFY_ADDRESSES_MAX } from '@outrider/contract/verification/verification';
import { beginVerification } from '../../verification/index.ts';
import type { CampaignsDeps, UserScope } from '../campaigns-deps.ts';
import { ownCampaign } from '../drafts/load-campaign.ts';
import { listAddressesIn } from './summary.repository.ts';

/** Has the addresses checked that nobody has checked, as many as one check takes. */
export async function verifyLeads(
  { db, verification }: Pick<CampaignsDeps, 'db' | 'verification'>,
  person: UserScope,
  campaignId: string,
): Promise<{ taskId: string; addresses: number }> {
  const { name } = await ownCampaign({ db }, person, campaignId);
  const unchecked = await listAddressesIn(db, person, campaignId, ['NEVER', 'UNCHECKED']);
  if (unchecked.length === 0) throw new AppError('nothingToVerify');
  const text = unchecked.slice(0, VERIFY_ADDRESSES_MAX).join('\n');
  const { task } = await beginVerification(verification, person, {
    name,
    from: { kind: 'text', text, isUpload: false, fileName: '' },
    namesOnly: false,
  });
  return { taskId: task.taskId, addresses: task.total };
}
