import type { Scope, Trx } from '../../../platform/db.ts';
import { noteCampaignEvent } from '../../campaigns/index.ts';
import { noteFollowUp } from '../../follow-ups/index.ts';
import type { IncomingEvent } from '../../inbox/index.ts';
import { applyConsequence, proveFound } from './consequences.ts';
import { findAnswered } from './find-original.ts';
import { type FoundMail, insertReply, noteOutcome } from './mails.repository.ts';
import type { IncomingHandler, RepliesDeps } from './replies-deps.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    'campaign.replied': { workspaceId: string; messageId: string };
  }
}

export type HumanReply = Pick<
  IncomingEvent,
  'messageId' | 'from' | 'at' | 'subject' | 'written' | 'label' | 'isLabelSure'
>;

export const handleReply: IncomingHandler = async (deps, trx, scope, incoming) => {
  const answered = await findAnswered(deps, trx, scope, incoming);
  if (answered.kind !== 'found') return;
  deps.onReply?.();
  await takeReply(deps, trx, scope, incoming, answered.mail);
};

/** A person answered: their lead stops, and where the campaign says so, everybody at their company. */
export async function takeReply(
  deps: RepliesDeps,
  trx: Trx,
  scope: Scope,
  { messageId, from, at, subject, written, label, isLabelSure }: HumanReply,
  mail: FoundMail,
): Promise<void> {
  if (!(await insertReply(trx, scope, mail, { messageId, kind: 'human', label: label ?? '', at }))) return;
  const { id: ledgerId, campaignId, leadId, address: email } = mail;
  const leaves = label === 'stop' && isLabelSure;
  // The inbox saw to the address it came from. The one we wrote to may be another.
  if (from.toLowerCase() !== email) {
    if (leaves) await deps.suppress(trx, scope, { email, reason: 'optedOut', about: subject });
    const event = leaves ? 'optedOut' : 'replied';
    await deps.noteContact(trx, scope, { email, event, at, about: subject, words: written, campaignId });
  }
  await proveFound(deps, trx, scope, mail, { proof: 'reply', at });
  await applyConsequence(trx, scope, { kind: 'humanReply' }, mail, at);
  await noteOutcome(trx, scope, ledgerId, 'replied_at', at);
  await noteCampaignEvent(trx, scope, { kind: 'replied', campaignId, leadId, ledgerId, at, words: written });
  if (leaves) await noteCampaignEvent(trx, scope, { kind: 'optedOut', campaignId, leadId, ledgerId, at });
  // What a machine only supposes leads to nothing until a user says so.
  if (isLabelSure) await noteFollowUp(deps, trx, scope, { messageId, label });
  await deps.jobs.enqueue(trx, 'campaign.replied', { workspaceId: scope.workspaceId, messageId });
}
