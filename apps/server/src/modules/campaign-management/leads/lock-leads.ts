import type { Scope, Trx } from '../../../platform/db.ts';
import { listMailboxesOf, lockLeads } from '../../leads/index.ts';
import { wakeQueues } from '../../sending/index.ts';

type Wish = { campaignId: string; ids: readonly string[]; at: Date };

/** Locks leads for a caller that plans mails of theirs: queues come before people wherever both are locked. */
export async function wakeAndLockLeads(trx: Trx, scope: Scope, { campaignId, ids, at }: Wish): Promise<string[]> {
  const mailboxIds = await listMailboxesOf(trx, scope, ids);
  await wakeQueues(
    trx,
    mailboxIds.map((mailboxId) => ({ mailboxId, workspaceId: scope.workspaceId, dueAt: at })),
  );
  return lockLeads(trx, scope, campaignId, ids);
}
