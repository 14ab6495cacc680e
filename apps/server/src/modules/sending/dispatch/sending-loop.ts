import { restOrAbort, startLoop } from '../../../platform/jobs/loop.ts';
import type { Loop } from '../../../platform/registration.ts';
import { createMailBuilder, type MailBuilder } from '../../campaigns/index.ts';
import { addWorker, evictWorkers, keepAlive, removeWorker } from '../../ledger/index.ts';
import type { SendingDeps } from '../facts/sending-deps.ts';
import { type CampaignRounds, createCampaignRounds } from '../reservation/campaign-rounds.ts';
import { type ReservedQueue, reserve } from '../reservation/reserve.ts';
import { loadLeads } from './load-leads.ts';
import { reconcile } from './reconcile.ts';
import { type RecordingState, recordResults } from './record-results.ts';
import { openQueue, type SendQueue } from './send-queue.ts';
import { createWorker, type Worker } from './worker.ts';

/** Sends until it is stopped; each worker process has one. A worker that is evicted by mistake begins anew under another number. */
export function startSending(deps: SendingDeps): Loop {
  const rounds = createCampaignRounds(deps.now);
  const buildMail = createMailBuilder(deps);
  return startLoop((stopping) =>
    sendAsOne({ deps, rounds, buildMail }, stopping).catch(async (error: unknown) => {
      deps.log.error({ err: error }, 'sending stopped and begins anew');
      await deps.pause(deps.rules.tickMs);
    }),
  );
}

type Parts = { deps: SendingDeps; rounds: CampaignRounds; buildMail: MailBuilder };

/** One life of a worker: until it is stopped, or evicted. */
async function sendAsOne(parts: Parts, stopping: AbortSignal): Promise<void> {
  const { deps } = parts;
  await deps.beatLedger?.();
  const worker = createWorker(await addWorker(deps.db, deps.rules.leaseMs), parts);
  const over = new AbortController();
  const dispatcher = createDispatcher(worker);
  stopping.addEventListener('abort', dispatcher.ring, { once: true });
  const beating = beat(worker, over.signal, dispatcher.ring);
  const recording = keepRecording(deps, over.signal, dispatcher.isSending);
  try {
    await dispatcher.run(stopping);
  } finally {
    over.abort();
    stopping.removeEventListener('abort', dispatcher.ring);
    await Promise.all([beating, recording]);
    if (!worker.isFenced()) {
      await record(deps);
      await deps.beatLedger?.();
      await removeWorker(deps.db, worker.id);
    }
  }
}

/** Says that it lives, and evicts those that do not. */
async function beat(worker: Worker, over: AbortSignal, ring: () => void): Promise<void> {
  const { id, deps } = worker;
  const { leaseMs } = deps.rules;
  while (!over.aborted) {
    await restOrAbort(deps.pause(leaseMs / 3), over);
    if (over.aborted) return;
    try {
      // Before it may send for another while: the database may have been changed for an older one.
      await deps.beatLedger?.();
      if (!(await keepAlive(deps.db, id, leaseMs))) {
        worker.fence();
        ring();
        return;
      }
      await evictWorkers({ ...deps, insideEviction: () => deps.atPoint?.('insideReap') });
    } catch (error) {
      deps.log.warn({ err: error }, 'the database did not hear that this sender lives');
    }
  }
}

/** Of its time, so much at most goes into recording results while mails are under way. */
const SHARE_OF_RECORDING = 1 / 6;

const record = (deps: SendingDeps): Promise<RecordingState> =>
  recordResults(deps).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'results are recorded later');
    return 'done';
  });

/** Mails that wait to be sent go before results of others, unless those are late. */
async function keepRecording(deps: SendingDeps, over: AbortSignal, isSending: () => boolean): Promise<void> {
  while (!over.aborted) {
    const began = deps.monotonic();
    const state = await record(deps);
    const now = deps.monotonic();
    const until = now + Math.max(deps.rules.tickMs, (now - began) / SHARE_OF_RECORDING);
    const isOver = () => state === 'late' || (state === 'more' && !isSending()) || deps.monotonic() >= until;
    let isMoved = false;
    while (!over.aborted && !isMoved && !isOver()) {
      isMoved = (await restOrAbort(deps.rest(deps.rules.tickMs), over)) === true;
    }
  }
}

function createDispatcher(worker: Worker) {
  const { deps } = worker;
  const queues = new Map<string, SendQueue>();
  let ring: () => void = () => undefined;
  let isUnsure = false;

  /** What has changed since the last look: true when there may be more at once. */
  async function dispatch(): Promise<boolean> {
    if (isUnsure) {
      const known = { me: worker.id, queues: new Set(queues.keys()) };
      await reconcile(deps, { ...known, mails: new Set([...queues.values()].flatMap((queue) => queue.mails())) });
      isUnsure = false;
    }
    const lowQueues = [...queues.values()].filter((queue) => queue.isBacklogLow());
    const held = lowQueues.map((queue) => ({ mailboxId: queue.mailbox.id, isIdle: queue.isIdle() }));
    const fresh = Math.max(0, deps.rules.queues - queues.size);
    if (held.length + fresh === 0) return false;
    isUnsure = true;
    const reservation = await reserve({ ...deps, rounds: worker.rounds }, worker.id, { held, fresh });
    isUnsure = false;
    if (reservation.kind === 'evicted') worker.fence();
    if (reservation.kind !== 'reserved') return true;
    await deps.atPoint?.('afterReserve');
    for (const queue of lowQueues) {
      const wasFed = reservation.queues.some(({ mailbox }) => mailbox.id === queue.mailbox.id);
      if (!wasFed) queue.endBacklog(held.some(({ mailboxId, isIdle }) => mailboxId === queue.mailbox.id && isIdle));
    }
    await handOut(reservation.queues, new Set(held.map(({ mailboxId }) => mailboxId)));
    return reservation.queues.length > 0;
  }

  async function handOut(reserved: readonly ReservedQueue[], held: ReadonlySet<string>) {
    const rows = reserved.flatMap((queue) => queue.rows);
    if (rows.length === 0) return;
    const leads = await loadLeads(deps, rows).catch((error: unknown) => {
      isUnsure = true;
      throw error;
    });
    for (const { mailbox, rows: own, goesOn } of reserved) {
      const known = queues.get(mailbox.id);
      if (known?.isLeaving()) {
        await known.ended;
        if (held.has(mailbox.id)) {
          // It was asked for and left: whether with these or before them, the ledger knows.
          await worker.giveBack(own.map(({ id }) => ({ id })));
          isUnsure = true;
          continue;
        }
      }
      const mails = own.map((mail) => ({ ...mail, lead: leads.get(mail.id) ?? { values: {}, earlier: [] } }));
      queueOf(mailbox).take(mails, goesOn);
    }
  }

  function queueOf(mailbox: SendQueue['mailbox']): SendQueue {
    const known = queues.get(mailbox.id);
    if (known) return known;
    const queue = openQueue(worker, mailbox, () => ring());
    queues.set(mailbox.id, queue);
    void queue.ended.finally(() => {
      if (queues.get(mailbox.id) === queue) queues.delete(mailbox.id);
      ring();
    });
    return queue;
  }

  async function run(stopping: AbortSignal) {
    while (!stopping.aborted && !worker.isFenced()) {
      const rung = new Promise<void>((resolve) => (ring = resolve));
      const isMore = await dispatch().catch((error: unknown) => {
        deps.log.warn({ err: error }, 'nothing was reserved');
        return false;
      });
      if (stopping.aborted || worker.isFenced()) break;
      const isBacklogLow = [...queues.values()].some((queue) => queue.isBacklogLow());
      if (!(isMore && isBacklogLow)) await Promise.race([deps.rest(deps.rules.tickMs), rung]);
    }
    for (const queue of queues.values())
      if (worker.isFenced()) queue.abort();
      else queue.stop();
    await Promise.all([...queues.values()].map((queue) => queue.ended));
    if (!worker.isFenced())
      await worker.persist(() => reconcile(deps, { me: worker.id, queues: new Set(), mails: new Set() }));
  }

  return { run, ring: () => ring(), isSending: () => queues.size > 0 };
}
