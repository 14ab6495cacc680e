import TinyQueue from 'tinyqueue';
import { assignMailboxes } from './assign-mailboxes.ts';
import { usedIn } from './caps.ts';
import { type Decision, lookAtQueue } from './decide-queue.ts';
import { createLimits } from './limits.ts';
import type { Reason, WaitReason } from './reasons.ts';
import { rowAfterSend, rowAfterSkip } from './rounds.ts';
import { admitDue, type Campaigns, createQueue, type SendQueue } from './send-queue.ts';
import type { Campaign, Candidate, Mailbox, State } from './state.ts';
import { tickFrom } from './ticks.ts';
import { NEVER } from './window.ts';

/**
 * `dueAt`: when its own wait was over, and `reason` what that was; later than that it waited for its mailbox, and
 * `mailboxReason` is what that waited for, if it did.
 */
export type Send = {
  leadId: string;
  campaignId: string;
  round: number;
  mailboxId: string;
  at: number;
  dueAt: number;
  reason: Reason;
  mailboxReason: Reason | null;
};

/** A time in which a mailbox sends nothing, and the one reason. */
export type Idle = { mailboxId: string; from: number; to: number; reason: Reason };

/** What people do while mails go out. They change leads and the opens of mails that are out; nobody else does. */
export type People = {
  /** When the next of them does something; infinity: nobody does. */
  readonly nextAt: number;
  /** Does it. Tells of a campaign that is paused by it, and so sends nothing from then on. */
  act(): string | undefined;
  /** Why a row may not go that everything else lets go. */
  refuse(candidate: Candidate, at: number): WaitReason | null;
  /** A mail went out; `next` is the row of the round after it. */
  onSend(candidate: Candidate, mailbox: Mailbox, at: number, next: Candidate | null): void;
  onSkip(candidate: Candidate, at: number): void;
};

type Actor = SendQueue & { nextAt: number; idle: Idle | null };
type Played = { sends: Send[]; idle: Idle[]; assigned: ReadonlyMap<string, string | null> };

/**
 * What happens until `now + horizon`: the rules that send, asked at each moment at which something can happen. Where people
 * act in the same moment as a mailbox, they come first.
 */
export function play(state: State, now: number, horizon: number, people?: People): Played {
  const end = now + horizon;
  const assigned = assignMailboxes(state);
  const campaigns = campaignsOf(state);
  const limits = createLimits(state.workspace, usedIn(state.counters));
  const sends: Send[] = [];
  const idle: Idle[] = [];
  const actors = queuesOf(state, assigned, now).map((queue) => ({
    ...queue,
    nextAt: tickFrom(queue.mailbox.id, now),
    idle: null,
  }));
  const queue = new TinyQueue<Actor>([...actors], compareActors);

  for (let actor = queue.pop(); actor && actor.nextAt < end; actor = queue.pop()) {
    const at = actor.nextAt;
    if (people) letPeopleAct(people, at, actors);
    admitDue(actor, at);
    const refuse = people && ((candidate: Candidate) => people.refuse(candidate, at));
    const decision = lookAtQueue(actor, limits, { at, now: at, most: Number.POSITIVE_INFINITY, refuse });
    for (const candidate of decision.sends) sends.push(toSend(candidate, actor, at));
    actor.nextAt = wakeAfter(decision, planNext(actor, decision, campaigns, at, people), actor.mailbox.id, at);
    noteIdle(actor, decision, at, idle);
    queue.push(actor);
  }
  if (people) letPeopleAct(people, end, actors);
  for (const actor of actors) closeIdle(actor, end, idle);
  return { sends, idle, assigned };
}

/** Everything people do up to a moment. The rows of a campaign that is paused by it leave their queues. */
function letPeopleAct(people: People, at: number, queues: readonly SendQueue[]) {
  while (people.nextAt <= at) {
    const paused = people.act();
    if (paused === undefined) continue;
    for (const queue of queues) queue.groups = queue.groups.filter(({ window }) => window.campaign.id !== paused);
  }
}

const compareActors = (a: Actor, b: Actor) =>
  a.nextAt === b.nextAt ? (a.mailbox.id < b.mailbox.id ? -1 : 1) : a.nextAt - b.nextAt;

const campaignsOf = ({ campaigns }: State): Campaigns => new Map(campaigns.map((campaign) => [campaign.id, campaign]));

/** The queues as they stand, with everybody who waits. */
export function queuesOf(state: State, assigned: ReadonlyMap<string, string | null>, at: number): SendQueue[] {
  const rows = new Map<string, Candidate[]>(state.mailboxes.map(({ id }) => [id, []]));
  for (const lead of state.leads) {
    if (!lead.next) continue;
    const { round, dueAt, reason } = lead.next;
    rows.get(assigned.get(lead.id) ?? '')?.push({ lead, round, dueAt, reason, earlier: lead.earlier });
  }
  const campaigns = campaignsOf(state);
  return state.mailboxes.map((mailbox) => createQueue(mailbox, campaigns, rows.get(mailbox.id) ?? [], at));
}

const toSend = ({ lead, round, dueAt, reason }: Candidate, { mailbox, idle }: Actor, at: number): Send => ({
  leadId: lead.id,
  campaignId: lead.campaignId,
  round,
  mailboxId: mailbox.id,
  at,
  dueAt,
  reason,
  mailboxReason: idle?.reason ?? null,
});

/** Plans the rounds after those that were sent or skipped. Tells whether there are any. */
function planNext(
  { waiting, mailbox }: Actor,
  { sends, skipped }: Decision,
  campaigns: Campaigns,
  at: number,
  people: People | undefined,
): boolean {
  const before = waiting.length;
  const plan = (candidate: Candidate, rowAfter: (campaign: Campaign) => Candidate | null): Candidate | null => {
    const campaign = campaigns.get(candidate.lead.campaignId);
    const row = campaign ? rowAfter(campaign) : null;
    if (row) waiting.add(row);
    return row;
  };
  for (const candidate of sends) {
    const next = plan(candidate, (campaign) => rowAfterSend(campaign, candidate, at));
    people?.onSend(candidate, mailbox, at, next);
  }
  for (const candidate of skipped) {
    plan(candidate, (campaign) => rowAfterSkip(campaign, candidate));
    people?.onSkip(candidate, at);
  }
  return waiting.length > before;
}

/** Where a row was planned, the queue looks again as soon as it may: what it waits for may be another row now. */
const wakeAfter = ({ nextAt, freeAt }: Decision, hasPlanned: boolean, mailboxId: string, at: number): number => {
  const own = nextAt ?? NEVER;
  const soonest = Math.max(freeAt, at + 1);
  return hasPlanned && own > soonest ? Math.min(own, tickFrom(mailboxId, soonest)) : own;
};

function noteIdle(actor: Actor, { sends, idle: waitReason }: Decision, at: number, found: Idle[]) {
  if (sends.length === 0 && actor.idle && actor.idle.reason === waitReason?.reason) return;
  closeIdle(actor, at, found);
  if (waitReason) actor.idle = { mailboxId: actor.mailbox.id, from: at, to: at, reason: waitReason.reason };
}

function closeIdle(actor: Actor, to: number, found: Idle[]) {
  if (actor.idle) found.push({ ...actor.idle, to });
  actor.idle = null;
}
