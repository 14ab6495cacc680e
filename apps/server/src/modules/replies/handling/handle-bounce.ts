import type { Scope, Trx } from '../../../platform/db.ts';
import { noteCampaignEvent } from '../../campaigns/index.ts';
import { applyConsequence, proveFound } from './consequences.ts';
import { findNewestTo, findOriginal } from './find-original.ts';
import { findMailNumbered, type MailFacts, noteOutcome } from './mails.repository.ts';
import type { IncomingHandler, RepliesDeps } from './replies-deps.ts';

export const handleBounce: IncomingHandler = async (deps, trx, scope, incoming) => {
  const { at, bounced, mailboxId } = incoming;
  const original = await findOriginal(deps, trx, scope, incoming);
  // Also by a report that it is late.
  if (original) await proveFound(deps, trx, scope, original, { proof: 'bounce', at });
  for (const { address, hard, isDelayed, status, reason } of bounced) {
    if (isDelayed) continue;
    const mail = original ?? (await findNewestTo(trx, scope, address, mailboxId));
    if (!mail) continue;
    const words = [status, reason].filter(Boolean).join(' ');
    // Said of an address behind the one we wrote to, it says nothing about that one elsewhere.
    const isAddressBad = hard && address === mail.address;
    await takeBounce(deps, trx, scope, mail, { isAddressBad, words, at });
  }
};

type Bounce = { isAddressBad: boolean; words: string; at: Date };

/** A mail came back, by a report or at once. Whether too many did is judged after this transaction. */
async function takeBounce(
  { jobs }: Pick<RepliesDeps, 'jobs'>,
  trx: Trx,
  scope: Scope,
  mail: MailFacts,
  { isAddressBad, words, at }: Bounce,
): Promise<void> {
  const { id: ledgerId, campaignId, leadId } = mail;
  await applyConsequence(trx, scope, { kind: 'bounce', isAddressBad }, mail, at);
  if (!(await noteOutcome(trx, scope, ledgerId, 'bounced_at', at))) return;
  await noteCampaignEvent(trx, scope, { kind: 'bounced', campaignId, leadId, ledgerId, at, words });
  await jobs.enqueue(trx, 'campaigns.judge-guards', { workspaceId: scope.workspaceId, campaignId });
}

/** The mailbox's server would not take a mail: it came back before it went. Who has to be suppressed is. */
export async function handleRejection(
  deps: Pick<RepliesDeps, 'jobs' | 'noteContact'>,
  trx: Trx,
  scope: Scope,
  { ledgerId, ...bounce }: Bounce & { ledgerId: string },
): Promise<void> {
  const mail = await findMailNumbered(trx, scope, ledgerId);
  if (!mail) return;
  const { address: email, campaign: about, campaignId } = mail;
  const { words, at } = bounce;
  await deps.noteContact(trx, scope, { email, event: 'bounced', at, about, words, campaignId });
  await takeBounce(deps, trx, scope, mail, bounce);
}
