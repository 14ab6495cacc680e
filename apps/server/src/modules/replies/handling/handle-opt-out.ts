import type { Scope, Trx } from '../../../platform/db.ts';
import { noteCampaignEvent } from '../../campaigns/index.ts';
import { proveSent } from '../../ledger/index.ts';
import type { TrackedMail } from '../../tracking/index.ts';
import { findMailNumbered } from './mails.repository.ts';
import type { RepliesDeps } from './replies-deps.ts';
import { hasLeft } from './tracked-mails.repository.ts';

type Deps = Pick<RepliesDeps, 'suppress' | 'noteContact' | 'fileSent' | 'owners'>;

/** The recipient followed the opt-out link of a mail: this workspace never writes to them again, from this transaction on. */
export const leaveByLink = (
  deps: Deps & Pick<RepliesDeps, 'db'>,
  { ledgerId, workspaceId }: TrackedMail,
  at: Date,
): Promise<void> => deps.db.transaction().execute((trx) => handleOptOut(deps, trx, { workspaceId }, { ledgerId, at }));

/** The recipient of this mail wants no more of them. */
export async function handleOptOut(
  deps: Deps,
  trx: Trx,
  scope: Scope,
  { ledgerId, at }: { ledgerId: string; at: Date },
): Promise<void> {
  const mail = await findMailNumbered(trx, scope, ledgerId);
  if (!mail) return;
  const { address: email, campaign: about, campaignId, leadId } = mail;
  // It locks the person, so that a second request waits here and finds that they have left.
  await deps.suppress(trx, scope, { email, reason: 'optedOut', about });
  if (await hasLeft(trx, scope, leadId)) return;
  await deps.noteContact(trx, scope, { email, event: 'optedOut', at, about, campaignId });
  await proveSent(deps, trx, scope, { ledgerId, proof: 'optOut', at });
  await noteCampaignEvent(trx, scope, { kind: 'optedOut', campaignId, leadId, ledgerId, at });
}
