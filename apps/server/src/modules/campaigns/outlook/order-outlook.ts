import type { Scope } from '../../../platform/db.ts';
import { firstDueAt } from '../launching/plan-leads.ts';
import { plannerMailbox } from '../sending/planner-facts.ts';
import type { OutlookDeps } from './outlook-deps.ts';
import type { OutlookOrder } from './outlook-order.ts';
import {
  type LaneRow,
  listLanes,
  listPlannedCampaigns,
  type PlannedCampaign,
  type SharingCampaign,
} from './planner-rows.repository.ts';

type Deps = Pick<OutlookDeps, 'db' | 'now' | 'listMailboxes' | 'listWorkspaces'>;

/** Everything small that the desk needs to know of these campaigns. The people it reads itself. */
export async function orderOutlook(
  deps: Deps,
  scope: Scope,
  { ids, shape }: Family,
  change: (campaign: PlannedCampaign) => PlannedCampaign = (campaign) => campaign,
): Promise<OutlookOrder | undefined> {
  const { db } = deps;
  const at = deps.now();
  const now = at.getTime();
  const [workspace] = await deps.listWorkspaces(db, [scope.workspaceId]);
  if (!workspace) return undefined;
  const asTheyStand = await listPlannedCampaigns(db, scope, ids);
  const drafts = new Set(asTheyStand.flatMap(({ id, status }) => (status === 'new' ? id : [])));
  const campaigns = asTheyStand.map(change);
  const wanted = [...new Set(campaigns.flatMap(({ mailboxIds }) => mailboxIds))];
  const [found, held] = await Promise.all([deps.listMailboxes(db, wanted), listLanes(db, scope, wanted)]);
  const lanes = new Map(held.map((lane) => [lane.mailboxId, lane]));
  const own = found.filter(({ workspaceId }) => workspaceId === scope.workspaceId);
  return {
    workspace,
    campaigns: campaigns.map((campaign) => ({ ...campaign, firstDueAt: firstDueAt(campaign, at).getTime() })),
    mailboxes: own
      .map((mailbox) => plannerMailbox(mailbox, waitsOf(lanes.get(mailbox.id)), now))
      .toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    names: own.map(({ id, email, statusReason }) => ({ id, email, words: statusReason })),
    lacking: [],
    withZones: campaigns.some(({ id, settings }) => drafts.has(id) && settings.schedule.usesLeadZone),
    shape,
    now,
  };
}

const waitsOf = (lane: LaneRow | undefined) => ({
  freeAt: lane?.freeAt ?? null,
  restsUntil: lane?.restsUntil ?? null,
  // A lane that nothing wakes is at infinity, which the driver gives as a number.
  behindUntil: lane?.reason === 'inboxBehind' && lane.nextAt instanceof Date ? lane.nextAt : null,
});

/** Campaigns whose forecasts depend on each other. */
export type Family = { ids: string[]; shape: string };

/** One that runs with all that run on its mailboxes, and on theirs; any other by itself. */
export function familyOf(campaignId: string, all: readonly SharingCampaign[], extra: readonly string[] = []): Family {
  const asked = all.find(({ id }) => id === campaignId);
  const family = new Map(asked ? [[asked.id, asked]] : []);
  const mailboxes = new Set(extra);
  const running = all.filter(({ status }) => status === 'progressing');
  if (asked?.status === 'progressing') for (const id of asked.mailboxIds) mailboxes.add(id);
  for (let before = -1; before < family.size; ) {
    before = family.size;
    for (const campaign of running) {
      if (family.has(campaign.id) || !campaign.mailboxIds.some((id) => mailboxes.has(id))) continue;
      family.set(campaign.id, campaign);
      for (const id of campaign.mailboxIds) mailboxes.add(id);
    }
  }
  const members = [...family.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  return {
    ids: members.map(({ id }) => id),
    shape: members.map(({ revision, shape }) => `${revision} ${shape}`).join('\n'),
  };
}
