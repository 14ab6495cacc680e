import type { Scope, Trx } from '../../../platform/db.ts';
import { noteCampaignEvent } from '../../campaigns/index.ts';
import { forgetCampaign } from '../../contacts/index.ts';
import { deleteUnwritten } from '../../leads/index.ts';
import { changeFollowUp, type FollowUpRecord, findTarget, lockContact } from './follow-ups.repository.ts';

/** Undoes an enrolment that is locked, as long as nothing has left for it. Tells whether it is undone. */
export async function takeBack(
  { now }: { now: () => Date },
  trx: Trx,
  scope: Scope,
  { id, state, lead_id, campaign_id, to_campaign_id, new_lead_id, address }: FollowUpRecord,
): Promise<boolean> {
  if (state === 'takenBack') return true;
  if (state === 'enrolled' && new_lead_id !== null) {
    // Contacts before people, as everybody locks them.
    await lockContact(trx, scope, address);
    const emails = await deleteUnwritten(trx, scope, to_campaign_id, [new_lead_id]);
    if (emails.length === 0) return false;
    await forgetCampaign(trx, scope, emails, to_campaign_id);
  }
  await changeFollowUp(trx, id, { state: 'takenBack', reason: '' });
  const words = (await findTarget(trx, scope, to_campaign_id))?.name ?? '';
  await noteCampaignEvent(trx, scope, {
    kind: 'followUpUndone',
    campaignId: campaign_id,
    leadId: lead_id,
    at: now(),
    words,
  });
  return true;
}
