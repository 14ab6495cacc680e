import { hasPassed, type OrderKind, type OrderStep, skippedSteps, stepAfter } from './order-steps.ts';

/** `none`: nothing is to be paid, or nobody was asked yet. */
export type PaymentState = 'none' | 'open' | 'authorised' | 'captured' | 'released' | 'failed';

export type OrderItem = {
  domain: string;
  /** Minor units: for the name, and for its mailboxes until the month ends. */
  namePrice: number;
  mailboxesPrice: number;
  mailboxes: number;
  done: OrderStep;
  /** When the registrar was asked first. The registrar that was asked may have done it. */
  askedAt: number | null;
  isFailed: boolean;
  /** To be refunded, and given back already. */
  owed: number;
  givenBack: number;
  givenBackAs: 'released' | 'refunded' | null;
};

/** An order as far as its course depends on it. Times are milliseconds since 1970. */
export type Order = {
  kind: OrderKind;
  /** Until then it can be paid. */
  payBy: number;
  payment: PaymentState;
  captured: number;
  /** The capture was asked for, and may have been done. */
  captureAsked: boolean;
  /** Given up by its owner, or never paid in time. */
  ending: 'cancelled' | 'unpaid' | null;
  items: readonly OrderItem[];
};

export type OrderEvent =
  | { kind: 'paymentSeen'; payment: PaymentState; captured: number }
  | { kind: 'asked'; domain: string; at: number }
  | { kind: 'registered'; domain: string }
  | { kind: 'refused'; domain: string }
  | { kind: 'captureAsked' }
  /** A step after the money was taken. */
  | { kind: 'stepDone'; domain: string; step: 'dnsPublished' | 'mailboxesCreated' | 'warming' }
  | { kind: 'gaveUp'; domain: string }
  | { kind: 'refunded'; domain: string }
  | { kind: 'cancelled' }
  | { kind: 'ranOut' };

export type OrderTask =
  | { task: 'lookAtPayment' }
  | { task: 'register'; domain: string }
  /** The key is too old to be asked with again: only looking tells. */
  | { task: 'lookAtName'; domain: string }
  | { task: 'capture'; amount: number }
  | { task: 'release' }
  | { task: 'refund'; domain: string; amount: number }
  | { task: 'publish'; domain: string }
  | { task: 'createMailboxes'; domain: string }
  | { task: 'watchWarmUp'; domain: string };

/** The registrar keeps a key for 24 hours. An hour is left for clocks that differ and questions under way. */
export const SAME_KEY_MS = 23 * 3_600_000;

export const totalOf = ({ items }: Pick<Order, 'items'>): number => items.reduce((sum, item) => sum + priceOf(item), 0);

export const priceOf = ({ namePrice, mailboxesPrice }: Pick<OrderItem, 'namePrice' | 'mailboxesPrice'>): number =>
  namePrice + mailboxesPrice;

export const skippedBy = (order: Order, { mailboxes }: Pick<OrderItem, 'mailboxes'>): ReadonlySet<OrderStep> =>
  skippedSteps({ kind: order.kind, isPaid: totalOf(order) > 0, mailboxes });

const nextStep = (order: Order, item: OrderItem) => stepAfter(item.done, skippedBy(order, item));

/** Whether the name is had, or it is known that it is not. */
const isSettled = (order: Order, item: OrderItem) =>
  item.isFailed || hasPassed(item.done, 'registered') || skippedBy(order, item).has('registered');

const wasAuthorised = ({ items, captureAsked }: Order) =>
  captureAsked || items.some(({ done }) => hasPassed(done, 'authorised'));

/** The sum of what was had; what was refused is let go with the capture. */
export const captureAmount = (order: Order): number =>
  order.items.reduce((sum, item) => sum + (item.isFailed ? 0 : priceOf(item)), 0);

/** What is to be done now; several for several domains. Nothing: it waits for an answer, or it is over. */
export function nextTasks(order: Order, now: number): OrderTask[] {
  const { payment, items, ending } = order;
  if (ending !== null) return holdsMoney(payment) ? [{ task: 'release' }] : [];
  const isPaid = totalOf(order) > 0;
  if (isPaid && !wasAuthorised(order)) return [{ task: 'lookAtPayment' }];
  const settling = items.filter((item) => !isSettled(order, item)).map((item) => registering(item, now));
  if (settling.length > 0) return settling;
  if (isPaid && payment === 'authorised') {
    const amount = captureAmount(order);
    return [amount > 0 ? { task: 'capture', amount } : { task: 'release' }];
  }
  return items.flatMap((item) => tasksAfterPaying(order, item));
}

/** Or may come to: while the card processor's page is open, another card can be tried. */
const holdsMoney = (payment: PaymentState) => payment === 'open' || payment === 'authorised' || payment === 'failed';

const registering = ({ domain, askedAt }: OrderItem, now: number): OrderTask =>
  askedAt !== null && now - askedAt >= SAME_KEY_MS ? { task: 'lookAtName', domain } : { task: 'register', domain };

function tasksAfterPaying(order: Order, item: OrderItem): OrderTask[] {
  const { domain, owed } = item;
  if (owed > 0) return [{ task: 'refund', domain, amount: owed }];
  if (item.isFailed) return [];
  switch (nextStep(order, item)) {
    // Taken outside the product, such as at the card processor's own page.
    case 'captured':
      return [{ task: 'lookAtPayment' }];
    case 'dnsPublished':
      return [{ task: 'publish', domain }];
    case 'mailboxesCreated':
      return [{ task: 'createMailboxes', domain }];
    case 'warming':
      return [{ task: 'watchWarmUp', domain }];
    default:
      return [];
  }
}

/** The order after something became known. What comes twice, or too late, changes nothing. */
export function applyEvent(order: Order, event: OrderEvent): Order {
  switch (event.kind) {
    case 'paymentSeen':
      return seePayment(order, event);
    case 'asked':
      return change(order, event.domain, (item) => ({ ...item, askedAt: item.askedAt ?? event.at }));
    case 'registered':
      return change(order, event.domain, (item) => advance(order, item, 'registered'));
    case 'refused':
      return change(order, event.domain, (item) => (isSettled(order, item) ? item : letGo(order, item)));
    case 'captureAsked':
      return { ...order, captureAsked: true };
    case 'stepDone':
      return change(order, event.domain, (item) => advance(order, item, event.step));
    case 'gaveUp':
      return change(order, event.domain, (item) => giveUp(order, item));
    case 'refunded':
      return change(order, event.domain, (item) =>
        item.owed > 0 ? { ...item, owed: 0, givenBack: item.owed, givenBackAs: 'refunded' } : item,
      );
    case 'cancelled':
      return mayCancel(order) ? end(order, 'cancelled') : order;
    case 'ranOut':
      return wasAuthorised(order) || order.payment === 'authorised' ? order : end(order, 'unpaid');
  }
}

const change = (order: Order, domain: string, by: (item: OrderItem) => OrderItem): Order => ({
  ...order,
  items: order.items.map((item) => (item.domain === domain ? by(item) : item)),
});

/** As long as nobody was asked for a name or for money that is not had back by letting go. */
export const mayCancel = (order: Order): boolean =>
  order.ending === null &&
  !order.captureAsked &&
  order.items.every(({ askedAt, done, isFailed }) => askedAt === null && !isFailed && !hasPassed(done, 'registered'));

function end(order: Order, ending: 'cancelled' | 'unpaid'): Order {
  return { ...order, ending, items: order.items.map((item) => letGo(order, item)) };
}

/** Its money was not taken, unless outside the product. */
function letGo(order: Order, item: OrderItem): OrderItem {
  if (order.payment === 'captured') return { ...item, isFailed: true, owed: priceOf(item) };
  if (!wasAuthorised(order)) return { ...item, isFailed: true };
  return { ...item, isFailed: true, givenBack: priceOf(item), givenBackAs: 'released' };
}

function seePayment(order: Order, { payment, captured }: { payment: PaymentState; captured: number }): Order {
  // Older than what is known: news of payments come in any order.
  if (order.payment === 'captured' || (payment === 'open' && order.payment !== 'failed')) {
    return order.payment === 'none' ? { ...order, payment } : advanceTaken(order);
  }
  const seen = { ...order, payment, captured: Math.max(order.captured, captured) };
  if (order.ending !== null) return seen;
  if (payment === 'authorised') return advanceAll(seen, 'authorised');
  if (payment === 'captured') return advanceAll(seen, 'captured');
  // The bank let it lapse before it was taken. A name that was had meanwhile stays with the operator.
  const isLost = (payment === 'released' || payment === 'failed') && wasAuthorised(order) && order.captured === 0;
  return isLost ? { ...seen, items: seen.items.map((item) => (item.isFailed ? item : letGo(order, item))) } : seen;
}

const advanceTaken = (order: Order) => (order.payment === 'captured' ? advanceAll(order, 'captured') : order);

const advanceAll = (order: Order, step: 'authorised' | 'captured'): Order => ({
  ...order,
  // Money that was taken was held before, even if nobody saw it.
  items: order.items.map((item) => advance(order, advance(order, item, 'authorised'), step)),
});

/** Only from the step before: a step cannot be jumped over. What may be left out after it is passed at once. */
function advance(order: Order, item: OrderItem, step: OrderStep): OrderItem {
  if (item.isFailed || nextStep(order, item) !== step) return item;
  const after = nextStep(order, { ...item, done: step });
  return { ...item, done: after === 'ready' ? 'ready' : step };
}

/** After the money was taken. A registration is final: the name stays theirs, and what it was bought for is refunded. */
function giveUp(order: Order, item: OrderItem): OrderItem {
  const isTaken = totalOf(order) === 0 || hasPassed(item.done, 'captured');
  if (item.isFailed || item.done === 'ready' || !isTaken) return item;
  const keepsName = order.kind === 'new' || order.kind === 'renewal';
  return { ...item, isFailed: true, owed: keepsName ? item.mailboxesPrice : priceOf(item) };
}

export type OrderState = 'waitingForPayment' | 'inProgress' | 'ready' | 'partlyFailed' | 'failed' | 'cancelled';

export function stateOf(order: Order): OrderState {
  const { items, ending } = order;
  if (ending === 'cancelled') return 'cancelled';
  if (ending === 'unpaid' || items.every(({ isFailed }) => isFailed)) return 'failed';
  if (totalOf(order) > 0 && !wasAuthorised(order)) return 'waitingForPayment';
  if (items.some(({ isFailed, done }) => !isFailed && done !== 'ready')) return 'inProgress';
  return items.some(({ isFailed }) => isFailed) ? 'partlyFailed' : 'ready';
}

/** Nothing is left to do, and no money is held or owed. */
export const isOver = (order: Order, now: number): boolean =>
  ['ready', 'partlyFailed', 'failed', 'cancelled'].includes(stateOf(order)) && nextTasks(order, now).length === 0;
