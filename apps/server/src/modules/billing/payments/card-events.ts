import type { Scope } from '../../../platform/db.ts';
import { type CardEvent, CardProcessorError } from '../cards/card-processor.ts';
import { lookAtPurchase } from './look-at-purchase.ts';
import type { PaymentsDeps } from './payments-deps.ts';
import { findPurchase, findPurchaseAbout, findWorkspaceOf, insertEvent } from './purchases.repository.ts';

export type EventSubject = NonNullable<CardEvent['about']>;

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** Some of a payment came back to the card without us. */
    'payment.reversed': { workspaceId: string; paymentId: string };
    /** The card processor sent an event of an object; it is fetched again. */
    'card-event.received': { kind: EventSubject['kind']; id: string };
  }
}

/** Stores that it came and has it looked at later, together; the same event a second time does nothing. False: not believed. */
export async function takeEvent(deps: PaymentsDeps, body: Buffer, signature: string): Promise<boolean> {
  const event = await deps.cards.readEvent(body, signature);
  if (!event) return false;
  const { eventId, type, about } = event;
  await deps.db.transaction().execute(async (trx) => {
    const isNew = await insertEvent(trx, { eventId, type, now: deps.now() });
    if (isNew && about) await deps.jobs.enqueue(trx, 'card-event.received', about);
  });
  return true;
}

export async function handleEvent(deps: PaymentsDeps, subject: EventSubject): Promise<void> {
  try {
    if (subject.kind === 'payment' || subject.kind === 'checkout') await lookAtMoney(deps, subject);
    else await tellSubscription(deps, subject);
  } catch (error) {
    // Another installation with the same account may have had it, and deleted it.
    if (!(error instanceof CardProcessorError) || error.kind !== 'notFound') throw error;
  }
}

async function lookAtMoney(deps: PaymentsDeps, { kind, id }: EventSubject) {
  const column = kind === 'payment' ? 'payment_id' : 'checkout_id';
  const known = await findPurchaseAbout(deps.db, column, id);
  if (kind === 'payment') await tellReversal(deps, id, known?.workspaceId);
  if (known) return void (await lookAtPurchase(deps, { workspaceId: known.workspaceId }, known.id));
  const { reference } = await (kind === 'payment' ? deps.cards.findPayment(id) : deps.cards.findCheckout(id));
  if (!reference) return;
  const scope: Scope = { workspaceId: reference.workspaceId };
  const purchase =
    UUID.test(reference.purchaseId) &&
    UUID.test(scope.workspaceId) &&
    (await findPurchase(deps.db, scope, reference.purchaseId));
  if (purchase) await lookAtPurchase(deps, scope, purchase.id);
}

/** What was given back at the processor's own pages or is disputed is for the invoices. */
async function tellReversal({ db, jobs, cards }: PaymentsDeps, paymentId: string, known: string | undefined) {
  const { refunds, isDisputed, customerId } = await cards.findPayment(paymentId);
  if (!isDisputed && refunds.every(({ key }) => key !== null)) return;
  const workspaceId = known ?? (customerId === null ? undefined : (await findWorkspaceOf(db, customerId))?.workspaceId);
  if (workspaceId === undefined) return;
  await db.transaction().execute((trx) => jobs.enqueue(trx, 'payment.reversed', { workspaceId, paymentId }));
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function tellSubscription({ db, jobs, cards }: PaymentsDeps, { kind, id }: EventSubject) {
  const { customerId, subscriptionId } =
    kind === 'invoice' ? await cards.findInvoice(id) : await cards.findSubscription(id);
  const scope = await findWorkspaceOf(db, customerId);
  if (!scope || subscriptionId === null) return;
  const { workspaceId } = scope;
  await db.transaction().execute((trx) => jobs.enqueue(trx, 'subscription.changed', { workspaceId, subscriptionId }));
}
