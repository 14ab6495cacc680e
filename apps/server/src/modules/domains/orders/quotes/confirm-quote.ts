import { randomUUID } from 'node:crypto';
import { AppError } from '@outrider/contract/errors';
import type { Scope, Trx } from '../../../../platform/db.ts';
import type { DomainsDeps, UserScope } from '../../domains-deps.ts';
import '../../domains.payloads.ts';
import { findOwned } from '../../owned/owned.repository.ts';
import { refuseIfOff } from '../../refuse-if-off.ts';
import { holdStock } from '../../warmed/stock.repository.ts';
import { beginPayment, type PaysWith } from '../begin-payment.ts';
import { findOrder, insertOrder, noteInLog } from '../orders.repository.ts';
import { quoteNumber } from './describe-quote.ts';
import { findQuote, lockQuote, type QuoteRow } from './quotes.repository.ts';

/** So long a card is taken; a page of the card processor cannot be open for less than half an hour. */
const PAY_WITHIN_MS = 60 * 60_000;

type Deps = Pick<DomainsDeps, 'db' | 'jobs' | 'log' | 'now' | 'isOn' | 'payments'>;
type Confirmed = { orderId: string; purchaseId: string | null; checkoutUrl: string | null };

/** Makes one order of a quote, and asks for its payment. A second confirmation gets the same order and the same page. */
export async function confirmQuote(
  deps: Deps,
  caller: UserScope,
  { quoteId, paysWith }: { quoteId: string; paysWith: PaysWith },
): Promise<Confirmed> {
  refuseIfOff(deps);
  const orderId = await deps.db.transaction().execute((trx) => createOrder(deps, trx, caller, quoteId));
  const order = await findOrder(deps.db, caller, orderId);
  if (!order) throw new AppError('notFound');
  if (order.row.state !== 'waitingForPayment') {
    return { orderId, purchaseId: order.row.payment_id, checkoutUrl: null };
  }
  const { paymentId, checkoutUrl } = await beginPayment(deps, caller, order.row, paysWith);
  return { orderId, purchaseId: paymentId, checkoutUrl };
}

export async function createOrder(deps: Deps, trx: Trx, caller: UserScope, quoteId: string): Promise<string> {
  await lockQuote(trx, caller, quoteId);
  const quote = await findQuote(trx, caller, quoteId);
  if (!quote) throw new AppError('notFound');
  if (quote.order_id) return quote.order_id;
  const now = deps.now();
  if (now >= quote.expires_at) throw new AppError('quoteExpired');
  const id = randomUUID();
  await insertOrder(trx, orderOf(quote, { id, caller, now }), await itemsOf(trx, caller, quote, { id, now }));
  if (quote.kind === 'warmed') {
    for (const { domain } of quote.domains) {
      if (!(await holdStock(trx, domain, id))) throw new AppError('warmedDomainGone', { values: { domain } });
    }
  }
  const words = { note: 'quoteConfirmed' as const, values: { quote: quoteNumber(quote.number) } };
  await noteInLog(trx, caller, id, { domain: '', step: 'ordered', words, at: now });
  await deps.jobs.enqueue(trx, 'domains.work', { workspaceId: caller.workspaceId, orderId: id });
  return id;
}

const orderOf = (quote: QuoteRow, { id, caller, now }: { id: string; caller: UserScope; now: Date }) => ({
  id,
  workspace_id: caller.workspaceId,
  user_id: caller.userId,
  quote_id: quote.id,
  kind: quote.kind,
  state: quote.due_now > 0 ? ('waitingForPayment' as const) : ('inProgress' as const),
  ordered_at: now,
  pay_by: new Date(now.getTime() + PAY_WITHIN_MS),
  years: quote.years,
  currency: quote.currency,
  total: quote.due_now,
  payment_id: null,
  // It is asked for next: a page that nobody wrote down could still be paid.
  payment_state: quote.due_now > 0 ? ('open' as const) : ('none' as const),
  capture_asked_at: null,
  ending: null,
  declined_for: null,
  card: null,
  ready_at: quote.ready_at,
  next_try_at: null,
  next_work_at: now,
  lease: null,
  lease_until: null,
});

async function itemsOf(trx: Trx, scope: Scope, quote: QuoteRow, { id, now }: { id: string; now: Date }) {
  const expiresBefore = async (domain: string) =>
    quote.kind === 'renewal' ? ((await findOwned(trx, scope, domain))?.expiresAt ?? null) : null;
  return Promise.all(
    quote.domains.map(async ({ domain, mailboxes }, place) => {
      const price = quote.items.find((item) => item.domain === domain);
      return {
        order_id: id,
        workspace_id: scope.workspaceId,
        domain,
        place,
        mailboxes: JSON.stringify(mailboxes),
        name_price: price?.name ?? 0,
        mailboxes_price: price?.mailboxes ?? 0,
        done_at: JSON.stringify({ ordered: now.toISOString() }),
        asked_at: null,
        expires_at: null,
        expired_at_before: await expiresBefore(domain),
        failed_for: null,
        given_back_as: null,
        waiting_for: null,
        waiting_since: null,
        next_try_at: null,
      };
    }),
  );
}
