import type { Scope, Trx } from '../../../platform/db.ts';
import type { CampaignRecord } from '../../campaigns/index.ts';
import { planMails } from '../../sending/index.ts';
import type { ManagementDeps } from '../management-deps.ts';
import { wakeAndLockLeads } from './lock-leads.ts';
import { clearStops, listRestartable } from './restart.repository.ts';

type Deps = Pick<ManagementDeps, 'jobs' | 'now' | 'listMailboxes' | 'listValues' | 'messageIds'>;
type Order = { campaign: Pick<CampaignRecord, 'id' | 'rounds' | 'status'>; ids: readonly string[]; at: Date };

/**
 * Lets people go on whom only a user's choice stops: with the first round, or behind the last mail that went
 * out to them, as nobody gets one twice. Gives them.
 */
export async function restartLeads(
  deps: Deps,
  trx: Trx,
  scope: Scope,
  { campaign, ids, at }: Order,
): Promise<string[]> {
  const { workspaceId } = scope;
  const { id: campaignId, rounds, status } = campaign;
  const free = await listRestartable(trx, await wakeAndLockLeads(trx, scope, { campaignId, ids, at }), rounds.length);
  await clearStops(
    trx,
    free.map(({ leadId }) => leadId),
  );
  await planMails(
    deps,
    trx,
    free.flatMap(({ mailboxId, round, ...lead }) =>
      mailboxId && round > 0 ? { ...lead, workspaceId, campaignId, mailboxId, round, dueAt: at } : [],
    ),
  );
  // A lead that begins anew is planned as one that never began.
  if (status === 'progressing') await deps.jobs.enqueue(trx, 'campaigns.plan', { workspaceId, campaignId });
  return free.map(({ leadId }) => leadId);
}
