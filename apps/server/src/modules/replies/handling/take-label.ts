import type { Scope, Trx } from '../../../platform/db.ts';
import { noteCampaignEvent, tellCampaignsChanged } from '../../campaigns/index.ts';
import { noteFollowUp } from '../../follow-ups/index.ts';
import { findMailNumbered, relabelReply } from './mails.repository.ts';
import type { RepliesDeps } from './replies-deps.ts';
import { hasLeft } from './tracked-mails.repository.ts';

/**
 * A person says what an answer means. Where it is a wish to be left alone, that is about the person we wrote to as well.
 */
export async function takeLabel(
  deps: Pick<RepliesDeps, 'now' | 'suppress' | 'jobs'>,
  trx: Trx,
  scope: Scope,
  { messageId, label }: { messageId: string; label: string | null },
): Promise<void> {
  const reply = await relabelReply(trx, scope, messageId, label ?? '');
  if (!reply) return;
  await noteFollowUp(deps, trx, scope, { messageId, label });
  const mail = label === 'stop' ? await findMailNumbered(trx, scope, reply.ledgerId) : undefined;
  if (!mail) return tellCampaignsChanged(trx, scope, [reply.campaignId]);
  await deps.suppress(trx, scope, { email: mail.address, reason: 'optedOut', about: mail.campaign });
  if (await hasLeft(trx, scope, reply.leadId)) return;
  await noteCampaignEvent(trx, scope, { kind: 'optedOut', ...reply, at: deps.now() });
}
