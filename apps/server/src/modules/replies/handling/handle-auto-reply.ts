import { noteCampaignEvent } from '../../campaigns/index.ts';
import { proveFound } from './consequences.ts';
import { findAnswered } from './find-original.ts';
import { insertReply, noteOutcome } from './mails.repository.ts';
import type { IncomingHandler } from './replies-deps.ts';

/** A machine said that it got the mail, which says nothing about the person. */
export const handleAutoReply: IncomingHandler = async (deps, trx, scope, incoming) => {
  const answered = await findAnswered(deps, trx, scope, incoming);
  if (answered.kind !== 'found') return;
  const { mail } = answered;
  const { messageId, at, written } = incoming;
  if (!(await insertReply(trx, scope, mail, { messageId, kind: 'autoReply', label: '', at }))) return;
  await proveFound(deps, trx, scope, mail, { proof: 'autoReply', at });
  const { id: ledgerId, campaignId, leadId } = mail;
  await noteOutcome(trx, scope, ledgerId, 'auto_replied_at', at);
  await noteCampaignEvent(trx, scope, { kind: 'autoReplied', campaignId, leadId, ledgerId, at, words: written });
};
