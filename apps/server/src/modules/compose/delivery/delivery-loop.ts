import { restOrAbort, startLoop } from '../../../platform/jobs/loop.ts';
import type { Loop } from '../../../platform/registration.ts';
import {
  addWorker,
  createLedgerWriter,
  createPersist,
  evictWorkers,
  keepAlive,
  removeWorker,
} from '../../ledger/index.ts';
import { writeComposeLedger } from './compose-ledger.ts';
import type { DeliveryDeps } from './delivery-deps.ts';
import { type DeliveryWorker, handOver, letGo, type MailToSend } from './hand-over.ts';
import { findNextDue, reserveDue } from './reserve-due.ts';

/** Delivers what was sent in the composer until it is stopped; each worker process has one. */
export const startDelivering = (deps: DeliveryDeps): Loop =>
  startLoop((stopping) =>
    deliverAsOne(deps, stopping).catch(async (error: unknown) => {
      deps.log.error({ err: error }, 'delivering stopped and begins anew');
      await deps.pause(deps.rules.tickMs);
    }),
  );

/** One life of a worker: until it is stopped, or evicted. */
async function deliverAsOne(deps: DeliveryDeps, stopping: AbortSignal): Promise<void> {
  const id = await addWorker(deps.db, deps.rules.leaseMs);
  let fenced = false;
  const isFenced = () => fenced;
  const worker: DeliveryWorker = {
    id,
    deps,
    isFenced,
    writer: createLedgerWriter({ ...deps, writeLedger: writeComposeLedger }, id, isFenced),
    persist: createPersist({ ...deps, isFenced }),
  };
  const wake = createWakeUp(deps);
  const over = new AbortController();
  stopping.addEventListener('abort', wake.ring, { once: true });
  const beating = beat(worker, over.signal, () => {
    fenced = true;
    wake.ring();
  });
  const slots = new Map<string, Promise<void>>();
  try {
    while (!stopping.aborted && !fenced) {
      const rung = wake.next();
      const isMore = await dispatch(worker, slots, wake.ring).catch((error: unknown) => {
        deps.log.warn({ err: error }, 'no mail was taken for delivery');
        return false;
      });
      if (!isMore && !stopping.aborted && !fenced) await Promise.race([rung, deps.rest(await restMs(deps))]);
    }
    await Promise.all(slots.values());
  } finally {
    over.abort();
    wake.close();
    await beating;
    if (!fenced) await removeWorker(deps.db, id);
  }
}

/** Until the next mail is due, and not longer than a tick. */
async function restMs({ db, now, rules: { tickMs } }: DeliveryDeps): Promise<number> {
  const due = await findNextDue(db).catch(() => null);
  return due ? Math.min(tickMs, Math.max(20, due.getTime() - now().getTime())) : tickMs;
}

/** Takes what is due; each mailbox's mails go one after the other. True where there may be more. */
async function dispatch(worker: DeliveryWorker, slots: Map<string, Promise<void>>, ring: () => void): Promise<boolean> {
  const { deps } = worker;
  if (slots.size >= deps.rules.slots) return false;
  const reservation = await reserveDue(deps, worker.id);
  if (reservation.kind === 'evicted') return false;
  await deps.atPoint?.('afterReserve');
  for (const [mailboxId, mails] of Map.groupBy(reservation.mails, (mail) => mail.mailboxId)) {
    const before = slots.get(mailboxId) ?? Promise.resolve();
    const slot: Promise<void> = before
      .then(() => sendAll(worker, mails))
      .finally(() => {
        if (slots.get(mailboxId) === slot) slots.delete(mailboxId);
        ring();
      });
    slots.set(mailboxId, slot);
  }
  return reservation.mails.length > 0 && slots.size < deps.rules.slots;
}

/** The mails of one mailbox over one connection, and a new one where that broke. */
async function sendAll(worker: DeliveryWorker, mails: readonly MailToSend[]): Promise<void> {
  let waiting = [...mails];
  while (waiting.length > 0 && !worker.isFenced()) {
    const [first] = waiting;
    if (!first) return;
    try {
      waiting = await sendOver(worker, waiting);
    } catch (error) {
      worker.deps.log.warn({ err: error, mailbox: first.mailboxId }, 'a mailbox could not be reached for delivery');
      for (const mail of waiting) await letGo(worker, mail, error);
      return;
    }
  }
}

/** What is left when the connection ends. */
async function sendOver(worker: DeliveryWorker, mails: readonly MailToSend[]): Promise<MailToSend[]> {
  const [first] = mails;
  if (!first) return [];
  const smtp = await worker.deps.openSmtp({ workspaceId: first.workspaceId }, first.mailboxId);
  try {
    for (const [n, mail] of mails.entries()) {
      if (worker.isFenced()) return [];
      if (!(await handOver(worker, smtp, mail))) return mails.slice(n + 1);
    }
    return [];
  } finally {
    smtp.close();
  }
}

/** Says that it lives, and evicts those that do not. */
async function beat({ id, deps }: DeliveryWorker, over: AbortSignal, onEvicted: () => void): Promise<void> {
  while (!over.aborted) {
    await restOrAbort(deps.pause(deps.rules.leaseMs / 3), over);
    if (over.aborted) return;
    try {
      if (!(await keepAlive(deps.db, id, deps.rules.leaseMs))) return onEvicted();
      await evictWorkers(deps);
    } catch (error) {
      deps.log.warn({ err: error }, 'the database did not hear that this worker lives');
    }
  }
}

function createWakeUp({ wakeUps }: DeliveryDeps) {
  let ring: () => void = () => undefined;
  const end = wakeUps.listen({ onPayload: () => ring(), onGap: () => ring() });
  return {
    next: () => new Promise<void>((resolve) => (ring = resolve)),
    ring: () => ring(),
    close: end,
  };
}
