import type { OrderWords } from '@outrider/contract/domains/orders';
import {
  applyEvent,
  isOver,
  nextTasks,
  type Order,
  type OrderEvent,
  skippedBy,
  stateOf,
} from '@outrider/domain-orders/order';
import { hasPassed, ORDER_STEPS } from '@outrider/domain-orders/order-steps';
import type { Scope, Trx } from '../../../platform/db.ts';
import type { Payment } from '../../billing/index.ts';
import type { WaitingFor } from '../domains.tables.ts';
import type { DomainsDeps } from '../domains-deps.ts';
import { issueInvoices } from './issue-invoices.ts';
import {
  changeItem,
  changeOrder,
  type ItemRow,
  type LogStep,
  lockOrder,
  modelOf,
  noteInLog,
  type StoredOrder,
} from './orders.repository.ts';
import { settleOwnership } from './settle-ownership.ts';
import { storedWords } from './stored-words.ts';

/** What a try came to. */
export type Outcome = {
  events: OrderEvent[];
  step: LogStep;
  /** Of the provider that answered, or a note of our own. Empty: nothing worth telling. */
  words: OrderWords;
  /** It goes on no sooner than this. */
  waiting?: { for: WaitingFor; until: Date };
  payment?: Payment;
  /** Of a registered name. */
  expiresAt?: Date | null;
  /** What else is true from now on, in the same transaction. */
  also?: (trx: Trx) => Promise<void>;
};

type Deps = Pick<DomainsDeps, 'db' | 'now' | 'monthlyParts'>;
type Of = { orderId: string /** Empty: the whole order. */; domain: string };

/** Writes down what became known, and what follows from it, at once. */
export function noteOutcome(deps: Deps, scope: Scope, of: Of, outcome: Outcome): Promise<void> {
  return deps.db.transaction().execute((trx) => noteIn(deps, trx, scope, of, outcome));
}

export async function noteIn(deps: Deps, trx: Trx, scope: Scope, of: Of, outcome: Outcome): Promise<void> {
  const stored = await lockOrder(trx, scope, of.orderId);
  if (!stored) return;
  const at = deps.now();
  const before = modelOf(stored);
  const after = outcome.events.reduce(applyEvent, before);
  const items = stored.items.map((item, index) => changeOf(item, { before, after, index, of, outcome, at }));
  for (const [index, item] of stored.items.entries()) {
    const change = items[index];
    if (change) await changeItem(trx, scope, { orderId: of.orderId, domain: item.domain }, change);
  }
  const isOfOrder = of.domain === '';
  const hasMoved = JSON.stringify(before) !== JSON.stringify(after);
  // What has moved goes on at once.
  const waiting = hasMoved ? undefined : outcome.waiting;
  const tries = waiting ? stored.row.tries + 1 : 0;
  const { payment } = outcome;
  const row = {
    state: stateOf(after),
    payment_state: after.payment,
    captured: after.captured,
    capture_asked_at: after.captureAsked ? (stored.row.capture_asked_at ?? at) : null,
    ending: after.ending,
    ...(payment ? { declined_for: payment.declinedFor, card: payment.card && JSON.stringify(payment.card) } : {}),
    ...(isOfOrder
      ? { tries, next_try_at: waiting?.until ?? null, waiting_words: waiting ? storedWords(outcome.words) : '' }
      : {}),
  };
  await settleOwnership(deps, trx, scope, { stored, before, after, expiresAt: outcome.expiresAt, at });
  await issueInvoices(trx, scope, { stored, before, after, at });
  await outcome.also?.(trx);
  if (outcome.words !== '') {
    await noteInLog(trx, scope, of.orderId, { domain: of.domain, step: outcome.step, words: outcome.words, at });
  }
  await changeOrder(trx, scope, of.orderId, row);
  const now = await lockOrder(trx, scope, of.orderId);
  if (now) await changeOrder(trx, scope, of.orderId, { next_work_at: nextWorkAt(now, at) });
}

type Changing = { before: Order; after: Order; index: number; of: Of; outcome: Outcome; at: Date };

/** Nothing where the item stays as it is. */
function changeOf(item: ItemRow, { before, after, index, of, outcome, at }: Changing) {
  const [was, is] = [before.items[index], after.items[index]];
  if (!was || !is) return undefined;
  const hasMoved = was.done !== is.done || was.isFailed !== is.isFailed;
  const isMeant = of.domain === item.domain;
  if (!hasMoved && !isMeant && JSON.stringify(was) === JSON.stringify(is)) return undefined;
  const waiting = isMeant && !hasMoved ? outcome.waiting : undefined;
  const isSameWait = waiting !== undefined && waiting.for === item.waiting_for;
  return {
    step: is.done,
    done_at: JSON.stringify({ ...item.done_at, ...timesOf(after, index, was.done, at) }),
    asked_at: is.askedAt === null ? null : new Date(is.askedAt),
    is_failed: is.isFailed,
    ...(is.isFailed && !was.isFailed ? { failed_for: storedWords(outcome.words) } : {}),
    owed: is.owed,
    given_back: is.givenBack,
    given_back_as: is.givenBackAs,
    ...(isMeant && outcome.expiresAt !== undefined ? { expires_at: outcome.expiresAt } : {}),
    waiting_for: waiting?.for ?? null,
    waiting_words: waiting ? storedWords(outcome.words) : '',
    waiting_since: isSameWait ? item.waiting_since : (waiting && at) || null,
    tries: waiting ? item.tries + 1 : 0,
    next_try_at: waiting?.until ?? null,
  };
}

/** The steps that were passed just now. */
function timesOf(after: Order, index: number, was: ItemRow['step'], at: Date) {
  const item = after.items[index];
  if (!item) return {};
  const skipped = skippedBy(after, item);
  const passed = ORDER_STEPS.filter(
    (step) => hasPassed(item.done, step) && !hasPassed(was, step) && !skipped.has(step),
  );
  return Object.fromEntries(passed.map((step) => [step, at.toISOString()]));
}

/** When a worker has to look at it again. */
function nextWorkAt(stored: StoredOrder, now: Date): Date | null {
  const order = modelOf(stored);
  const tasks = nextTasks(order, now.getTime());
  if (tasks.length === 0) return isOver(order, now.getTime()) ? null : stored.row.next_try_at;
  const times = tasks.map((task) => dueAt(stored, 'domain' in task ? task.domain : '')?.getTime() ?? now.getTime());
  return new Date(Math.min(...times));
}

/** Null: at once. */
export const dueAt = ({ row, items }: StoredOrder, domain: string): Date | null =>
  domain === '' ? row.next_try_at : (items.find((item) => item.domain === domain)?.next_try_at ?? null);
