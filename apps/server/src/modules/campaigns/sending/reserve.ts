import type { Trx } from '../../../platform/db.ts';
import type { SendingMailbox } from '../../mailboxes/index.ts';
import type { CampaignRounds } from './campaign-rounds.ts';
import { shareCampaigns, takeDue } from './candidates.repository.ts';
import { addToCounters, lockCounters } from './counters.repository.ts';
import { judgeRows } from './judge-rows.ts';
import { freeLane, holdLanes } from './lanes.repository.ts';
import { deferRows, endPlanned, reserveRows } from './ledger.repository.ts';
import type { CampaignFacts, Candidate, LaneDecision, SendingDeps } from './sending-deps.ts';
import { beginAsWorker } from './workers.repository.ts';

export type ReserveDeps = Pick<
  SendingDeps,
  'db' | 'now' | 'decide' | 'rules' | 'findSuppressed' | 'listMailboxes' | 'listWorkspaces'
> &
  Pick<SendingDeps, 'atPoint'> & { rounds: CampaignRounds };

/** `isIdle`: nothing of it is under way, so it can be let go when nothing is due. */
export type HeldLane = { mailboxId: string; isIdle: boolean };

export type Reserved = Candidate & Pick<CampaignFacts, 'revision'> & Pick<CampaignFacts['settings'], 'tracking'>;

export type ReservedLane = {
  mailbox: SendingMailbox;
  rows: Reserved[];
  /** When it is looked at again after these; null when it goes on at once. */
  nextAt: Date | null;
};

export type Reservation =
  | { kind: 'buried' }
  /** Lanes with nothing to send are free again, unless something of theirs is still under way. */
  | { kind: 'reserved'; lanes: ReservedLane[] }
  /** Somebody was faster at one of the rows; nothing was done. */
  | { kind: 'overtaken' };

class Overtaken extends Error {}

/**
 * Takes lanes and mails, in one transaction that looks at everything again: campaign, answers, suppression, limits. Locks
 * are taken in one order everywhere: worker, lane, campaign, recipient, counter, mail; by id within each.
 */
export async function reserve(
  deps: ReserveDeps,
  me: string,
  { held, fresh }: { held: readonly HeldLane[]; fresh: number },
): Promise<Reservation> {
  try {
    return await deps.db.transaction().execute((trx) => reserveIn(deps, trx, me, { held, fresh }));
  } catch (error) {
    if (error instanceof Overtaken) return { kind: 'overtaken' };
    throw error;
  }
}

async function reserveIn(
  deps: ReserveDeps,
  trx: Trx,
  me: string,
  { held, fresh }: { held: readonly HeldLane[]; fresh: number },
): Promise<Reservation> {
  if (!(await beginAsWorker(trx, me))) return { kind: 'buried' };
  const now = deps.now();
  const mine = held.map(({ mailboxId }) => mailboxId).toSorted();
  const due = await takeDue(trx, { me, held: mine, fresh, candidates: deps.rules.candidates, now });
  if (due.size === 0) return { kind: 'reserved', lanes: [] };
  const rows = [...due.values()].flatMap((lane) => lane.rows);
  // A new snapshot: it sees whatever was committed while the lanes were taken.
  const campaigns = await readCampaigns(deps, trx, [...new Set(rows.map(({ campaignId }) => campaignId))]);
  const judged = await judgeRows(deps, trx, rows, campaigns, now);
  const mailboxes = new Map((await deps.listMailboxes(trx, [...due.keys()])).map((mailbox) => [mailbox.id, mailbox]));

  const workspaceIds = [...new Set([...due.values()].map(({ workspaceId }) => workspaceId))];
  const workspaces = new Map(
    (await deps.listWorkspaces(trx, workspaceIds)).map((workspace) => [workspace.id, workspace]),
  );

  const lanes = [...due].flatMap(([mailboxId, { workspaceId, nextAt, freeAt }]) => {
    const [mailbox, workspace] = [mailboxes.get(mailboxId), workspaces.get(workspaceId)];
    const candidates = judged.candidates.get(mailboxId) ?? [];
    const { batch } = deps.rules;
    return mailbox && workspace ? [{ now, nextAt, freeAt, workspace, mailbox, campaigns, candidates, batch }] : [];
  });
  const counters = lanes.flatMap((lane) => (lane.candidates.length > 0 ? deps.decide.countersOf(lane) : []));
  const counted = await lockCounters(trx, counters);
  const decided = lanes.map((lane) => {
    const isDue = lane.candidates.length > 0;
    return { ...lane, decision: isDue ? deps.decide.decide({ ...lane, counted }) : NOTHING_DUE };
  });
  const sends = decided.flatMap(({ decision }) => decision.send);

  await addToCounters(
    trx,
    sends.flatMap((sent) => sent.counters),
    1,
  );
  if (sends.length > 0 && (await reserveRows(trx, me, sends, now)) < sends.length) throw new Overtaken();
  await deferRows(trx, [...judged.deferred, ...decided.flatMap(({ decision }) => decision.deferred)]);
  const skipped = decided.flatMap(({ decision }) => decision.skipped);
  await endPlanned(trx, 'skipped', skipped, now);
  await endPlanned(trx, 'stopped', judged.stopped, now);
  await settleLanes(trx, me, { now, decided, held });
  await deps.atPoint?.('insideReserve');
  return {
    kind: 'reserved',
    lanes: decided.flatMap(({ mailbox, candidates, decision: { send, nextAt } }) => {
      const sent = new Set(send.map(({ id }) => id));
      const taken = candidates.flatMap((row) => {
        const campaign = campaigns.get(row.campaignId);
        return campaign && sent.has(row.id)
          ? { ...row, revision: campaign.revision, tracking: campaign.settings.tracking }
          : [];
      });
      return taken.length > 0 ? [{ mailbox, rows: taken, nextAt }] : [];
    }),
  };
}

async function readCampaigns({ rounds }: ReserveDeps, trx: Trx, ids: readonly string[]) {
  const campaigns = new Map<string, CampaignFacts>();
  for (const campaign of await shareCampaigns(trx, ids)) {
    campaigns.set(campaign.id, { ...campaign, rounds: await rounds.of(trx, campaign.id, campaign.revision) });
  }
  return campaigns;
}

const NOTHING_DUE: LaneDecision = { send: [], deferred: [], skipped: [], freeAt: null, nextAt: null, reason: '' };

type Decided = { mailbox: SendingMailbox; decision: LaneDecision };

async function settleLanes(
  trx: Trx,
  me: string,
  { now, decided, held }: { now: Date; decided: readonly Decided[]; held: readonly HeldLane[] },
) {
  const busy = new Set(held.flatMap(({ mailboxId, isIdle }) => (isIdle ? [] : mailboxId)));
  const taken = decided
    .filter(({ decision }) => decision.send.length > 0)
    .map(({ mailbox, decision: { freeAt } }) => ({ mailboxId: mailbox.id, freeAt }));
  if (taken.length > 0) await holdLanes(trx, me, taken, now);
  for (const { mailbox, decision } of decided) {
    if (decision.send.length === 0 && !busy.has(mailbox.id)) await freeLane(trx, me, mailbox.id, decision);
  }
}
