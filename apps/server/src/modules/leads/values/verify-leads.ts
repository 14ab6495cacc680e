import { AppError } from '@outrider/contract/errors';
import { VERIFY_ADDRESSES_MAX } from '@outrider/contract/verification/verification';
import { noteVerification, ownCampaign, type UserScope } from '../../campaigns/index.ts';
import { beginVerification, findVerification } from '../../verification/index.ts';
import type { LeadsDeps } from '../record/leads-deps.ts';
import { listAddressesIn } from './summary.repository.ts';

const MOVING: ReadonlySet<string> = new Set(['running', 'paused', 'waitingForRoute']);

/** Has the addresses checked that nobody has checked, as many as one check takes. */
export async function verifyLeads(
  { db, verification }: Pick<LeadsDeps, 'db' | 'verification'>,
  person: UserScope,
  campaignId: string,
): Promise<{ taskId: string; addresses: number }> {
  const { name, verify_task_id } = await ownCampaign({ db }, person, campaignId);
  const begun = verify_task_id === null ? undefined : await findVerification(db, person, verify_task_id);
  // A user who asks again while it goes on, here or in another window, is shown the same check.
  if (begun && MOVING.has(begun.state)) return { taskId: begun.id, addresses: begun.total };
  const unchecked = await listAddressesIn(db, person, campaignId, ['NEVER', 'UNCHECKED']);
  if (unchecked.length === 0) throw new AppError('nothingToVerify');
  const text = unchecked.slice(0, VERIFY_ADDRESSES_MAX).join('\n');
  const { task } = await beginVerification(verification, person, {
    name,
    from: { kind: 'text', text, isUpload: false, fileName: '' },
    namesOnly: false,
  });
  await noteVerification(db, person, campaignId, task.taskId);
  return { taskId: task.taskId, addresses: task.total };
}
