import type { Trx } from '../../../platform/db.ts';
import { doubtHeld } from '../../ledger/index.ts';
import { reassignLeads } from '../planning/reassign-leads.ts';
import { giveBackToQueues } from '../queues/give-back.ts';
import { listHeldByDead, listOrphans } from './maintenance.repository.ts';
import type { MaintenanceDeps } from './maintenance-deps.ts';

/**
 * Mails of mailboxes that send no more for their campaign: those a worker had reserved when the mailbox was removed,
 * and those that wait for another one. Each is handed on as soon as there is a mailbox.
 */
export async function adoptOrphans(deps: MaintenanceDeps): Promise<void> {
  const orphans = Map.groupBy(await listOrphans(deps.db), ({ campaignId }) => campaignId);
  for (const [campaignId, pairs] of orphans) {
    const [first] = pairs;
    if (!first) continue;
    const mailboxIds = pairs.map(({ mailboxId }) => mailboxId);
    await deps.db.transaction().execute(async (trx) => {
      await letGo(deps, trx, mailboxIds);
      await reassignLeads(deps, trx, { workspaceId: first.workspaceId }, campaignId);
    });
  }
}

/** A queue that went with its mailbox is found by nobody who evicts its holder. */
async function letGo({ now }: MaintenanceDeps, trx: Trx, mailboxIds: readonly string[]) {
  for (const { holder, ids } of await listHeldByDead(trx, mailboxIds)) {
    await giveBackToQueues(
      trx,
      holder,
      ['reserved'],
      ids.map((id) => ({ id })),
    );
    await doubtHeld(trx, holder, mailboxIds, now());
  }
}
