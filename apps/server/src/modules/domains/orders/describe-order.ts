import type { listOrders as listContract, Order } from '@outrider/contract/domains/orders';
import { AppError } from '@outrider/contract/errors';
import { skippedBy } from '@outrider/domain-orders/order';
import { ORDER_STEPS, stepAfter } from '@outrider/domain-orders/order-steps';
import type { z } from 'zod';
import type { Scope } from '../../../platform/db.ts';
import { findInvoiceOf, invoiceNumber } from '../../billing/index.ts';
import type { WaitingFor } from '../domains.tables.ts';
import type { DomainsDeps } from '../domains-deps.ts';
import { refuseIfOff } from '../refuse-if-off.ts';
import { findOrder, type ItemRow, listLog, listOrders, modelOf, type StoredOrder } from './orders.repository.ts';
import { quoteNumber } from './quotes/describe-quote.ts';
import { findQuote } from './quotes/quotes.repository.ts';
import { readWords } from './stored-words.ts';

const PAGE_SIZE = 20;

type Deps = Pick<DomainsDeps, 'db' | 'isOn'>;

export async function readOrders(deps: Deps, scope: Scope, { kind, pageNo }: z.output<typeof listContract.input>) {
  refuseIfOff(deps);
  const page = { kind, limit: PAGE_SIZE, offset: pageNo * PAGE_SIZE };
  const { orders, total } = await listOrders(deps.db, scope, page);
  return { orders: await Promise.all(orders.map((order) => describe(deps, scope, order))), total };
}

export async function readOrder({ db, isOn }: Deps, scope: Scope, id: string): Promise<Order> {
  refuseIfOff({ isOn });
  const order = await findOrder(db, scope, id);
  if (!order) throw new AppError('notFound');
  return describe({ db }, scope, order);
}

export async function readOrderDetail(deps: Deps, scope: Scope, id: string) {
  const order = await readOrder(deps, scope, id);
  const log = await listLog(deps.db, scope, id);
  const row = await findInvoiceOf(deps.db, scope, `order:${id}`);
  const invoice = row ? { invoiceId: row.id, number: invoiceNumber(row) } : null;
  return { ...order, invoice, log: log.map(({ at, ...said }) => ({ ...said, at: at.toISOString() })) };
}

async function describe({ db }: Pick<Deps, 'db'>, scope: Scope, stored: StoredOrder): Promise<Order> {
  const { row, items } = stored;
  const money = (amount: number) => ({ amount, currency: row.currency });
  const quote = await findQuote(db, scope, row.quote_id);
  const isUnpaid = row.state === 'waitingForPayment' || row.ending === 'unpaid';
  return {
    orderId: row.id,
    number: String(row.number),
    kind: row.kind,
    state: row.state,
    orderedAt: row.ordered_at.toISOString(),
    quoteNumber: quote ? quoteNumber(quote.number) : '',
    total: money(row.total),
    captured: money(row.captured),
    givenBack: money(items.reduce((sum, item) => sum + item.given_back, 0)),
    card: row.card,
    items: items.map((item) => describeItem(stored, item)),
    readyAt: row.ready_at?.toISOString() ?? null,
    purchaseId: isUnpaid ? row.payment_id : null,
    declinedFor: isUnpaid ? row.declined_for : null,
  };
}

function describeItem(stored: StoredOrder, item: ItemRow): Order['items'][number] {
  const skipped = skippedBy(modelOf(stored), { mailboxes: item.mailboxes.length });
  return {
    domain: item.domain,
    mailboxes: item.mailboxes.map(({ localPart }) => `${localPart}@${item.domain}`),
    step: item.step,
    steps: ORDER_STEPS.map((step) => ({
      step,
      doneAt: item.done_at[step] ?? null,
      isSkipped: skipped.has(step),
    })),
    waiting: waitingOf(stored, item, stepAfter(item.step, skipped)),
    failedFor: item.failed_for === null ? null : readWords(item.failed_for),
    givenBack: item.given_back > 0 ? { amount: item.given_back, currency: stored.row.currency } : null,
    givenBackAs: item.given_back_as,
  };
}

const WAITS_BEFORE: Partial<Record<ItemRow['step'], WaitingFor>> = {
  authorised: 'payment',
  registered: 'registrar',
  captured: 'capture',
  dnsPublished: 'nameServers',
  mailboxesCreated: 'mailHost',
  warming: 'warmUp',
};

function waitingOf(
  { row }: StoredOrder,
  item: ItemRow,
  next: ItemRow['step'] | undefined,
): Order['items'][number]['waiting'] {
  if (item.owed > 0) return wait('refund', item);
  if (item.is_failed || next === undefined || row.ending !== null) return null;
  if (item.waiting_for) return wait(item.waiting_for, item);
  const reason = WAITS_BEFORE[next];
  const isOfOrder = next === 'authorised' || next === 'captured';
  return reason ? wait(reason, isOfOrder ? row : item) : null;
}

const wait = (
  reason: WaitingFor,
  { waiting_words, tries, next_try_at }: Pick<ItemRow, 'waiting_words' | 'tries' | 'next_try_at'>,
) => ({
  for: reason,
  words: readWords(waiting_words),
  tries,
  nextTryAt: next_try_at?.toISOString() ?? null,
});
