import type { Order } from '@outrider/contract/domains/orders';
import { AppError } from '@outrider/contract/errors';
import { mayCancel } from '@outrider/domain-orders/order';
import type { Scope } from '../../../platform/db.ts';
import type { DomainsDeps } from '../domains-deps.ts';
import '../domains.payloads.ts';
import { refuseIfOff } from '../refuse-if-off.ts';
import { beginPayment } from './begin-payment.ts';
import { readOrder } from './describe-order.ts';
import { noteIn } from './note-outcome.ts';
import { findOrder, lockOrder, modelOf } from './orders.repository.ts';

type PayDeps = Pick<DomainsDeps, 'db' | 'log' | 'now' | 'isOn' | 'payments'>;

/** Another try with a card, while the order can still be paid. */
export async function payOrder(deps: PayDeps, scope: Scope, orderId: string) {
  refuseIfOff(deps);
  const order = await findOrder(deps.db, scope, orderId);
  if (!order) throw new AppError('notFound');
  const { row } = order;
  if (row.ending === 'unpaid' || (row.state === 'waitingForPayment' && deps.now() >= row.pay_by)) {
    throw new AppError('quoteExpired');
  }
  if (row.state !== 'waitingForPayment') throw new AppError('orderNeedsNoPayment');
  const { paymentId, checkoutUrl } = await beginPayment(deps, scope, row);
  if (checkoutUrl === null) throw new AppError('orderNeedsNoPayment');
  return { purchaseId: paymentId, checkoutUrl };
}

type CancelDeps = Pick<DomainsDeps, 'db' | 'jobs' | 'now' | 'isOn' | 'monthlyParts'>;

/** Given up while nobody was asked for a name. What is held is let go by the next job. */
export async function cancelOrder(deps: CancelDeps, scope: Scope, orderId: string): Promise<Order> {
  refuseIfOff(deps);
  await deps.db.transaction().execute(async (trx) => {
    const order = await lockOrder(trx, scope, orderId);
    if (!order) throw new AppError('notFound');
    if (order.row.ending === 'cancelled') return;
    if (!mayCancel(modelOf(order))) throw new AppError('orderIsPastCancelling');
    const outcome = {
      events: [{ kind: 'cancelled' as const }],
      step: 'released' as const,
      words: { note: 'givenUp' as const },
    };
    await noteIn(deps, trx, scope, { orderId, domain: '' }, outcome);
    await deps.jobs.enqueue(trx, 'domains.work', { workspaceId: scope.workspaceId, orderId });
  });
  return readOrder(deps, scope, orderId);
}
