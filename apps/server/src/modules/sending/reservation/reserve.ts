import { counterName } from '@outrider/send-planner/caps';
import { isBursting } from '@outrider/send-planner/ticks';
import type { Trx } from '../../../platform/db.ts';
import type { CampaignFacts } from '../../campaigns/index.ts';
import {
  addToCounters,
  beginAsWorker,
  deferRows,
  endPlanned,
  type LockedCounters,
  lockCounters,
  reserveRows,
} from '../../ledger/index.ts';
import type { SendingMailbox } from '../../mailboxes/index.ts';
import type { Candidate, ReservedMail } from '../facts/campaign-mail.ts';
import type { QueueDecision, QueueFacts, SendingDeps, WorkspaceFacts } from '../facts/sending-deps.ts';
import type { QueueWait } from '../queues/queue-wait.ts';
import { freeQueue, holdQueues } from '../queues/send-queues.repository.ts';
import type { CampaignRounds } from './campaign-rounds.ts';
import { type TakenQueue, takeQueues } from './candidates.repository.ts';
import { type AskedQueue, type GatheredRows, gatherRows } from './gather-rows.ts';
import { type JudgedRows, judgeRows } from './judge-rows.ts';

export type ReserveDeps = Pick<
  SendingDeps,
  'db' | 'now' | 'decide' | 'rules' | 'findSuppressed' | 'listMailboxes' | 'listWorkspaces'
> &
  Pick<SendingDeps, 'atPoint' | 'inboxes'> & { rounds: CampaignRounds };

/** `isIdle`: nothing of it is under way, so it can be let go when nothing is due. */
export type HeldQueue = { mailboxId: string; isIdle: boolean };

export type ReservedQueue = {
  mailbox: SendingMailbox;
  rows: ReservedMail[];
  /** More may follow at once; otherwise it is let go after these. */
  goesOn: boolean;
};

export type Reservation =
  | { kind: 'evicted' }
  /** Queues with nothing to send are free again, unless something of theirs is still under way. */
  | { kind: 'reserved'; queues: ReservedQueue[] }
  /** Another worker was faster at one of the rows; nothing was done. */
  | { kind: 'overtaken' };

class Overtaken extends Error {}

/**
 * Takes queues and mails, in one transaction that looks at everything again: campaign, answers, suppression, limits. Locks
 * are taken in one order everywhere: worker, queue, campaign, recipient, counter, mail; by id within each.
 */
export async function reserve(
  deps: ReserveDeps,
  me: string,
  { held, fresh }: { held: readonly HeldQueue[]; fresh: number },
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
  { held, fresh }: { held: readonly HeldQueue[]; fresh: number },
): Promise<Reservation> {
  if (!(await beginAsWorker(trx, me))) return { kind: 'evicted' };
  const now = deps.now();
  const mine = held.map(({ mailboxId }) => mailboxId).toSorted();
  const taken = await describeQueues(deps, trx, await takeQueues(trx, { me, held: mine, fresh, now }), now);
  if (taken.length === 0) return { kind: 'reserved', queues: [] };
  const asked = taken.filter(({ at }) => at <= now);
  const gathered = await gatherRows(deps, trx, asked, now);
  const judged = await judgeRows(deps, trx, gathered.due, gathered.campaigns, now);
  const behind = await findBehind(deps, trx, asked, judged, now);

  const queues = asked
    .filter(({ mailboxId }) => !behind.has(mailboxId))
    .map((queue) => factsOf(queue, gathered, judged, { now, batch: deps.rules.batch }));
  const { used: counted, ids: counterIds } = await lockCounters(
    trx,
    queues.flatMap((queue) => deps.decide.countersOf(queue)),
  );
  const upToOf = new Map(asked.map(({ mailboxId, upTo, newestMail }) => [mailboxId, upTo ?? newestMail]));
  const decided = queues.map(({ mailbox, candidates, ...queue }) => {
    const first = deps.decide.decide({ mailbox, candidates, ...queue, counted });
    const moment = { mailbox, at: queue.nextAt, now, upTo: upToOf.get(mailbox.id) };
    const { decision, wait } = goOnWhereMoreIs(first, moment, gathered, judged);
    if (decision.send.length < first.send.length) uncount(counted, first.send);
    return { mailbox, candidates, decision, wait };
  });
  await write(trx, me, { decided, judged, counterIds, now });

  const early = taken
    .filter(({ at }) => at > now)
    .map(({ mailbox, at }) => rest(mailbox, at, { kind: 'moment', reason: '' }));
  const again = new Date(now.getTime() + deps.rules.inboxAgainMs);
  const waiting = asked.filter(({ mailboxId }) => behind.has(mailboxId));
  const unread = waiting.map(({ mailbox }) => rest(mailbox, again, { kind: 'inbox' }));
  await settleQueues(trx, me, { decided: [...decided, ...early, ...unread], held });
  await deps.atPoint?.('insideReserve');
  return { kind: 'reserved', queues: decided.flatMap((queue) => reservedOf(queue, gathered.campaigns, now)) };
}

type DescribedQueue = TakenQueue & AskedQueue & { mailbox: SendingMailbox; workspace: WorkspaceFacts };

/** A mailbox that keeps a distance sends one mail at a time: the first is looked at, and one more in case it may not go. */
const FEW = 2;

async function describeQueues(
  deps: ReserveDeps,
  trx: Trx,
  queues: readonly TakenQueue[],
  now: Date,
): Promise<DescribedQueue[]> {
  if (queues.length === 0) return [];
  const mailboxes = await deps.listMailboxes(
    trx,
    queues.map(({ mailboxId }) => mailboxId),
  );
  const workspaces = await deps.listWorkspaces(trx, [...new Set(queues.map(({ workspaceId }) => workspaceId))]);
  const mailboxOf = new Map(mailboxes.map((mailbox) => [mailbox.id, mailbox]));
  const workspaceOf = new Map(workspaces.map((workspace) => [workspace.id, workspace]));
  return queues.flatMap((queue) => {
    const [mailbox, workspace] = [mailboxOf.get(queue.mailboxId), workspaceOf.get(queue.workspaceId)];
    if (!mailbox || !workspace) return [];
    const isAgain = queue.wait.kind === 'lookAgain';
    const upTo = queue.wait.kind === 'lookAgain' ? queue.wait.upTo : null;
    const at = deps.decide.slotOf({ now, nextAt: queue.nextAt, mailbox, isAgain });
    const most = !isBursting(mailbox) && !isAgain ? FEW : deps.rules.candidates;
    return [{ ...queue, mailbox, workspace, at, most, upTo: at <= now ? upTo : null }];
  });
}

/** Queues that could send, but whose inbox was not read for a while: a recipient who answered there must not be written to. */
async function findBehind(
  { inboxes, rules }: ReserveDeps,
  trx: Trx,
  queues: readonly DescribedQueue[],
  { candidates }: JudgedRows,
  now: Date,
): Promise<Set<string>> {
  const able = queues.filter(
    ({ mailbox, freeAt, restsUntil, at }) =>
      mailbox.status === 'active' &&
      candidates.has(mailbox.id) &&
      (freeAt === null || freeAt <= at) &&
      (restsUntil === null || restsUntil <= at),
  );
  if (!inboxes || able.length === 0) return new Set();
  const ids = able.map(({ mailboxId }) => mailboxId);
  const readAt = await inboxes.listReadAt(trx, ids);
  const oldest = new Date(now.getTime() - rules.inboxFreshMs);
  const behind = ids.filter((id) => {
    const at = readAt.get(id);
    return at === null || (at !== undefined && at < oldest);
  });
  if (behind.length > 0) await inboxes.askToRead(trx, behind, now);
  return new Set(behind);
}

const factsOf = (
  { at, mailbox, workspace, freeAt, restsUntil }: DescribedQueue,
  { campaigns, later }: GatheredRows,
  { candidates }: JudgedRows,
  { now, batch }: Pick<QueueFacts, 'now' | 'batch'>,
): Omit<QueueFacts, 'counted'> => ({
  now,
  nextAt: at,
  freeAt,
  restsUntil,
  workspace,
  mailbox,
  campaigns,
  candidates: candidates.get(mailbox.id) ?? [],
  later: later.get(mailbox.id) ?? [],
  batch,
});

/** Where all that was looked at is dealt with, there may be more behind it. */
function goOnWhereMoreIs(
  decision: QueueDecision,
  { mailbox, at, now, upTo }: { mailbox: SendingMailbox; at: Date; now: Date; upTo: string | undefined },
  { full }: GatheredRows,
  { stopped }: JudgedRows,
): Pick<Decided, 'decision' | 'wait'> {
  const { send, deferred, skipped, freeAt, nextAt } = decision;
  const refused = new Set([...deferred, ...skipped, ...stopped].map(({ id }) => id));
  const sent = new Set(send.map(({ id }) => id));
  const own = full.filter(({ mailboxId }) => mailboxId === mailbox.id);
  const asDecided = { decision, wait: { kind: 'moment' as const, reason: decision.reason } };
  if (upTo === undefined) return asDecided;
  const again: QueueWait = { kind: 'lookAgain', upTo };
  // What goes instead may take the turn of one that was not looked at. In a burst both go in the same moment.
  const isOvertaking =
    send.length > 0 && !isBursting(mailbox) && own.some(({ ids }) => ids.every((id) => refused.has(id)));
  // In the same moment of the mailbox: the next one would be a minute away.
  if (isOvertaking) return { decision: { ...decision, nextAt: at, send: [], freeAt: null }, wait: again };
  if ((freeAt && freeAt > now) || (nextAt && nextAt <= now)) return asDecided;
  const isMore = own.some(({ ids }) => ids.every((id) => refused.has(id) || sent.has(id)));
  return isMore ? { decision: { ...decision, nextAt: at }, wait: again } : asDecided;
}

/** Takes back what a decision counted that is not kept, for the queues asked after it. */
function uncount(counted: Map<string, number>, send: QueueDecision['send']) {
  for (const name of send.flatMap(({ counters }) => counters.map(counterName))) {
    counted.set(name, (counted.get(name) ?? 0) - 1);
  }
}

/** `wait`: what its queue waits for, where it is let go. */
type Decided = {
  mailbox: SendingMailbox;
  candidates: readonly Candidate[];
  decision: QueueDecision;
  wait: QueueWait;
};

const rest = (mailbox: SendingMailbox, nextAt: Date, wait: QueueWait): Decided => ({
  mailbox,
  candidates: [],
  decision: { send: [], deferred: [], skipped: [], freeAt: null, nextAt, reason: '' },
  wait,
});

type Decisions = { decided: readonly Decided[]; judged: JudgedRows; now: Date } & {
  counterIds: LockedCounters['ids'];
};

async function write(trx: Trx, me: string, { decided, judged, counterIds, now }: Decisions) {
  const sends = decided.flatMap(({ decision }) =>
    decision.send.map(({ id, counters }) => ({
      id,
      countedIn: counters.flatMap((counter) => counterIds.get(counterName(counter)) ?? []),
    })),
  );
  await addToCounters(
    trx,
    sends.flatMap(({ countedIn }) => countedIn),
    1,
  );
  if (sends.length > 0 && (await reserveRows(trx, me, sends, now)) < sends.length) throw new Overtaken();
  const deferred = decided.flatMap(({ decision }) => decision.deferred);
  await deferRows(trx, deferred);
  const skipped = decided.flatMap(({ decision }) => decision.skipped);
  await endPlanned(trx, 'skipped', skipped, now);
  await endPlanned(trx, 'stopped', judged.stopped, now);
}

async function settleQueues(
  trx: Trx,
  me: string,
  { decided, held }: { decided: readonly Decided[]; held: readonly HeldQueue[] },
) {
  const busy = new Set(held.flatMap(({ mailboxId, isIdle }) => (isIdle ? [] : mailboxId)));
  const taken = decided
    .filter(({ decision }) => decision.send.length > 0)
    .map(({ mailbox, decision: { freeAt, nextAt } }) => ({ mailboxId: mailbox.id, freeAt, nextAt }));
  if (taken.length > 0) await holdQueues(trx, me, taken);
  for (const { mailbox, decision, wait } of decided) {
    if (decision.send.length > 0 || busy.has(mailbox.id)) continue;
    await freeQueue(trx, me, mailbox.id, { nextAt: decision.nextAt, wait });
  }
}

function reservedOf(
  { mailbox, candidates, decision: { send, nextAt } }: Decided,
  campaigns: ReadonlyMap<string, CampaignFacts>,
  now: Date,
): ReservedQueue[] {
  const sent = new Set(send.map(({ id }) => id));
  const rows = candidates.flatMap((row) => {
    const campaign = campaigns.get(row.campaignId);
    return campaign && sent.has(row.id)
      ? {
          ...row,
          revision: campaign.revision,
          tracking: campaign.settings.tracking,
          footer: campaign.settings.footer,
        }
      : [];
  });
  return rows.length > 0 ? [{ mailbox, rows, goesOn: nextAt !== null && nextAt <= now }] : [];
}
