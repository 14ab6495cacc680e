import { countersOf, type Used } from './caps.ts';
import { findTurn } from './find-turn.ts';
import { createLimits, type Limits } from './limits.ts';
import type { Reason, WaitReason } from './reasons.ts';
import { refuse } from './refuse.ts';
import { type Campaigns, createQueue, type SendQueue } from './send-queue.ts';
import type { Candidate, CounterKey, Mailbox, Workspace } from './state.ts';
import { freeAfter, slotOf } from './ticks.ts';

export type Decision = {
  /** What goes out now. */
  sends: Candidate[];
  /** Their condition is false: the round after is planned from when this one was due. */
  skipped: Candidate[];
  /** Refused, and not to be looked at before `dueAt`; null: until a user acts. */
  deferred: { candidate: Candidate; reason: Reason; dueAt: number | null }[];
  /** What keeps the mailbox from sending (more) now. Null only when `most` was reached. */
  idle: WaitReason | null;
  /** When its gap ends. */
  freeAt: number;
  /** When to look again; null: when a row is planned or something is changed. */
  nextAt: number | null;
};

type QueueInput = {
  workspace: Workspace;
  mailbox: Mailbox;
  campaigns: Campaigns;
  /** Due rows of this mailbox, at least the first ones of each group (campaign, zone of its window) by their turn. */
  candidates: readonly Candidate[];
  /** Of the rows that are not due yet the first. */
  waiting: Candidate | null;
  /** Of all counters that `countersOf` names for the candidates. */
  used: Used;
  now: number;
  /** When the queue was to be looked at. */
  nextAt: number;
  /** Mails at once, where the mailbox sends in bursts. */
  most?: number;
};

/** With the counters each mail is counted in. */
type CountedDecision = Omit<Decision, 'sends'> & { sends: { candidate: Candidate; counters: CounterKey[] }[] };

/** What a mailbox does now. The dispatcher asks this inside the transaction that reserves. */
export function decideQueue({ workspace, mailbox, campaigns, now, nextAt, ...given }: QueueInput): CountedDecision {
  const at = slotOf(nextAt, now);
  const rows = given.waiting ? [...given.candidates, given.waiting] : given.candidates;
  const queue = createQueue(mailbox, campaigns, rows, at);
  const decision = lookAtQueue(queue, createLimits(workspace, given.used), { at, now, most: given.most ?? 1 });
  const sends = decision.sends.map((candidate) => {
    const campaign = campaigns.get(candidate.lead.campaignId);
    return {
      candidate,
      counters: campaign ? countersOf({ workspace, mailbox, campaign, candidate, at }) : [],
    };
  });
  return { ...decision, sends };
}

/** `refuse`: why a row may not go that everything else lets go. */
type Look = {
  at: number;
  now: number;
  most: number;
  refuse?: ((candidate: Candidate) => WaitReason | null) | undefined;
};

/** The one decision. Takes the rows it decides on out of the queue, and counts what it sends. */
export function lookAtQueue(queue: SendQueue, limits: Limits, look: Look): Decision {
  const { mailbox } = queue;
  const { at, now, most } = look;
  const [sends, skipped, deferred]: [Candidate[], Candidate[], Decision['deferred']] = [[], [], []];
  for (;;) {
    const found = findTurn(queue, limits, at);
    if ('waitReason' in found) {
      return { sends, skipped, deferred, idle: found.waitReason, freeAt: queue.freeAt, nextAt: found.nextAt };
    }
    const { candidate, campaign } = found;
    const refused = refuse(candidate, campaign, limits, at) ?? look.refuse?.(candidate);
    if (refused === 'skip') {
      skipped.push(candidate);
    } else if (refused) {
      const { reason, until } = refused;
      deferred.push({ candidate, reason, dueAt: until });
      if (until !== null) queue.waiting.add({ ...candidate, reason, dueAt: until });
    } else {
      limits.count({ mailbox, campaign, candidate, at });
      sends.push(candidate);
      queue.freeAt = freeAfter(mailbox, candidate, at, now);
      if (sends.length >= most && queue.freeAt <= at) {
        return { sends, skipped, deferred, idle: null, freeAt: queue.freeAt, nextAt: queue.freeAt };
      }
    }
  }
}
