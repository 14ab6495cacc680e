import type { OrderNote, OrderWords } from '@outrider/contract/domains/orders';
import type { OrderEvent, PaymentState } from '@outrider/domain-orders/order';
import type { Scope } from '../../../platform/db.ts';
import { wordsOf } from '../../../platform/words-of.ts';
import { creditLine, type Payment } from '../../billing/index.ts';
import type { DomainsDeps } from '../domains-deps.ts';
import { backOff, PACE } from './back-off.ts';
import { beginPayment } from './begin-payment.ts';
import type { Outcome } from './note-outcome.ts';
import type { StoredOrder } from './orders.repository.ts';

type Deps = Pick<DomainsDeps, 'db' | 'log' | 'now' | 'payments'>;

const seen = (payment: Payment, state: PaymentState = payment.state): OrderEvent => ({
  kind: 'paymentSeen',
  payment: state,
  captured: payment.captured.amount,
});

/** Asks how the payment stands. What is not paid in time never will be: a late payment is let go. */
export async function lookAtPayment(
  { now, payments }: Pick<Deps, 'now' | 'payments'>,
  scope: Scope,
  { row }: StoredOrder,
): Promise<Outcome> {
  const isLate = now() >= row.pay_by;
  const until = earlier(backOff(PACE.payment, row.tries, now()), isLate ? null : row.pay_by);
  const waiting = { for: 'payment' as const, until };
  if (row.payment_id === null) {
    const events: OrderEvent[] = isLate ? [{ kind: 'ranOut' }] : [];
    return { events, step: 'authorised', words: isLate ? NOT_PAID : '', waiting };
  }
  const payment = await payments.lookAt(scope, row.payment_id);
  const isOpen = payment.state === 'open' || payment.state === 'failed';
  const events: OrderEvent[] = [seen(payment), ...(isOpen && isLate ? [{ kind: 'ranOut' as const }] : [])];
  const words = isOpen && isLate ? NOT_PAID : wordsFor(row.payment_state, row.declined_for, payment);
  return { events, step: 'authorised', words, waiting, payment };
}

const NOT_PAID: OrderWords = { note: 'notPaid' };

const earlier = (one: Date, other: Date | null) => (other && other < one ? other : one);

/** Said once, when it changes. */
function wordsFor(
  before: PaymentState,
  declinedFor: string | null,
  { state, declinedFor: now, card }: Payment,
): OrderWords {
  if (state === 'failed') {
    if (now === declinedFor) return '';
    return now === null ? { note: 'declinedWithoutReason' } : { note: 'declined', values: { reason: now } };
  }
  if (state === before) return '';
  return { note: NOTE_OF[state], ...(card ? { card } : {}) };
}

const NOTE_OF = {
  open: 'paymentOpen',
  authorised: 'paymentAuthorised',
  captured: 'paymentCaptured',
  released: 'paymentReleased',
  failed: 'declinedWithoutReason',
} as const satisfies Record<Payment['state'], OrderNote['note']>;

/** Takes the sum of what was had; the rest is released with it. */
export async function capture(
  { now, payments }: Deps,
  scope: Scope,
  { row }: StoredOrder,
  amount: number,
): Promise<Outcome> {
  if (row.payment_id === null) throw new Error('an order without a payment has nothing to capture');
  const waiting = { for: 'capture' as const, until: backOff(PACE.money, row.tries, now()) };
  try {
    const payment = await payments.capture(scope, row.payment_id, { amount, currency: row.currency });
    return {
      events: [seen(payment)],
      step: 'captured',
      words: { note: NOTE_OF[payment.state], sum: payment.captured },
      waiting,
      payment,
    };
  } catch (error) {
    return { events: [], step: 'captured', words: wordsOf(error), waiting };
  }
}

/**
 * Lets go of what is held, and closes the page where it could still be paid. Where a worker asked for the page and died before
 * its id was written down, the page is asked for again: one order has one payment.
 */
export async function release(deps: Deps, scope: Scope, { row }: StoredOrder): Promise<Outcome> {
  const waiting = { for: 'payment' as const, until: backOff(PACE.money, row.tries, deps.now()) };
  try {
    const paymentId = row.payment_id ?? (await beginPayment(deps, scope, row)).paymentId;
    const payment = await deps.payments.release(scope, paymentId);
    const isHeld = payment.state === 'authorised' || payment.state === 'captured';
    const events = [seen(payment, isHeld ? payment.state : 'released')];
    return {
      events,
      step: 'released',
      words: { note: NOTE_OF[isHeld ? payment.state : 'released'] },
      waiting,
      payment,
    };
  } catch (error) {
    return { events: [], step: 'released', words: wordsOf(error), waiting };
  }
}

/** Gives back what was taken for one domain, once. */
export async function refund(
  { now, payments }: Deps,
  scope: Scope,
  { row, items }: StoredOrder,
  { domain, amount }: { domain: string; amount: number },
): Promise<Outcome> {
  if (row.payment_id === null) throw new Error('an order without a payment has nothing to refund');
  const tries = items.find((item) => item.domain === domain)?.tries ?? 0;
  try {
    const payment = await payments.refund(scope, row.payment_id, {
      amount: { amount, currency: row.currency },
      key: `${row.id}:${domain}:refund`,
      lines: [creditLine({ kind: 'mailboxes', of: domain }, amount)],
    });
    return {
      events: [{ kind: 'refunded', domain }],
      step: 'refunded',
      words: { note: 'paymentRefunded', sum: { amount, currency: row.currency } },
      payment,
    };
  } catch (error) {
    const waiting = { for: 'refund' as const, until: backOff(PACE.money, tries, now()) };
    return { events: [], step: 'refunded', words: wordsOf(error), waiting };
  }
}
