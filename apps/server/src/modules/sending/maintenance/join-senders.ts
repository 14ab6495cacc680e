import { addSenders, listTaggedCampaigns } from './maintenance.repository.ts';
import type { MaintenanceDeps } from './maintenance-deps.ts';

/** Mailboxes that got a tag a running campaign sends from. Leads that wait for one are planned with the other leads. */
export async function joinSenders({ db, jobs, listSenderIds }: MaintenanceDeps): Promise<void> {
  for (const { campaignId, workspaceId, senders } of await listTaggedCampaigns(db)) {
    const ids = await listSenderIds(db, { workspaceId }, senders);
    await db.transaction().execute(async (trx) => {
      const added = await addSenders(trx, { workspaceId }, campaignId, ids);
      if (added > 0) await jobs.enqueue(trx, 'campaigns.plan', { workspaceId, campaignId });
    });
  }
}
