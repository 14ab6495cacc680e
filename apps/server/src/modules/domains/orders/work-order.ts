import { randomUUID } from 'node:crypto';
import { nextTasks, type OrderTask } from '@outrider/domain-orders/order';
import type { Scope } from '../../../platform/db.ts';
import { wordsOf } from '../../../platform/words-of.ts';
import type { DomainsDeps } from '../domains-deps.ts';
import '../domains.payloads.ts';
import { backOff, PACE } from './back-off.ts';
import { createMailboxes } from './create-mailboxes.ts';
import { handOverDomain } from './hand-over-domain.ts';
import { dueAt, noteIn, noteOutcome, type Outcome } from './note-outcome.ts';
import {
  changeOrder,
  claimOrder,
  findOrder,
  type ItemRow,
  lockOrder,
  modelOf,
  renewLease,
  type StoredOrder,
} from './orders.repository.ts';
import { publishName } from './publish-name.ts';
import { lookAtName, registerName } from './register-name.ts';
import { capture, lookAtPayment, refund, release } from './settle-money.ts';
import { watchWarmUp } from './watch-warm-up.ts';

/** Longer than any step takes; a worker that dies is missed so long. */
const LEASE_MS = 120_000;
/** An order has no more steps than this that follow each other at once. */
const TURNS_MAX = 20;

/**
 * Does what an order needs now, one step after the other, until it has to wait. A worker that dies here leaves the order as
 * the last answer left it; the worker that goes on asks again with the same keys.
 */
export async function workOrder(deps: DomainsDeps, scope: Scope, orderId: string): Promise<void> {
  const lease = randomUUID();
  const until = () => new Date(deps.systemNow().getTime() + LEASE_MS);
  if (!(await claimOrder(deps.db, scope, orderId, { lease, at: deps.systemNow(), until: until() }))) return;
  try {
    for (let turn = 0; turn < TURNS_MAX; turn++) {
      const due = await dueTasks(deps, scope, orderId);
      if (due.length === 0) break;
      for (const task of due) {
        if (!(await renewLease(deps.db, scope, orderId, lease, until()))) return;
        await doTask(deps, scope, orderId, task);
      }
    }
  } finally {
    await renewLease(deps.db, scope, orderId, lease, null);
  }
  await goOn(deps, scope, orderId);
}

/** What became due while the lease was held woke nobody. */
async function goOn(deps: DomainsDeps, scope: Scope, orderId: string): Promise<void> {
  if ((await dueTasks(deps, scope, orderId)).length === 0) return;
  const payload = { workspaceId: scope.workspaceId, orderId };
  await deps.db.transaction().execute((trx) => deps.jobs.enqueue(trx, 'domains.work', payload));
}

async function dueTasks({ db, now }: DomainsDeps, scope: Scope, orderId: string): Promise<OrderTask[]> {
  const stored = await findOrder(db, scope, orderId);
  if (!stored) return [];
  const at = now();
  return nextTasks(modelOf(stored), at.getTime()).filter((task) => {
    const due = dueAt(stored, domainOf(task));
    return due === null || due <= at;
  });
}

const domainOf = (task: OrderTask) => ('domain' in task ? task.domain : '');

async function doTask(deps: DomainsDeps, scope: Scope, orderId: string, task: OrderTask): Promise<void> {
  const stored = await beginTask(deps, scope, orderId, task);
  if (!stored) return;
  const outcome = await perform(deps, scope, stored, task).catch((error: unknown): Outcome => {
    deps.log.warn({ err: error, orderId, task: task.task }, 'a step of an order broke');
    const until = backOff(PACE.payment, stored.row.tries, deps.now());
    return { events: [], step: STEPS[task.task], words: wordsOf(error), waiting: { for: WAITS[task.task], until } };
  });
  await noteOutcome(deps, scope, { orderId, domain: domainOf(task) }, outcome);
}

/**
 * Before a provider is asked that may do it and die before answering, it is written down that it was; under the row's lock,
 * so that an order that is given up at this moment is not asked for. Nothing: it is not wanted any more.
 */
function beginTask(
  deps: DomainsDeps,
  scope: Scope,
  orderId: string,
  task: OrderTask,
): Promise<StoredOrder | undefined> {
  return deps.db.transaction().execute(async (trx) => {
    const stored = await lockOrder(trx, scope, orderId);
    const at = deps.now();
    const tasks = stored ? nextTasks(modelOf(stored), at.getTime()) : [];
    if (!tasks.some((wanted) => JSON.stringify(wanted) === JSON.stringify(task))) return undefined;
    if (task.task === 'register' && stored && itemOf(stored, task.domain).asked_at === null) {
      await noteIn(
        deps,
        trx,
        scope,
        { orderId, domain: '' },
        asked({ kind: 'asked', domain: task.domain, at: at.getTime() }),
      );
    }
    if (task.task === 'capture' && stored?.row.capture_asked_at === null)
      await noteIn(deps, trx, scope, { orderId, domain: '' }, asked({ kind: 'captureAsked' }));
    return stored;
  });
}

const asked = (event: Outcome['events'][number]): Outcome => ({ events: [event], step: 'registered', words: '' });

function perform(deps: DomainsDeps, scope: Scope, stored: StoredOrder, task: OrderTask): Promise<Outcome> {
  const { row } = stored;
  switch (task.task) {
    case 'lookAtPayment':
      return lookAtPayment(deps, scope, stored);
    case 'capture':
      return capture(deps, scope, stored, task.amount);
    case 'release':
      return release(deps, scope, stored);
    case 'refund':
      return refund(deps, scope, stored, task);
    case 'register':
      return registerName(deps, row, itemOf(stored, task.domain));
    case 'lookAtName':
      return lookAtName(deps, row, itemOf(stored, task.domain));
    case 'publish':
      return publishName(deps, scope, row, itemOf(stored, task.domain));
    case 'createMailboxes':
      return row.kind === 'warmed'
        ? handOverDomain(deps, scope, row, itemOf(stored, task.domain))
        : createMailboxes(deps, scope, row, itemOf(stored, task.domain));
    case 'watchWarmUp':
      return watchWarmUp(deps, scope, itemOf(stored, task.domain));
  }
}

function itemOf({ items }: StoredOrder, domain: string): ItemRow {
  const item = items.find((one) => one.domain === domain);
  if (!item) throw new Error(`the order has no ${domain}`);
  return item;
}

const STEPS = {
  lookAtPayment: 'authorised',
  capture: 'captured',
  release: 'released',
  refund: 'refunded',
  register: 'registered',
  lookAtName: 'registered',
  publish: 'dnsPublished',
  createMailboxes: 'mailboxesCreated',
  watchWarmUp: 'warming',
} as const;

const WAITS = {
  lookAtPayment: 'payment',
  capture: 'capture',
  release: 'payment',
  refund: 'refund',
  register: 'registrar',
  lookAtName: 'registrarDoubt',
  publish: 'nameServers',
  createMailboxes: 'mailHost',
  watchWarmUp: 'warmUp',
} as const;

/** The card processor sent an event: the order looks at once, also while a worker is at it. */
export const wakeOrder = (
  { db, now }: Pick<DomainsDeps, 'db' | 'now'>,
  scope: Scope,
  { orderId, paymentId }: { orderId: string; paymentId?: string },
) =>
  changeOrder(db, scope, orderId, {
    next_try_at: null,
    next_work_at: now(),
    ...(paymentId === undefined ? {} : { payment_id: paymentId }),
  });
