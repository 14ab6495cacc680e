import type { Scope } from '../../../platform/db.ts';
import { noteCampaignEvent } from '../../campaigns/index.ts';
import { forgetCampaign } from '../../contacts/index.ts';
import { inChunks } from './in-chunks.ts';
import type { LeadsDeps } from './leads-deps.ts';
import { deleteUnwritten } from './operate.repository.ts';

type Wish = { campaignId: string; ids: readonly string[]; by: string };

/** Takes leads out, but for those who got a mail or to whom one is on its way. Gives how many are gone. */
export async function removeLeads(
  { db, now }: Pick<LeadsDeps, 'db' | 'now'>,
  scope: Scope,
  { campaignId, ids, by }: Wish,
): Promise<number> {
  const removed = await inChunks(ids, async (some) => {
    const emails = await db.transaction().execute((trx) => deleteUnwritten(trx, scope, campaignId, some));
    await forgetCampaign(db, scope, emails, campaignId);
    return emails.length;
  });
  const words = `${removed} ${by}`.trim();
  if (removed > 0) await noteCampaignEvent(db, scope, { campaignId, kind: 'leadsRemoved', at: now(), words });
  return removed;
}
