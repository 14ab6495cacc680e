import type { TrackedMail } from '../../tracking/index.ts';
import { proveSent } from '../sending/doubt/prove-sent.ts';
import { noteCampaignEvent } from './events.repository.ts';
import { findMailNumbered } from './mails.repository.ts';
import type { RepliesDeps } from './replies-deps.ts';
import { hasLeft } from './tracked-mails.repository.ts';

/** Somebody followed the way out of a mail: nobody of this workspace writes to them again, from this transaction on. */
export async function leaveByLink(
  deps: Pick<RepliesDeps, 'db' | 'suppress' | 'noteContact' | 'fileSent'>,
  { ledgerId, workspaceId }: TrackedMail,
  at: Date,
): Promise<void> {
  const scope = { workspaceId };
  await deps.db.transaction().execute(async (trx) => {
    const mail = await findMailNumbered(trx, scope, ledgerId);
    if (!mail) return;
    const { address: email, campaign: about, campaignId, leadId } = mail;
    // It locks the person, so that a second request waits here and finds that they have left.
    await deps.suppress(trx, scope, { email, reason: 'optedOut', about });
    if (await hasLeft(trx, scope, leadId)) return;
    await deps.noteContact(trx, scope, { email, event: 'optedOut', at, about, campaignId });
    await proveSent(deps, trx, scope, { ledgerId, proof: 'optOut', at });
    await noteCampaignEvent(trx, scope, { kind: 'optedOut', campaignId, leadId, ledgerId, at });
  });
}
