import { once } from 'node:events';
import { createLetterWriter, type LetterWriter } from '../../campaigns/index.ts';
import { addWorker, evictWorkers, keepAlive, removeWorker } from '../../ledger/index.ts';
import type { SendingDeps } from '../facts/sending-deps.ts';
import { type CampaignRounds, createCampaignRounds } from '../reservation/campaign-rounds.ts';
import { type ReservedLane, reserve } from '../reservation/reserve.ts';
import { type BooksState, keepBooks } from './keep-books.ts';
import { type Lane, openLane } from './lane.ts';
import { loadLeads } from './load-leads.ts';
import { reconcile } from './reconcile.ts';
import { createWorker, type Worker } from './worker.ts';

export type SendingLoop = { stop(): Promise<void> };

/** Sends until it is stopped; each worker process has one. Whoever is buried by mistake begins anew under another number. */
export function startSending(deps: SendingDeps): SendingLoop {
  const rounds = createCampaignRounds(deps.now);
  const writeLetter = createLetterWriter(deps);
  const stopping = new AbortController();

  async function run() {
    while (!stopping.signal.aborted) {
      await sendAsOne({ deps, rounds, writeLetter }, stopping.signal).catch(async (error: unknown) => {
        deps.log.error({ err: error }, 'sending stopped and begins anew');
        await deps.pause(deps.rules.tickMs);
      });
    }
  }

  const running = run();
  return {
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

type Parts = { deps: SendingDeps; rounds: CampaignRounds; writeLetter: LetterWriter };

/** One life of a worker: until it is stopped, or buried. */
async function sendAsOne(parts: Parts, stopping: AbortSignal): Promise<void> {
  const { deps } = parts;
  await deps.beatLedger?.();
  const worker = createWorker(await addWorker(deps.db, deps.rules.leaseMs), parts);
  const over = new AbortController();
  const dispatcher = createDispatcher(worker);
  stopping.addEventListener('abort', dispatcher.ring, { once: true });
  const beating = beat(worker, over.signal, dispatcher.ring);
  const booking = keepBooksOn(deps, over.signal, dispatcher.isSending);
  try {
    await dispatcher.run(stopping);
  } finally {
    over.abort();
    stopping.removeEventListener('abort', dispatcher.ring);
    await Promise.all([beating, booking]);
    if (!worker.isFenced()) {
      await book(deps);
      await deps.beatLedger?.();
      await removeWorker(deps.db, worker.id);
    }
  }
}

/** Says that it lives, and evicts those that do not. */
async function beat(worker: Worker, over: AbortSignal, ring: () => void): Promise<void> {
  const { id, deps } = worker;
  const { leaseMs } = deps.rules;
  const ended = once(over, 'abort');
  while (!over.aborted) {
    await Promise.race([deps.pause(leaseMs / 3), ended]);
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

/** Of its time, so much at most goes into the books while mails are under way. */
const SHARE_OF_BOOKS = 1 / 6;

const book = (deps: SendingDeps): Promise<BooksState> =>
  keepBooks(deps).catch((error: unknown) => {
    deps.log.warn({ err: error }, 'the books are written later');
    return 'done';
  });

/** Mails that wait to be sent go before the books of others, unless those are late. */
async function keepBooksOn(deps: SendingDeps, over: AbortSignal, isSending: () => boolean): Promise<void> {
  const ended = once(over, 'abort');
  while (!over.aborted) {
    const began = deps.monotonic();
    const state = await book(deps);
    const now = deps.monotonic();
    const until = now + Math.max(deps.rules.tickMs, (now - began) / SHARE_OF_BOOKS);
    const isOver = () => state === 'late' || (state === 'more' && !isSending()) || deps.monotonic() >= until;
    let isMoved = false;
    while (!over.aborted && !isMoved && !isOver()) {
      isMoved = (await Promise.race([deps.rest(deps.rules.tickMs), ended])) === true;
    }
  }
}

function createDispatcher(worker: Worker) {
  const { deps } = worker;
  const lanes = new Map<string, Lane>();
  let ring: () => void = () => undefined;
  let isUnsure = false;

  /** What has changed since the last look: true when there may be more at once. */
  async function dispatch(): Promise<boolean> {
    if (isUnsure) {
      const known = { me: worker.id, lanes: new Set(lanes.keys()) };
      await reconcile(deps, { ...known, mails: new Set([...lanes.values()].flatMap((lane) => lane.mails())) });
      isUnsure = false;
    }
    const hungry = [...lanes.values()].filter((lane) => lane.isHungry());
    const held = hungry.map((lane) => ({ mailboxId: lane.mailbox.id, isIdle: lane.isIdle() }));
    const fresh = Math.max(0, deps.rules.lanes - lanes.size);
    if (held.length + fresh === 0) return false;
    isUnsure = true;
    const reservation = await reserve({ ...deps, rounds: worker.rounds }, worker.id, { held, fresh });
    isUnsure = false;
    if (reservation.kind === 'buried') worker.fence();
    if (reservation.kind !== 'reserved') return true;
    await deps.atPoint?.('afterReserve');
    for (const lane of hungry) {
      const wasFed = reservation.lanes.some(({ mailbox }) => mailbox.id === lane.mailbox.id);
      if (!wasFed) lane.starve(held.some(({ mailboxId, isIdle }) => mailboxId === lane.mailbox.id && isIdle));
    }
    await handOut(reservation.lanes, new Set(held.map(({ mailboxId }) => mailboxId)));
    return reservation.lanes.length > 0;
  }

  async function handOut(reserved: readonly ReservedLane[], held: ReadonlySet<string>) {
    const rows = reserved.flatMap((lane) => lane.rows);
    if (rows.length === 0) return;
    const leads = await loadLeads(deps, rows).catch((error: unknown) => {
      isUnsure = true;
      throw error;
    });
    for (const { mailbox, rows: own, goesOn } of reserved) {
      const known = lanes.get(mailbox.id);
      if (known?.isLeaving()) {
        await known.ended;
        if (held.has(mailbox.id)) {
          // It was asked for and left: whether with these or before them, the ledger knows.
          await worker.giveBack(own.map(({ id }) => ({ id })));
          isUnsure = true;
          continue;
        }
      }
      const mails = own.map((row) => ({ row, lead: leads.get(row.id) ?? { values: {}, earlier: [] } }));
      laneOf(mailbox).take(mails, goesOn);
    }
  }

  function laneOf(mailbox: Lane['mailbox']): Lane {
    const known = lanes.get(mailbox.id);
    if (known) return known;
    const lane = openLane(worker, mailbox, () => ring());
    lanes.set(mailbox.id, lane);
    void lane.ended.finally(() => {
      if (lanes.get(mailbox.id) === lane) lanes.delete(mailbox.id);
      ring();
    });
    return lane;
  }

  async function run(stopping: AbortSignal) {
    while (!stopping.aborted && !worker.isFenced()) {
      const rung = new Promise<void>((resolve) => (ring = resolve));
      const isMore = await dispatch().catch((error: unknown) => {
        deps.log.warn({ err: error }, 'nothing was reserved');
        return false;
      });
      if (stopping.aborted || worker.isFenced()) break;
      const isHungry = [...lanes.values()].some((lane) => lane.isHungry());
      if (!(isMore && isHungry)) await Promise.race([deps.rest(deps.rules.tickMs), rung]);
    }
    for (const lane of lanes.values())
      if (worker.isFenced()) lane.abort();
      else lane.stop();
    await Promise.all([...lanes.values()].map((lane) => lane.ended));
    if (!worker.isFenced())
      await worker.persist(() => reconcile(deps, { me: worker.id, lanes: new Set(), mails: new Set() }));
  }

  return { run, ring: () => ring(), isSending: () => lanes.size > 0 };
}
