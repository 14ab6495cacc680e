import type { Scope, Trx } from '../../../platform/db.ts';
import { wakeHeld } from '../queues/held.repository.ts';
import { wakeQueuesOf } from '../queues/send-queues.repository.ts';
import { readZones } from './lead-zones.ts';
import { shareSettings } from './plan.repository.ts';
import type { PlanDeps } from './plan-mails.ts';
import { reassignLeads } from './reassign-leads.ts';
import { clearZones, listPlannedZones, setZones, wakeLimited } from './resume.repository.ts';

/**
 * After the user changed a campaign and before it runs again: its leads are with mailboxes that send for it, its mails on
 * the clocks it asks for, and all that waited for a value, a check or a limit is looked at anew. Due times are kept: the
 * distance between mails spreads what is overdue.
 */
export async function resumeCampaign(deps: PlanDeps, trx: Trx, scope: Scope, campaignId: string): Promise<void> {
  const at = deps.now();
  await wakeQueuesOf(trx, scope, campaignId, at);
  await reassignLeads(deps, trx, scope, campaignId);
  await wakeHeld(trx, scope, { campaignId }, { at });
  await wakeLimited(trx, campaignId, at);
  await rewriteZones(deps, trx, scope, campaignId);
}

const AT_ONCE = 5_000;

async function rewriteZones(deps: PlanDeps, trx: Trx, { workspaceId }: Scope, campaignId: string) {
  const settings = (await shareSettings(trx, [campaignId])).get(campaignId);
  if (!settings?.schedule.usesLeadZone) return clearZones(trx, campaignId);
  for (let after = '0'; ; ) {
    const rows = await listPlannedZones(trx, campaignId, after, AT_ONCE);
    const zones = await readZones(
      deps,
      trx,
      rows.map(({ leadId, address, zone }) => ({ leadId, address, zone, workspaceId })),
    );
    await setZones(
      trx,
      rows.map(({ leadId }) => ({ leadId, zone: zones.get(leadId) ?? '' })),
    );
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return;
    after = last.leadId;
  }
}
