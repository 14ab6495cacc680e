import { randomUUID } from 'node:crypto';
import type { BillLine } from '@outrider/contract/billing/plans';
import type { OrderWords } from '@outrider/contract/domains/orders';
import { yearsAfter } from '@outrider/domain-orders/quote-order';
import type { Scope, Trx } from '../../platform/db.ts';
import './domains.tables.ts';
import type { DomainsDeps, UserScope } from './domains-deps.ts';
import { insertOrder, noteInLog } from './orders/orders.repository.ts';
import { quoteNumber } from './orders/quotes/describe-quote.ts';
import { findQuote, insertQuote } from './orders/quotes/quotes.repository.ts';
import { changeOwned, insertOwned } from './owned/owned.repository.ts';

/** Names only: the mailboxes of these two domains are hosted elsewhere. The first one ends soon. */
const BOUGHT = [
  { domain: 'getharborline.test', daysAgo: 342, renewsItself: false },
  { domain: 'tryharborline.test', daysAgo: 45, renewsItself: true },
] as const;
/** As the box's registrar sells them. */
const FIRST_YEAR = 1_299;
const RENEWAL = 1_499;
const CARD = { brand: 'visa', lastFour: '4242' };
const REMINDED_AT_DAYS = 30;
const FIRST_PORKBUN_ORDER = 8_000;

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** From the order to each step. */
const STEPS_AFTER_MS = { ordered: 0, authorised: 9_000, registered: 150_000, captured: 153_000, ready: 153_000 };

export type DemoOrder = { orderId: string; domain: string; orderedAt: Date; renewsItself: boolean; lines: BillLine[] };

/** What the demo company bought before now, oldest first. */
export const planDemoOrders = (now: Date): DemoOrder[] =>
  BOUGHT.map(({ domain, daysAgo, renewsItself }) => {
    const orderedAt = new Date(now.getTime() - daysAgo * DAY_MS);
    const line = { kind: 'domain' as const, of: domain, count: 1, each: FIRST_YEAR, amount: FIRST_YEAR };
    return { orderId: randomUUID(), domain, orderedAt, renewsItself, lines: [{ ...line, from: null, until: null }] };
  });

type Deps = Pick<DomainsDeps, 'db'> & {
  currency: string;
  /** Puts a name into the registrar's account, as old as it is said to be. */
  adopt: (domain: string, registeredAt: Date) => void;
};

export async function seedDemoOrders(deps: Deps, person: UserScope, orders: readonly DemoOrder[]): Promise<void> {
  for (const order of orders) deps.adopt(order.domain, timesOf(order).registered);
  await deps.db.transaction().execute(async (trx) => {
    for (const order of orders) {
      await seedOrder(trx, person, order, deps.currency);
      await seedOwned(trx, person, order, deps.currency);
    }
  });
}

function timesOf({ orderedAt }: DemoOrder): Record<keyof typeof STEPS_AFTER_MS, Date> {
  const after = (step: keyof typeof STEPS_AFTER_MS) => new Date(orderedAt.getTime() + STEPS_AFTER_MS[step]);
  return {
    ordered: after('ordered'),
    authorised: after('authorised'),
    registered: after('registered'),
    captured: after('captured'),
    ready: after('ready'),
  };
}

async function seedOrder(trx: Trx, person: UserScope, order: DemoOrder, currency: string): Promise<void> {
  const { orderId, domain, orderedAt, lines } = order;
  const times = timesOf(order);
  const quoteId = randomUUID();
  await insertQuote(trx, person, {
    id: quoteId,
    kind: 'new',
    years: 1,
    domains: [{ domain, mailboxes: [] }],
    items: [{ domain, name: FIRST_YEAR, mailboxes: 0 }],
    lines,
    currency,
    dueNow: FIRST_YEAR,
    monthly: 0,
    monthlyFrom: null,
    renewal: { total: RENEWAL, at: yearsAfter(orderedAt, 1) },
    madeAt: new Date(orderedAt.getTime() - MINUTE_MS),
    expiresAt: new Date(orderedAt.getTime() + 29 * MINUTE_MS),
    readyAt: null,
  });
  await insertOrder(
    trx,
    {
      id: orderId,
      workspace_id: person.workspaceId,
      user_id: person.userId,
      quote_id: quoteId,
      kind: 'new',
      state: 'ready',
      ordered_at: orderedAt,
      pay_by: new Date(orderedAt.getTime() + 60 * MINUTE_MS),
      years: 1,
      currency,
      total: FIRST_YEAR,
      payment_id: null,
      payment_state: 'captured',
      captured: FIRST_YEAR,
      capture_asked_at: times.captured,
      ending: null,
      declined_for: null,
      card: JSON.stringify(CARD),
      ready_at: null,
      next_try_at: null,
      next_work_at: null,
      lease: null,
      lease_until: null,
    },
    [
      {
        order_id: orderId,
        workspace_id: person.workspaceId,
        domain,
        place: 0,
        mailboxes: '[]',
        name_price: FIRST_YEAR,
        mailboxes_price: 0,
        step: 'ready',
        done_at: JSON.stringify(times),
        asked_at: times.registered,
        expires_at: yearsAfter(times.registered, 1),
        expired_at_before: null,
        failed_for: null,
        given_back_as: null,
        waiting_for: null,
        waiting_since: null,
        next_try_at: null,
      },
    ],
  );
  const quote = await findQuote(trx, person, quoteId);
  const said = (step: 'ordered' | 'registered' | 'captured', of: string, words: OrderWords) =>
    noteInLog(trx, person, orderId, { domain: of, step, words, at: times[step] });
  await said('ordered', '', { note: 'quoteConfirmed', values: { quote: quoteNumber(quote?.number ?? 0) } });
  await said('registered', domain, {
    note: 'registrarOrder',
    values: { registrar: 'Porkbun', number: String(FIRST_PORKBUN_ORDER + (quote?.number ?? 0)) },
  });
  await said('captured', '', { note: 'paymentCaptured', sum: { amount: FIRST_YEAR, currency } });
}

async function seedOwned(trx: Trx, scope: Scope, order: DemoOrder, currency: string): Promise<void> {
  const { registered } = timesOf(order);
  await insertOwned(trx, scope, {
    domain: order.domain,
    origin: 'new',
    registeredAt: registered,
    expiresAt: yearsAfter(registered, 1),
    renewal: RENEWAL,
    monthly: 0,
    currency,
  });
  // The owner of the one that ends soon has been notified.
  await changeOwned(trx, scope, order.domain, {
    renews_itself: order.renewsItself,
    reminded_days: order.renewsItself ? null : REMINDED_AT_DAYS,
  });
}
