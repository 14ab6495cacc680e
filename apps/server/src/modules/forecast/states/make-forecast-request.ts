import type { Scope } from '../../../platform/db.ts';
import { firstDueAt, plannerMailbox } from '../../sending/index.ts';
import type { ForecastRequest } from '../planner/forecast-request.ts';
import {
  listCounters,
  listPlannedCampaigns,
  listQueues,
  type PlannedCampaign,
  type QueueRow,
  type SharingCampaign,
} from '../planner/planner-rows.repository.ts';
import type { ForecastDeps } from './forecast-deps.ts';

type Deps = Pick<ForecastDeps, 'db' | 'now' | 'listMailboxes' | 'listWorkspaces'>;

type Change = (campaign: PlannedCampaign) => PlannedCampaign;

/** Everything small that the worker needs to know of these campaigns. The people it reads itself. */
export async function makeForecastRequest(
  deps: Deps,
  scope: Scope,
  family: Family,
  change?: Change,
): Promise<ForecastRequest | undefined> {
  const [order] = await makeForecastRequests(deps, scope, [family], change);
  return order;
}

/** One order for each family, in as many statements as for one; none where the workspace is gone. */
export async function makeForecastRequests(
  deps: Deps,
  scope: Scope,
  families: readonly Family[],
  change: Change = (campaign) => campaign,
): Promise<ForecastRequest[]> {
  const { db } = deps;
  const at = wholeSecond(deps.now());
  const ids = [...new Set(families.flatMap((family) => family.ids))];
  const likely = [...new Set(families.flatMap((family) => family.mailboxIds))];
  const sendersOf = (mailboxIds: readonly string[]) => listSenders(deps, scope, mailboxIds);
  const countersOf = (mailboxIds: readonly string[]) =>
    listCounters(db, scope, [scope.workspaceId, ...ids, ...mailboxIds], daysBefore(at, 2));
  const [[workspace], asTheyStand, likelySenders, likelyCounters] = await Promise.all([
    deps.listWorkspaces(db, [scope.workspaceId]),
    listPlannedCampaigns(db, scope, ids),
    sendersOf(likely),
    countersOf(likely),
  ]);
  if (!workspace) return [];
  const drafts = new Set(asTheyStand.flatMap(({ id, status }) => (status === 'new' ? id : [])));
  const changed = asTheyStand.map(change);
  // Those that only a change brings in, or that a user has added since the families were found.
  const others = changed.flatMap(({ mailboxIds }) => mailboxIds.filter((id) => !likely.includes(id)));
  const [all, counters] =
    others.length > 0
      ? await Promise.all([sendersOf([...likely, ...others]), countersOf([...likely, ...others])])
      : [likelySenders, likelyCounters];
  const own = all.toSorted((a, b) => (a.mailbox.id < b.mailbox.id ? -1 : 1));
  // A key begins with the id of whose it is.
  const counted = Map.groupBy(counters, ({ key }) => key.split(' ', 1)[0] ?? '');
  return families.map(({ ids: members, shape }) => {
    const campaigns = changed.filter(({ id }) => members.includes(id));
    const senders = new Set(campaigns.flatMap(({ mailboxIds }) => mailboxIds));
    const mailboxes = own.filter(({ mailbox }) => senders.has(mailbox.id));
    const owners = [scope.workspaceId, ...mailboxes.map(({ mailbox }) => mailbox.id), ...campaigns.map(({ id }) => id)];
    return {
      workspace,
      campaigns: campaigns.map((campaign) => ({ ...campaign, firstDueAt: firstDueAt(campaign, at).getTime() })),
      mailboxes: mailboxes.map(({ mailbox, queue }) => plannerMailbox(mailbox, waitsOf(queue), at.getTime())),
      names: mailboxes.map(({ mailbox: { id, email, statusReason } }) => ({ id, email, words: statusReason })),
      counters: owners.flatMap((owner) => counted.get(owner) ?? []),
      lacking: [],
      withZones: campaigns.some(({ id, settings }) => drafts.has(id) && settings.schedule.usesLeadZone),
      shape,
      now: at.getTime(),
    };
  });
}

/** A state is one of a second: all who ask in the same one, with nothing changed, get the same. */
const wholeSecond = (at: Date) => new Date(Math.floor(at.getTime() / 1000) * 1000);

const DAY_MS = 86_400_000;
const daysBefore = (at: Date, days: number) => new Date(at.getTime() - days * DAY_MS).toISOString().slice(0, 10);

async function listSenders({ db, listMailboxes }: Deps, scope: Scope, ids: readonly string[]) {
  const [found, held] = await Promise.all([listMailboxes(db, ids), listQueues(db, scope, ids)]);
  const queues = new Map(held.map((queue) => [queue.mailboxId, queue]));
  const own = found.filter(({ workspaceId }) => workspaceId === scope.workspaceId);
  return own.map((mailbox) => ({ mailbox, queue: queues.get(mailbox.id) }));
}

const waitsOf = (queue: QueueRow | undefined) => ({
  freeAt: queue?.freeAt ?? null,
  restsUntil: queue?.restsUntil ?? null,
  // A queue that nothing wakes is at infinity, which the driver gives as a number.
  behindUntil: queue?.wait === 'inbox' && queue.nextAt instanceof Date ? queue.nextAt : null,
});

/** Campaigns whose forecasts depend on each other. */
export type Family = { ids: string[]; mailboxIds: string[]; shape: string };

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
    mailboxIds: [...new Set([...mailboxes, ...members.flatMap(({ mailboxIds }) => mailboxIds)])],
    shape: members.map(({ revision, shape }) => `${revision} ${shape}`).join('\n'),
  };
}
