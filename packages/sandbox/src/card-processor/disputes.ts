import { mustFind, type Parts, seconds } from './processor-parts.ts';
import type { Charge, Dispute } from './shapes.ts';
import { tryCardOf } from './try-cards.ts';

const DAY_MS = 86_400_000;
const DISPUTED_AFTER_MS = 2 * DAY_MS;
/** How long the merchant may answer. Nobody does here, so that the holder of the card is believed then. */
const ANSWERED_WITHIN_S = (7 * DAY_MS) / 1000;

export function planDispute({ store, now }: Parts, charge: Charge) {
  const method = store.find('payment_method', charge.payment_method);
  if (method && tryCardOf(method.card.last4)?.does === 'disputes') {
    store.disputes.push({ charge: charge.id, dueMs: now().getTime() + DISPUTED_AFTER_MS });
  }
}

function openDispute(parts: Parts, chargeId: string) {
  const charge = mustFind(parts, 'charge', chargeId);
  charge.disputed = true;
  const { currency, payment_intent, amount_captured: amount } = charge;
  const created = seconds(parts.now());
  const dispute: Dispute = {
    id: parts.store.newId('dp'),
    object: 'dispute',
    created,
    currency,
    payment_intent,
    amount,
    charge: charge.id,
    reason: 'fraudulent',
    status: 'needs_response',
    evidence_details: { due_by: created + ANSWERED_WITHIN_S },
  };
  parts.store.put(dispute);
  parts.tell('charge.dispute.created', dispute);
}

export function closeDispute(parts: Parts, id: string, status: 'won' | 'lost') {
  const dispute = mustFind(parts, 'dispute', id);
  if (dispute.status !== 'needs_response') return;
  dispute.status = status;
  parts.tell('charge.dispute.closed', dispute);
}

const openUntilMs = ({ status, evidence_details: { due_by: due } }: Dispute) =>
  status === 'needs_response' && due !== null ? due * 1000 : Number.POSITIVE_INFINITY;

/** When the next one is opened or closed, in milliseconds. */
export const nextDispute = ({ store }: Parts): number =>
  Math.min(
    ...store.disputes.map(({ dueMs }) => dueMs),
    ...store.list('dispute').map(openUntilMs),
    Number.POSITIVE_INFINITY,
  );

export function actOnDisputes(parts: Parts) {
  const { store } = parts;
  const now = parts.now().getTime();
  for (const due of store.disputes.filter(({ dueMs }) => dueMs <= now)) {
    store.disputes.splice(store.disputes.indexOf(due), 1);
    openDispute(parts, due.charge);
  }
  for (const dispute of store.list('dispute').filter((one) => openUntilMs(one) <= now)) {
    closeDispute(parts, dispute.id, 'lost');
  }
}
