import type { DoubtProof } from '@outrider/contract/campaigns/doubts';
import type { Scope, Trx } from '../../../platform/db.ts';
import { addToCounters, lockCountersOf } from '../counters.repository.ts';
import { type LedgerOwners, ownerOf } from '../owner.ts';
import { addUnrecorded } from '../unrecorded.repository.ts';
import { keepProof, lockProvable, readProvable, takeProven } from './doubts.repository.ts';

export type ProofDeps = {
  owners: LedgerOwners;
  /** A copy of what left is put into Sent, where we do that. */
  fileSent: (trx: Trx, mails: readonly { mailboxId: string; messageId: string; at: Date }[]) => Promise<void>;
};

type Proven = { ledgerId: string; proof: DoubtProof; at: Date };

/**
 * Something showed that a mail left. One in doubt is settled by it, and what follows it is recorded; one that a person wanted
 * sent again is not, unless that has begun.
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
  const owner = ownerOf(deps.owners, provable.ownerKind);
  await owner.lockBefore?.(trx, scope, ledgerId);
  const counted = await lockCountersOf(trx, [ledgerId]);
  const mail = await lockProvable(trx, ledgerId);
  if (!mail) return;
  const { mailboxId, messageId, state, leftAt } = mail;
  await keepProof(trx, ledgerId, proof);
  // Its worker still has it, and knows better in a moment; or is dead, and then this is found.
  if (state === 'complete') return;
  await takeProven(trx, ledgerId, { proof, at });
  if (state === 'taken' || state === 'accepted') await deps.fileSent(trx, [{ mailboxId, messageId, at: leftAt }]);
  else await addUnrecorded(trx, [ledgerId]);
  // What a person had taken out of the count went out after all.
  if (state === 'planned' || state === 'stopped') await addToCounters(trx, counted, 1);
  await owner.onSettled(trx, scope, { ledgerIds: [ledgerId], by: proof, at });
}
