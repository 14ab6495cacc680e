import { AppError } from '@outrider/contract/errors';
import type { Scope } from '../../../platform/db.ts';
import { wordsOf } from '../../../platform/words-of.ts';
import type { DomainsDeps } from '../domains-deps.ts';
import { changeOrder, type OrderRow } from './orders.repository.ts';
import { findQuote } from './quotes/quotes.repository.ts';

type Deps = Pick<DomainsDeps, 'db' | 'log' | 'payments'>;

/** The same order has the same payment, so asking again opens the same page, or one for another card. */
export async function beginPayment({ db, log, payments }: Deps, scope: Scope, row: OrderRow) {
  const quote = await findQuote(db, scope, row.quote_id);
  if (!quote) throw new AppError('notFound');
  const total = { amount: row.total, currency: row.currency };
  try {
    const begun = await payments.begin(scope, { orderId: row.id, lines: quote.lines, total, expiresAt: row.pay_by });
    await changeOrder(db, scope, row.id, { payment_id: begun.paymentId, next_try_at: null });
    return begun;
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.warn({ orderId: row.id, words: wordsOf(error) }, 'The card processor opened no page');
    throw new AppError('cardProcessorFailed');
  }
}
