import { AppError } from '@outrider/contract/errors';
import type { DomainsDeps, UserScope } from '../domains-deps.ts';
import { changeOrder } from './orders.repository.ts';
import { createOrder } from './quotes/confirm-quote.ts';
import { makeQuote, readQuote } from './quotes/make-quote.ts';

/** A renewal that its owner chose once: quoted, ordered and paid with the card on file. */
export async function renewWithCard(deps: DomainsDeps, person: UserScope, domain: string): Promise<void> {
  const wish = { kind: 'renewal' as const, domains: [{ domain, mailboxes: [] }], years: 1 };
  const { quoteId } = await makeQuote(deps, person, wish);
  const orderId = await deps.db.transaction().execute((trx) => createOrder(deps, trx, person, quoteId));
  const { lines, dueNow } = await readQuote(deps, person, quoteId);
  if (dueNow.amount === 0) throw new AppError('orderNeedsNoPayment');
  const payment = await deps.payments.charge(person, { orderId, lines, total: dueNow, expiresAt: null });
  await changeOrder(deps.db, person, orderId, {
    payment_id: payment.paymentId,
    next_try_at: null,
    next_work_at: deps.now(),
  });
}
