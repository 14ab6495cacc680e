import { createHash } from 'node:crypto';
import type { CampaignSettings, Round } from '@outrider/campaign-rules/campaign';
import { FORECAST_DAYS_MAX } from '@outrider/contract/campaigns/forecast';
import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../../platform/db.ts';
import { type CampaignRecord, findCampaign } from '../../campaigns/index.ts';
import { listSenders } from '../../mailboxes/index.ts';
import type { LongForecastRequest } from '../planner/forecast-request.ts';
import { listSharing, type PlannedCampaign } from '../planner/planner-rows.repository.ts';
import type { ComputedForecast } from '../worker/compute-forecast.ts';
import type { ForecastDeps } from './forecast-deps.ts';
import { listLackingLeads, valuesNeededFirst } from './list-lacking-leads.ts';
import { familyOf, makeForecastRequest } from './make-forecast-request.ts';

/** Rules and mails to look ahead with, where they are not the ones that are saved. */
export type Version = { settings?: CampaignSettings | undefined; rounds?: Round[] | undefined };

/** How the page and the columns of a forecast come by its mailboxes and mails. */
export type CampaignForecast = { ahead: ComputedForecast; rounds: readonly Round[]; settings: CampaignSettings };

const OVER: ReadonlySet<string> = new Set(['finished', 'cancel']);

/** A campaign with all that share its mailboxes, to be looked far ahead with. */
export type ForecastPlan = {
  campaign: CampaignRecord;
  settings: CampaignSettings;
  rounds: readonly Round[];
  mailboxIds: string[];
  /** Values without which a lead is held at once. */
  needed: string[];
  shape: string;
  /** Reads everything small there is to know; nothing where the workspace is gone. */
  order(): Promise<LongForecastRequest | undefined>;
};

/** One that does not run as if it were launched now. */
export async function planForecast(
  deps: Pick<ForecastDeps, 'db' | 'now' | 'listMailboxes' | 'listWorkspaces'>,
  scope: Scope,
  campaignId: string,
  version: Version = {},
): Promise<ForecastPlan> {
  const campaign = await findCampaign(deps.db, scope, campaignId);
  if (!campaign) throw new AppError('notFound');
  const { settings = campaign.settings, rounds = campaign.rounds } = version;
  const senders = await listSenders(deps.db, scope, settings.senders);
  const mailboxIds = senders.map(({ id }) => id).toSorted();
  const isRunning = campaign.status === 'progressing' && version.settings === undefined;
  // The same rules and mails have the same forecast, no matter who tries them and whether they are saved.
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
  return {
    campaign,
    settings,
    rounds,
    mailboxIds,
    needed,
    shape: family.shape,
    async order() {
      const order = await makeForecastRequest(deps, scope, family, change);
      if (!order) return undefined;
      const lacking = await listLackingLeads(deps.db, scope, campaignId, needed);
      return { ...order, lacking, campaignId, days: FORECAST_DAYS_MAX };
    },
  };
}

/** What a campaign sends until everybody is done. */
export async function campaignForecastOf(
  deps: ForecastDeps,
  scope: Scope,
  campaignId: string,
  version: Version = {},
): Promise<CampaignForecast> {
  const plan = await planForecast(deps, scope, campaignId, version);
  const ahead = await deps.forecasts.of(digestOf(campaignId, plan), plan.shape, async () => {
    const order = await plan.order();
    return order && deps.worker.computeForecast(order);
  });
  if (!ahead) throw new AppError('notFound');
  return { ahead, rounds: plan.rounds, settings: plan.settings };
}

type Tried = Pick<ForecastPlan, 'settings' | 'rounds' | 'mailboxIds' | 'needed'>;

/** Of a mail only what decides who gets it when: its words may change without a new forecast. */
function digestOf(campaignId: string, { settings, rounds, mailboxIds, needed }: Tried): string {
  const structure = rounds.map(({ delay, condition, scope, field, variants }) => [
    delay,
    condition,
    scope,
    condition === 'field' ? field : null,
    variants.map(({ id, weight, isPlainText }) => [id, weight, isPlainText]),
  ]);
  return createHash('sha256')
    .update(JSON.stringify([campaignId, settings, structure, mailboxIds, needed], inOrder))
    .digest('base64url');
}

/** The database keeps the names of an object in another order than the client sends it. */
const inOrder = (_name: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
