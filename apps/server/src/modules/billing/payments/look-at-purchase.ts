import type { Scope } from '../../../platform/db.ts';
import { changeBillingAccount, lockBillingAccount } from '../accounts/accounts.repository.ts';
import { type CardPayment, CardProcessorError, type Checkout } from '../cards/card-processor.ts';
import { isSettled, nextLookAt } from './next-look.ts';
import type { PaymentState } from './payments.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { findCustomer, findPurchase, lockPurchase, type Purchase, updatePurchase } from './purchases.repository.ts';

/** What the card processor says of a purchase now. */
export type Seen = Pick<Purchase, 'state'> &
  Partial<
    Pick<
      Purchase,
      | 'checkout_state'
      | 'checkout_url'
      | 'payment_id'
      | 'subscription_id'
      | 'authorised'
      | 'captured'
      | 'refunded'
      | 'declined_for'
      | 'card_brand'
      | 'card_last_four'
    >
  >;

/** Fetches everything again and writes it down; an event is never believed by itself. */
export async function lookAtPurchase(deps: PaymentsDeps, scope: Scope, id: string): Promise<Purchase> {
  const purchase = await findPurchase(deps.db, scope, id);
  if (!purchase) throw new Error(`There is no purchase ${id}`);
  const checkout = await seeCheckout(deps, purchase);
  const paymentId = checkout?.paymentId ?? purchase.payment_id;
  const payment = paymentId === null ? await findLost(deps, scope, purchase) : await deps.cards.findPayment(paymentId);
  if (checkout?.state === 'complete' && !isSettled(purchase)) await keepGivenCard(deps, scope, purchase, checkout);
  const neverOpened = !checkout && !payment && !purchase.is_on_file && isOver(purchase, deps.now());
  const seen = neverOpened ? NEVER_OPENED : seenOf(purchase, checkout, payment);
  return recordSeen(deps, scope, id, seen);
}

/** The processor did not answer when its page was to be opened, and nobody tried again. */
const NEVER_OPENED: Seen = { state: 'failed', checkout_state: 'expired' };

const isOver = ({ expires_at: until }: Purchase, now: Date) => until !== null && until <= now;

/** Of a charge that was cut off before its answer came. One that was let go is of an earlier try. */
async function findLost({ db, cards }: PaymentsDeps, scope: Scope, { id, kind, is_on_file: isOnFile }: Purchase) {
  const customerId = kind === 'order' && isOnFile ? await findCustomer(db, scope) : undefined;
  const found = customerId === undefined ? undefined : await cards.findPaymentOf(customerId, id);
  return found?.state === 'released' ? undefined : found;
}

/** A page whose time is over takes no card any more; the processor's own limit may be later. */
async function seeCheckout({ cards, now }: PaymentsDeps, purchase: Purchase): Promise<Checkout | undefined> {
  if (purchase.checkout_id === null) return undefined;
  const checkout = await cards.findCheckout(purchase.checkout_id);
  if (checkout.state !== 'open' || !isOver(purchase, now())) return checkout;
  return expirePage({ cards }, checkout.checkoutId);
}

/** Paid in the same moment, it stays paid. */
export async function expirePage({ cards }: Pick<PaymentsDeps, 'cards'>, checkoutId: string): Promise<Checkout> {
  try {
    return await cards.expireCheckout(checkoutId);
  } catch (error) {
    const { state, ...checkout } = await cards.findCheckout(checkoutId);
    if (state === 'open' || !(error instanceof CardProcessorError)) throw error;
    return { state, ...checkout };
  }
}

/** The card of a plan or a changed card goes before the one on file; that of an order is kept if there is none. */
async function keepGivenCard(deps: PaymentsDeps, scope: Scope, { kind }: Purchase, given: Checkout): Promise<void> {
  const { customerId, paymentMethodId } = given;
  if (paymentMethodId === null) return;
  const onFile = kind === 'order' ? (await deps.cards.findCustomer(customerId)).card : null;
  const card = onFile ?? (await deps.cards.keepCard(customerId, paymentMethodId)).card;
  await deps.db.transaction().execute(async (trx) => {
    await lockBillingAccount(trx, scope);
    await changeBillingAccount(trx, scope, { card: JSON.stringify(card) });
  });
}

function seenOf(purchase: Purchase, checkout: Checkout | undefined, payment: CardPayment | undefined): Seen {
  const page = checkout
    ? { checkout_state: checkout.state, checkout_url: checkout.url, subscription_id: checkout.subscriptionId }
    : {};
  if (purchase.kind !== 'order') {
    const sum = checkout?.state === 'complete' ? purchase.amount : 0;
    const state = checkout?.state === 'complete' ? 'captured' : checkout?.state === 'expired' ? 'failed' : 'open';
    return { ...page, state, authorised: sum, captured: sum };
  }
  if (!payment) return { ...page, state: checkout?.state === 'expired' ? 'failed' : 'open' };
  const isHeld = payment.state === 'authorised' || payment.state === 'captured';
  // The processor ends the payment of a page that ran out; nothing was ever held.
  const ranOut = payment.state === 'released' && purchase.authorised === 0 && checkout?.state === 'expired';
  return {
    ...page,
    state: ranOut ? 'failed' : payment.state,
    payment_id: payment.paymentId,
    authorised: isHeld ? payment.amount : 0,
    captured: payment.captured,
    refunded: payment.refunded,
    declined_for: payment.declinedFor,
    ...(payment.card ? { card_brand: payment.card.brand, card_last_four: payment.card.lastFour } : {}),
  };
}

const RANK: Record<PaymentState, number> = { open: 0, failed: 0, authorised: 1, captured: 2, released: 2 };

/** Writes it down and tells of it, together. What was seen earlier and comes later takes nothing back. */
export async function recordSeen(deps: PaymentsDeps, scope: Scope, id: string, seen: Seen): Promise<Purchase> {
  return deps.db.transaction().execute(async (trx) => {
    const before = await lockPurchase(trx, scope, id);
    const isOld = RANK[seen.state] < RANK[before.state];
    const merged = {
      ...(isOld ? {} : seen),
      authorised: Math.max(before.authorised, seen.authorised ?? 0),
      captured: Math.max(before.captured, seen.captured ?? 0),
      refunded: Math.max(before.refunded, seen.refunded ?? 0),
    };
    const next = { ...before, ...merged };
    const after = await updatePurchase(trx, scope, id, {
      ...merged,
      next_look_at: isSettled(next) ? null : nextLookAt(next, deps.now()),
    });
    if (hasChanged(before, after)) await tell(deps, trx, scope, after);
    return after;
  });
}

const hasChanged = (before: Purchase, after: Purchase) =>
  (['state', 'checkout_state', 'captured', 'refunded', 'declined_for', 'subscription_id'] as const).some(
    (field) => before[field] !== after[field],
  );

async function tell(
  { jobs }: PaymentsDeps,
  trx: Parameters<PaymentsDeps['jobs']['enqueue']>[0],
  { workspaceId }: Scope,
  { id, kind, state, reference, subscription_id: subscriptionId }: Purchase,
) {
  if (kind === 'order') {
    await jobs.enqueue(trx, 'payment.changed', { workspaceId, orderId: reference, paymentId: id });
  }
  // A bill that the old card could not pay is paid with the new one.
  if (kind === 'card' && state === 'captured') await jobs.enqueue(trx, 'billing.pay-open', { workspaceId });
  if (kind === 'plan' && subscriptionId !== null) {
    await jobs.enqueue(trx, 'subscription.changed', { workspaceId, subscriptionId });
  }
}
