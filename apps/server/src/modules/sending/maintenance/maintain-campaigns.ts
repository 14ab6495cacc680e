import { countCampaigns } from '../../mailboxes/index.ts';
import { adoptOrphans } from './adopt-orphans.ts';
import { finishCampaigns } from './finish-campaigns.ts';
import { joinSenders } from './join-senders.ts';
import { listBusyMailboxes } from './maintenance.repository.ts';
import type { MaintenanceDeps } from './maintenance-deps.ts';

/** What nobody does by hand: mailboxes join by their tags, nothing is left without a sender, what is over ends, and mailboxes know what they are in. */
export async function maintainCampaigns(deps: MaintenanceDeps): Promise<void> {
  await joinSenders(deps);
  await adoptOrphans(deps);
  await finishCampaigns(deps);
  await countCampaigns(deps.db, await listBusyMailboxes(deps.db));
}
