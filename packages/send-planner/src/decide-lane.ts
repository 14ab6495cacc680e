import { type Counted, countersOf } from './caps.ts';
import { findTurn, type World } from './find-turn.ts';
import { pushTo } from './heap.ts';
import { type Campaigns, createLane, isBefore, type Lane } from './lane.ts';
import type { Reason, Told } from './reasons.ts';
import { refuse } from './refuse.ts';
import type { Candidate, CounterKey, Mailbox, Workspace } from './state.ts';
import { freeAfter, slotOf } from './ticks.ts';

export type Decision = {
  /** What goes out now, each with the counters it is counted in. */
  sends: { candidate: Candidate; counters: CounterKey[] }[];
  /** Their condition is false: the round after is planned from when this one was due. */
  skipped: Candidate[];
  /** Refused, and not to be looked at before `dueAt`; null: until somebody does something. */
  deferred: { candidate: Candidate; reason: Reason; dueAt: number | null }[];
  /** What keeps the mailbox from sending (more) now. Null only when `most` was reached. */
  idle: Told | null;
  /** When its gap ends. */
  freeAt: number;
  /** When to look again; null: when a row is planned or something is changed. */
  nextAt: number | null;
};

type LaneInput = {
  workspace: Workspace;
  mailbox: Mailbox;
  campaigns: Campaigns;
  /** Due rows of this mailbox, at least the first ones of each group (campaign, zone of its window) by their turn. */
  candidates: readonly Candidate[];
  /** Of the rows that are not due yet the first. */
  waiting: Candidate | null;
  /** All counters that `countersOf` names for the candidates. What goes out is counted in it, for the lane asked next. */
  counted: Counted;
  now: number;
  /** When the lane was to be looked at. */
  nextAt: number;
  /** Mails at once, where the mailbox has no gap. */
  most?: number;
};

/** What a mailbox does now. The dispatcher asks this inside the transaction that reserves. */
export function decideLane({ workspace, mailbox, campaigns, now, nextAt, ...given }: LaneInput): Decision {
  const at = slotOf(nextAt, now);
  const rows = given.waiting ? [...given.candidates, given.waiting] : given.candidates;
  const lane = createLane(mailbox, campaigns, rows, at);
  return lookAtLane(lane, { workspace, counted: given.counted }, { at, now, most: given.most ?? 1 });
}

const nothing = ({ freeAt }: Mailbox): Decision => ({
  sends: [],
  skipped: [],
  deferred: [],
  idle: null,
  freeAt,
  nextAt: null,
});

/** The one decision. Takes the rows it decides on out of the lane, and counts what it sends. */
export function lookAtLane(lane: Lane, world: World, look: { at: number; now: number; most: number }): Decision {
  const { at, now, most } = look;
  const decision = nothing(lane.mailbox);
  for (;;) {
    const found = findTurn(lane, world, at, decision.freeAt);
    if ('told' in found) return { ...decision, idle: found.told, nextAt: found.nextAt };
    const { candidate, campaign } = found;
    const refused = refuse(candidate, campaign, world, at);
    if (refused === 'skip') {
      decision.skipped.push(candidate);
    } else if (refused) {
      const { reason, until } = refused;
      decision.deferred.push({ candidate, reason, dueAt: until });
      if (until !== null) pushTo(lane.waiting, { ...candidate, reason, dueAt: until }, isBefore);
    } else {
      const { workspace, counted } = world;
      const counters = countersOf({ workspace, mailbox: lane.mailbox, campaign, lead: candidate.lead, at });
      for (const counter of counters) counted.count(counter);
      decision.sends.push({ candidate, counters });
      decision.freeAt = freeAfter(lane.mailbox, `${candidate.lead.id} ${candidate.round}`, at, now);
      if (decision.sends.length >= most && decision.freeAt <= at) return { ...decision, nextAt: decision.freeAt };
    }
  }
}
