import { createHash } from 'node:crypto';
import type { CampaignSettings, Round } from '@outrider/campaign-rules/campaign';
import { FORECAST_DAYS_MAX } from '@outrider/contract/campaigns/outlook';
import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../../platform/db.ts';
import { listSenders } from '../../mailboxes/index.ts';
import { findCampaign } from '../drafts/campaigns.repository.ts';
import { listLackingLeads } from './list-lacking-leads.ts';
import type { Ahead } from './look-far.ts';
import { familyOf, orderOutlook } from './order-outlook.ts';
import type { OutlookDeps } from './outlook-deps.ts';
import { listSharing, type PlannedCampaign } from './planner-rows.repository.ts';

/** Rules and letters to look ahead with, where they are not the ones that are saved. */
export type Version = { settings?: CampaignSettings | undefined; rounds?: Round[] | undefined };

/** How the page and the columns of a forecast come by its mailboxes and letters. */
export type FarOutlook = { ahead: Ahead; rounds: readonly Round[]; settings: CampaignSettings };

const OVER: ReadonlySet<string> = new Set(['finished', 'cancel']);

/** What a campaign sends until everybody is done; one that does not run as if it were launched now. */
export async function farOutlookOf(
  deps: OutlookDeps,
  scope: Scope,
  campaignId: string,
  version: Version = {},
): Promise<FarOutlook> {
  const campaign = await findCampaign(deps.db, scope, campaignId);
  if (!campaign) throw new AppError('notFound');
  const { settings = campaign.settings, rounds = campaign.rounds } = version;
  const senders = await listSenders(deps.db, scope, settings.senders);
  const mailboxIds = senders.map(({ id }) => id).toSorted();
  const isRunning = campaign.status === 'progressing' && version.settings === undefined;
  const sharing = await listSharing(deps.db, scope, [campaignId]);
  const family = familyOf(campaignId, sharing, isRunning ? [] : mailboxIds);
  const asked = sharing.find(({ id }) => id === campaignId);
  const change = (planned: PlannedCampaign): PlannedCampaign =>
    planned.id === campaignId && !OVER.has(planned.status)
      ? {
          ...planned,
          status: 'progressing',
          trouble: null,
          settings,
          rounds,
          mailboxIds: isRunning ? planned.mailboxIds : mailboxIds,
        }
      : planned;
  // The same rules and letters have the same forecast, whoever tries them and whether they are saved.
  const digest = createHash('sha256')
    .update(JSON.stringify([settings, rounds, mailboxIds]))
    .digest('base64url');
  const ahead = await deps.aheads.of(`${campaignId} ${digest}`, `${family.shape} ${asked?.shape ?? ''}`, async () => {
    const order = await orderOutlook(deps, scope, family, change);
    if (!order) return undefined;
    const lacking = isRunning ? [] : await listLackingLeads(deps.db, scope, campaignId, rounds);
    return deps.desk.lookFar({ ...order, lacking, campaignId, days: FORECAST_DAYS_MAX });
  });
  if (!ahead) throw new AppError('notFound');
  return { ahead, rounds, settings };
}
