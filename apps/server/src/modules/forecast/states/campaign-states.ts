import type { NextSend } from '@outrider/contract/campaigns/campaign';
import type { LeadGroup } from '@outrider/contract/campaigns/leads';
import type { WaitReason } from '@outrider/contract/campaigns/wait-reason';
import { REASONS, type Reason } from '@outrider/send-planner/reasons';
import type { Scope } from '../../../platform/db.ts';
import { gatherQuestions } from '../../../platform/gather-questions.ts';
import { openVersions, type VersionsOf } from '../../campaigns/index.ts';
import { listSharing, type SharingCampaign } from '../planner/planner-rows.repository.ts';
import type { CampaignLeadStates, LeadStates } from '../worker/compute-states.ts';
import { findInTable, idsInTable } from '../worker/lead-table.ts';
import type { PlainWaitReason } from '../worker/wait-reason-values.ts';
import type { ForecastDeps } from './forecast-deps.ts';
import { letterOf } from './letter-of.ts';
import { type Family, familyOf, makeForecastRequest, makeForecastRequests } from './make-forecast-request.ts';
import { type NamingDeps, nameLeads, toNextSend } from './name-leads.ts';

type LeadState = {
  group: LeadGroup;
  /** Why nothing goes to them now; null while it does. */
  waitReason: WaitReason | null;
  next: {
    round: number;
    variant: string;
    at: string;
    mailboxId: string;
    email: string;
    /** In the line of those who have had nothing yet. */
    place: number | null;
  } | null;
};

type CampaignState = {
  asOf: string;
  /** Why it does not send right now; null while it does. */
  waitReason: WaitReason | null;
  next: NextSend | null;
  /** Mails that still go out before its day ends. */
  leftToday: number;
  counts: Record<LeadGroup, number>;
  leads: {
    get(leadId: string): LeadState | undefined;
    /** In the order of their ids. */
    idsOf(wanted: { group?: LeadGroup | undefined; reason?: Reason | undefined }): string[];
  };
};

/** Nothing where there is no such campaign. */
export const campaignStateOf = async (
  deps: ForecastDeps,
  scope: Scope,
  campaignId: string,
): Promise<CampaignState | undefined> => (await campaignStatesOf(deps, scope, [campaignId])).get(campaignId);

/** What an answer has asked already: what runs, and how it reads the versions of rows. */
type Known = { sharing?: readonly SharingCampaign[]; versionsOf?: VersionsOf };

/** For a page of campaigns: what depends on each other is looked at once. */
export const campaignStatesOf = async (
  deps: ForecastDeps,
  scope: Scope,
  campaignIds: readonly string[],
  known?: Known,
): Promise<Map<string, CampaignState>> => describeStates(deps, scope, await looksOf(deps, scope, campaignIds, known));

export async function describeStates(
  deps: NamingDeps,
  scope: Scope,
  looks: ReadonlyMap<string, FoundStates>,
): Promise<Map<string, CampaignState>> {
  const leadIds = [...looks.values()].flatMap(({ own }) => own.next?.leadId ?? []);
  const names = await nameLeads(deps, scope, leadIds);
  const emails = new Map(
    [...looks.values()].flatMap(({ look }) => look.names.map(({ id, email }) => [id, email] as const)),
  );
  return new Map(
    [...looks].map(([id, { look, own }]) => [
      id,
      {
        asOf: new Date(look.asOf).toISOString(),
        waitReason: describeWaitReason(own.waitReason),
        next: own.next && toNextSend(own.next, emails, names),
        leftToday: own.leftToday,
        counts: own.counts,
        leads: {
          get: (leadId) => readLead(own, leadId, emails),
          idsOf: (wanted) => idsInTable(own.leads, wanted),
        },
      },
    ]),
  );
}

type FoundStates = { look: LeadStates; own: CampaignLeadStates; family: Family };

export async function looksOf(
  deps: ForecastDeps,
  scope: Scope,
  campaignIds: readonly string[],
  { sharing: known = [], versionsOf = openVersions(deps.db, scope) }: Known = {},
): Promise<Map<string, FoundStates>> {
  // One that was launched a moment after what runs was asked for is not among it.
  const areKnown = campaignIds.every((id) => known.some((campaign) => campaign.id === id));
  const sharing = areKnown ? known : await listSharing(deps.db, scope, campaignIds);
  const families = new Map<string, Promise<LeadStates | undefined>>();
  const lookTogether = gatherQuestions((asked: Family[]) => computeEach(deps, scope, asked, versionsOf));
  // All are begun before one is waited for: they have nothing to do with each other.
  const asked = campaignIds.flatMap((campaignId) => {
    const family = familyOf(campaignId, sharing);
    const key = family.ids.join(' ');
    if (key === '') return [];
    const look =
      families.get(key) ??
      // A dear one is asked for by itself: a caller that does not wait for it waits for the others.
      deps.states.of(`${scope.workspaceId} ${key}`, family.shape, ({ isKept }) =>
        isKept ? lookAt(deps, scope, family) : lookTogether(family),
      );
    families.set(key, look);
    return { campaignId, family, look };
  });
  await Promise.all(families.values());
  const found = new Map<string, FoundStates>();
  for (const { campaignId, family, look: answer } of asked) {
    const look = await answer;
    const own = look?.campaigns.find(({ id }) => id === campaignId);
    if (look && own) found.set(campaignId, { look, own, family });
  }
  return found;
}

async function lookAt(deps: ForecastDeps, scope: Scope, family: Family): Promise<LeadStates | undefined> {
  const order = await makeForecastRequest(deps, scope, family);
  return order && deps.worker.computeStates(order);
}

async function computeEach(
  deps: ForecastDeps,
  scope: Scope,
  families: readonly Family[],
  versionsOf: VersionsOf,
): Promise<LeadStates[]> {
  const [requests, versions] = await Promise.all([
    makeForecastRequests(deps, scope, families),
    Promise.all(families.map(({ ids }) => versionsOf(ids))),
  ]);
  return deps.statesOfSecond(requests, versions, (missing) => deps.worker.computeEach(missing));
}

function readLead(own: CampaignLeadStates, leadId: string, emails: ReadonlyMap<string, string>): LeadState | undefined {
  const found = findInTable(own.leads, leadId);
  if (!found) return undefined;
  const { group, waitReason, next } = found;
  return {
    group,
    waitReason: describeWaitReason(waitReason && { ...waitReason, fix: REASONS[waitReason.reason].fix }),
    next: next && {
      round: next.round,
      variant: letterOf(own.rounds, leadId, next.round),
      at: new Date(next.at).toISOString(),
      mailboxId: next.mailboxId,
      email: emails.get(next.mailboxId) ?? '',
      place: next.place,
    },
  };
}

export const describeWaitReason = (waitReason: PlainWaitReason | null): WaitReason | null =>
  waitReason && {
    reason: waitReason.reason,
    until:
      waitReason.until === null || !Number.isFinite(waitReason.until) ? null : new Date(waitReason.until).toISOString(),
    values: waitReason.values,
    fix: isBroken(waitReason) ? 'fixMailbox' : waitReason.fix,
  };

/** There are mailboxes, and the one that is named can be mended. */
const isBroken = ({ reason, values: { email } }: PlainWaitReason) => reason === 'noMailbox' && email !== undefined;
