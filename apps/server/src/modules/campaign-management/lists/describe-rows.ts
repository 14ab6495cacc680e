import { lifecycleOf } from '@outrider/campaign-rules/transitions';
import type { CampaignRow } from '@outrider/contract/campaigns/campaign';
import type { WaitReason } from '@outrider/contract/campaigns/wait-reason';
import { REASONS } from '@outrider/send-planner/reasons';
import { dayIn } from '@outrider/warmup-planner/days';
import type { Scope } from '../../../platform/db.ts';
import type { ListedCampaign, VersionsOf } from '../../campaigns/index.ts';
import { campaignStatesOf, guardOf, type SharingCampaign } from '../../forecast/index.ts';
import { totalsOf } from '../../statistics/index.ts';
import type { ManagementDeps } from '../management-deps.ts';

type Deps = Pick<ManagementDeps, 'now' | 'forecast'>;
export type CampaignStates = Awaited<ReturnType<typeof campaignStatesOf>>;

/** Rows as they are shown: what was counted, what comes next, or why nothing does. */
export async function describeRows(
  deps: Deps,
  scope: Scope,
  listed: readonly ListedCampaign[],
  known: Partial<{ states: CampaignStates | Promise<CampaignStates>; versionsOf: VersionsOf }> = {},
): Promise<CampaignRow[]> {
  const ids = listed.map(({ id }) => id);
  const [totals, states] = await Promise.all([
    totalsOf(deps.forecast, scope, ids, known.versionsOf),
    known.states ?? listStates(deps, scope, listed),
  ]);
  return listed.flatMap((campaign) => {
    const counted = totals.get(campaign.id);
    return counted ? describeRow(deps, campaign, { totals: counted, states }) : [];
  });
}

type Known = { totals: CampaignRow['totals']; states: CampaignStates };

function describeRow(deps: Pick<Deps, 'now'>, campaign: ListedCampaign, { totals, states }: Known): CampaignRow {
  const state = states.get(campaign.id);
  return {
    ...describeState(deps, campaign, states),
    rounds: campaign.rounds,
    mailboxes: campaign.mailboxes,
    totals,
    nextSend: state?.next ?? null,
    leftToday: state?.leftToday ?? 0,
    createdAt: campaign.createdAt.toISOString(),
    launchedAt: campaign.launchedAt?.toISOString() ?? null,
    endedAt: campaign.endedAt?.toISOString() ?? null,
    endedBy: campaign.endedBy,
  };
}

export type CampaignState = Pick<CampaignRow, 'campaignId' | 'name' | 'status' | 'lifecycle' | 'waitReason'>;

/** Which one it is and how it stands. */
export const describeState = (
  deps: Pick<Deps, 'now'>,
  campaign: ListedCampaign,
  states: CampaignStates,
): CampaignState => ({
  campaignId: campaign.id,
  name: campaign.name,
  status: campaign.status,
  lifecycle: badgeOf(deps, campaign, states),
  waitReason: waitReasonOf(campaign, states),
});

/** Why it does not send right now; null while it does. */
function waitReasonOf(campaign: ListedCampaign, states: CampaignStates): WaitReason | null {
  const state = states.get(campaign.id);
  return state ? state.waitReason : standsStill(campaign);
}

const NOTHING: CampaignRow['totals'] = {
  leads: 0,
  sent: 0,
  sentTo: 0,
  delivered: 0,
  opened: { person: 0, machine: 0, unknown: 0 },
  clicked: 0,
  replied: 0,
  autoReplied: 0,
  interested: 0,
  bounced: 0,
  complained: 0,
  optedOut: 0,
  progress: 0,
};

/** One that was made just now: there is nothing to count. */
export const describeNewRow = (deps: Pick<Deps, 'now'>, campaign: ListedCampaign): CampaignRow =>
  describeRow(deps, campaign, { totals: NOTHING, states: new Map() });

/** Only what runs has one; of the others their status says it all. */
export async function listStates(
  { forecast }: Pick<Deps, 'forecast'>,
  scope: Scope,
  listed: readonly ListedCampaign[],
  known?: { sharing: readonly SharingCampaign[]; versionsOf: VersionsOf },
): Promise<CampaignStates> {
  const running = listed.filter(({ status }) => status === 'progressing').map(({ id }) => id);
  return running.length > 0 ? campaignStatesOf(forecast, scope, running, known) : new Map();
}

export function badgeOf(
  { now }: Pick<Deps, 'now'>,
  { id, status, trouble, zone, startDay }: ListedCampaign,
  states: CampaignStates,
): CampaignRow['lifecycle'] {
  const hasNoMailbox = states.get(id)?.waitReason?.reason === 'noMailbox';
  const hasStarted = dayIn(zone, now()) >= startDay;
  return lifecycleOf(status, { hasTrouble: trouble !== null || hasNoMailbox, hasStarted }) ?? null;
}

/** Why a campaign that does not run does not send. */
function standsStill({ status, trouble }: ListedCampaign): WaitReason | null {
  const reason = {
    new: 'notLaunched',
    suspend: trouble === null ? 'paused' : 'guardRail',
    finished: 'finished',
    cancel: 'canceled',
    progressing: null,
  } as const;
  const waitReason = reason[status];
  const values = waitReason === 'guardRail' ? guardOf(trouble) : {};
  return waitReason && { reason: waitReason, until: null, values, fix: REASONS[waitReason].fix };
}
