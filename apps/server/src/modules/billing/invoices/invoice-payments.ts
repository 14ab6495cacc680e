import type { BillLine } from '@outrider/contract/billing/plans';
import type { Db, Scope } from '../../../platform/db.ts';
import type { Payments } from '../payments/payments.ts';
import '../payments/purchases.tables.ts';
import { listSources } from './invoices.repository.ts';
import { issueInvoice } from './issue-invoice.ts';

/** Every payment of an order that was captured gets its invoice, and every refund its credit note; in the same call. */
export const invoicePayments = (deps: { db: Db }, payments: Payments): Payments => ({
  ...payments,
  async capture(scope, ...of) {
    const payment = await payments.capture(scope, ...of);
    await invoiceOrders(deps, scope);
    return payment;
  },
  async refund(scope, ...of) {
    const payment = await payments.refund(scope, ...of);
    await invoiceOrders(deps, scope);
    return payment;
  },
});

/** What was captured or refunded and has no invoice yet; after a crash the next one makes up for it. */
export async function invoiceOrders({ db }: { db: Db }, scope: Scope): Promise<void> {
  const known = await listSources(db, scope);
  const captured = await db
    .selectFrom('purchases')
    .select(['id', 'lines', 'amount', 'captured', 'currency', 'attempted_at'])
    .where('workspace_id', '=', scope.workspaceId)
    .where('kind', '=', 'order')
    .where('captured', '>', 0)
    .orderBy('created_at')
    .execute();
  const refunds = await db
    .selectFrom('purchase_refunds as r')
    .innerJoin('purchases as p', 'p.id', 'r.purchase_id')
    .select(['r.purchase_id', 'r.key', 'r.amount', 'r.lines', 'r.at', 'p.currency'])
    .where('r.workspace_id', '=', scope.workspaceId)
    .orderBy('r.at')
    .execute();
  const issued = [
    ...captured.map(({ id, lines, amount, captured: sum, currency, attempted_at: issuedAt }) => ({
      source: id,
      issuedAt,
      state: 'paid' as const,
      lines: sum === amount ? lines : [...lines, released(sum - amount)],
      total: { amount: sum, currency },
    })),
    ...refunds.map(({ purchase_id, key, amount, lines, at, currency }) => ({
      source: `${purchase_id}:${key}`,
      issuedAt: at,
      state: 'refunded' as const,
      lines: lines.map((line) => ({ ...line, each: -Math.abs(line.each), amount: -Math.abs(line.amount) })),
      total: { amount: -amount, currency },
    })),
  ].filter(({ source }) => !known.has(source));
  for (const invoice of issued) await db.transaction().execute((trx) => issueInvoice(trx, scope, invoice));
}

/** What could not be had of an order was never taken. */
const released = (amount: number): BillLine => ({
  kind: 'domain',
  of: '',
  count: 1,
  each: amount,
  amount,
  from: null,
  until: null,
});
