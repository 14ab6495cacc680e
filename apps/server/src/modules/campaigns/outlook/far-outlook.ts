import { createHash } from 'node:crypto';
import type { CampaignSettings, Round } from '@outrider/campaign-rules/campaign';
import { FORECAST_DAYS_MAX } from '@outrider/contract/campaigns/outlook';
import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../../platform/db.ts';
import { listSenders } from '../../mailboxes/index.ts';
import { findCampaign } from '../drafts/campaigns.repository.ts';
import { listLackingLeads, valuesNeededFirst } from './list-lacking-leads.ts';
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
  // The same rules and letters have the same forecast, whoever tries them and whether they are saved.
  const sharing = (await listSharing(deps.db, scope, [campaignId])).map((each) =>
    each.id === campaignId ? { ...each, revision: null } : each,
  );
  const family = familyOf(campaignId, sharing, isRunning ? [] : mailboxIds);
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
  const needed = isRunning ? [] : valuesNeededFirst(rounds);
  const ahead = await deps.aheads.of(
    digestOf(campaignId, { settings, rounds, mailboxIds, needed }),
    family.shape,
    async () => {
      const order = await orderOutlook(deps, scope, family, change);
      if (!order) return undefined;
      const lacking = await listLackingLeads(deps.db, scope, campaignId, needed);
      return deps.desk.lookFar({ ...order, lacking, campaignId, days: FORECAST_DAYS_MAX });
    },
  );
  if (!ahead) throw new AppError('notFound');
  return { ahead, rounds, settings };
}

type Tried = { settings: CampaignSettings; rounds: readonly Round[]; mailboxIds: string[]; needed: string[] };

/** Of a letter only what decides who gets it when: its words may change without a new forecast. */
function digestOf(campaignId: string, { settings, rounds, mailboxIds, needed }: Tried): string {
  const structure = rounds.map(({ delay, condition, scope, variants }) => [
    delay,
    condition,
    scope,
    variants.map(({ id, weight, isPlainText }) => [id, weight, isPlainText]),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([campaignId, settings, structure, mailboxIds, needed], inOrder))
    .digest('base64url');
}

/** The database keeps the names of an object in another order than whoever sends it. */
const inOrder = (_name: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
