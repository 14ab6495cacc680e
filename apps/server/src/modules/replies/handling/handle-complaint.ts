import type { Scope, Trx } from '../../../platform/db.ts';
import { noteCampaignEvent } from '../../campaigns/index.ts';
import { applyConsequence, proveFound } from './consequences.ts';
import { findNewestTo, findOriginal } from './find-original.ts';
import { type FoundMail, noteOutcome } from './mails.repository.ts';
import type { IncomingHandler, RepliesDeps } from './replies-deps.ts';

/** Some providers leave out who complains; the mail knows. */
export const handleComplaint: IncomingHandler = async (deps, trx, scope, incoming) => {
  const { at, mailboxId, originalRecipients } = incoming;
  const original = await findOriginal(deps, trx, scope, incoming);
  if (original) return takeComplaint(deps, trx, scope, original, at);
  for (const address of originalRecipients) {
    const mail = await findNewestTo(trx, scope, address, mailboxId);
    if (mail) await takeComplaint(deps, trx, scope, mail, at);
  }
};

/** The recipient said to their provider that they do not want it. */
async function takeComplaint(deps: RepliesDeps, trx: Trx, scope: Scope, mail: FoundMail, at: Date): Promise<void> {
  const { id: ledgerId, campaignId, campaign, leadId, address: email } = mail;
  await deps.suppress(trx, scope, { email, reason: 'complained', about: campaign });
  await proveFound(deps, trx, scope, mail, { proof: 'complaint', at });
  await applyConsequence(trx, scope, { kind: 'complaint' }, mail, at);
  if (!(await noteOutcome(trx, scope, ledgerId, 'complained_at', at))) return;
  await noteCampaignEvent(trx, scope, { kind: 'complained', campaignId, leadId, ledgerId, at });
  await deps.jobs.enqueue(trx, 'campaigns.judge-guards', { workspaceId: scope.workspaceId, campaignId });
}
