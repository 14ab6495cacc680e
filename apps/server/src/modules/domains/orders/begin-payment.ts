import type { confirmQuote } from '@outrider/contract/domains/orders';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { wordsOf } from '../../../platform/words-of.ts';
import type { Payment } from '../../billing/index.ts';
import type { DomainsDeps } from '../domains-deps.ts';
import { changeOrder, type OrderRow } from './orders.repository.ts';
import { findQuote } from './quotes/quotes.repository.ts';

export type PaysWith = z.output<typeof confirmQuote.input>['paysWith'];

type Deps = Pick<DomainsDeps, 'db' | 'log' | 'payments'>;

type Begun = Awaited<ReturnType<DomainsDeps['payments']['begin']>>;

/** The same order has the same payment, so asking again opens the same page, or one for another card. */
export async function beginPayment(
  { db, log, payments }: Deps,
  scope: Scope,
  row: OrderRow,
  paysWith: PaysWith = 'page',
): Promise<Begun> {
  const quote = await findQuote(db, scope, row.quote_id);
  if (!quote) throw new AppError('notFound');
  const total = { amount: row.total, currency: row.currency };
  const wanted = { orderId: row.id, lines: quote.lines, total, expiresAt: row.pay_by };
  const begin = async (): Promise<Begun> => {
    const charged = paysWith === 'cardOnFile' ? await payments.charge(scope, wanted) : undefined;
    return !charged || needsPage(charged)
      ? payments.begin(scope, wanted)
      : { paymentId: charged.paymentId, checkoutUrl: null };
  };
  try {
    const begun = await begin();
    await changeOrder(db, scope, row.id, { payment_id: begun.paymentId, next_try_at: null });
    return begun;
  } catch (error) {
    if (error instanceof AppError) throw error;
    log.warn({ orderId: row.id, words: wordsOf(error) }, 'The card processor opened no page');
    throw new AppError('cardProcessorFailed');
  }
}

/** The bank asks the person only at the processor's page, and there a card is given where none is on file. */
const PAGE_HELPS = ['authentication_required', 'authentication_not_handled', 'no_card'];

const needsPage = ({ state, declinedFor }: Payment) =>
  state === 'open' || (state === 'failed' && PAGE_HELPS.includes(declinedFor ?? ''));
