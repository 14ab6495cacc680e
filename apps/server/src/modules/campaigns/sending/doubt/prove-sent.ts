import type { DoubtProof } from '@outrider/contract/campaigns/doubts';
import type { Scope, Trx } from '../../../../platform/db.ts';
import { noteCampaignEvent } from '../../replies/events.repository.ts';
import { addToCounters } from '../counters.repository.ts';
import { lockRecipient } from '../stops.repository.ts';
import { addUnbooked } from '../unbooked.repository.ts';
import { keepProof, lockCountersOf, lockProvable, readProvable, takeProven } from './doubts.repository.ts';

export type ProofDeps = {
  /** A copy of what left is put into Sent, where we do that. */
  fileSent: (trx: Trx, mails: readonly { mailboxId: string; messageId: string; at: Date }[]) => Promise<void>;
};

type Proven = { ledgerId: string; proof: DoubtProof; at: Date };

/**
 * Something showed that a mail left. One in doubt is settled by it, and the round after it follows; one that somebody
 * wanted sent again is not, unless that has begun.
 */
export async function proveSent(
  deps: ProofDeps,
  trx: Trx,
  scope: Scope,
  { ledgerId, proof, at }: Proven,
): Promise<void> {
  // Nearly every mail that is answered or opened was never in doubt: nothing is locked for those.
  const provable = await readProvable(trx, ledgerId);
  if (!provable) return;
  // Before the mail's own row, as everybody who stops somebody does.
  await lockRecipient(trx, scope, provable.recipientId);
  const counted = await lockCountersOf(trx, [ledgerId]);
  const mail = await lockProvable(trx, ledgerId);
  if (!mail) return;
  const { campaignId, leadId, mailboxId, messageId, state, leftAt } = mail;
  await keepProof(trx, ledgerId, proof);
  // Its worker still has it, and knows better in a moment; or is dead, and then this is found.
  if (state === 'complete') return;
  await takeProven(trx, ledgerId, { proof, at });
  if (state === 'taken' || state === 'accepted') await deps.fileSent(trx, [{ mailboxId, messageId, at: leftAt }]);
  else await addUnbooked(trx, [ledgerId]);
  // What somebody had taken out of the count went out after all.
  if (state === 'planned' || state === 'stopped') await addToCounters(trx, counted, 1);
  await noteCampaignEvent(trx, scope, { campaignId, kind: 'settled', at, leadId, ledgerId, words: proof });
}
