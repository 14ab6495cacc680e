import type { Scope, Trx } from '../../../platform/db.ts';
import { lockBillingAccount } from '../accounts/accounts.repository.ts';
import type { BillingDeps } from '../billing-deps.ts';
import type { CardPayment } from '../cards/card-processor.ts';
import { creditLine } from '../invoices/credit-line.ts';
import { type DisputeRow, saveDispute } from '../invoices/disputes.repository.ts';
import { findInvoiceOf, setInvoiceState } from '../invoices/invoices.repository.ts';
import { issueInvoice } from '../invoices/issue-invoice.ts';
import { keepBills } from '../invoices/keep-bills.ts';
import { numberOf } from '../invoices/list-invoices.ts';
import { findPurchaseAbout } from '../payments/purchases.repository.ts';

declare module '../../../platform/jobs/jobs.ts' {
  interface JobPayloads {
    /** A dispute was opened or has ended; members are notified. */
    'billing.dispute-changed': { workspaceId: string; disputeId: string; state: DisputeRow['state'] };
  }
}

type Deps = Pick<BillingDeps, 'db' | 'cards' | 'jobs'>;

/**
 * What came back of a payment without us: refunds made at the processor's own pages become credit notes, and so does a dispute
 * that was lost. Done again, or after something newer, it changes nothing.
 */
export async function keepReversals(deps: Deps, scope: Scope, paymentId: string): Promise<void> {
  const payment = await deps.cards.findPayment(paymentId);
  const disputes = payment.isDisputed ? await deps.cards.listDisputes(paymentId) : [];
  const source = await findInvoiced(deps, scope, paymentId);
  if (source === null) return;
  await deps.db.transaction().execute(async (trx) => {
    await lockBillingAccount(trx, scope);
    for (const refund of payment.refunds) {
      if (refund.key !== null) continue;
      await credit(trx, scope, { ...refund, kind: 'refund', id: refund.refundId, source, currency: payment.currency });
    }
    for (const dispute of disputes) {
      const { disputeId: id, state, amount, openedAt: at } = dispute;
      const seen = { ...dispute, paymentId, source, currency: payment.currency };
      if (state === 'lost')
        await credit(trx, scope, {
          kind: 'dispute',
          id,
          amount,
          at,
          isFailed: false,
          source,
          currency: payment.currency,
        });
      if (await saveDispute(trx, scope, seen))
        await deps.jobs.enqueue(trx, 'billing.dispute-changed', { ...scope, disputeId: id, state });
    }
  });
}

/** The source of the invoice a payment is of, which is issued first: a credit note follows what it takes from. */
async function findInvoiced(deps: Deps, scope: Scope, paymentId: string): Promise<string | null> {
  const purchase = await findPurchaseAbout(deps.db, 'payment_id', paymentId);
  if (purchase?.kind === 'order') {
    const source = `order:${purchase.reference}`;
    // The order writes it together with its own state; this job is tried again.
    if (!(await findInvoiceOf(deps.db, scope, source)))
      throw new Error(`The order ${purchase.reference} has no invoice yet`);
    return source;
  }
  const source = await deps.cards.findInvoiceOfPayment(paymentId);
  if (source === null) return null;
  const bill = await deps.cards.findInvoice(source);
  await deps.db.transaction().execute((trx) => keepBills(trx, scope, [bill]));
  return source;
}

type Credit = {
  kind: 'refund' | 'dispute';
  id: string;
  amount: number;
  at: Date;
  isFailed: boolean;
  source: string;
  currency: CardPayment['currency'];
};

/** One that failed is void for good; one that never was is not made. */
async function credit(trx: Trx, scope: Scope, { kind, id, amount, at, isFailed, source, currency }: Credit) {
  const known = await findInvoiceOf(trx, scope, id);
  if (isFailed) {
    if (known) await setInvoiceState(trx, scope, id, 'void');
    return;
  }
  const invoice = await findInvoiceOf(trx, scope, source);
  if (known || !invoice) return;
  await issueInvoice(trx, scope, {
    source: id,
    issuedAt: at,
    state: 'refunded',
    lines: [creditLine({ kind, of: numberOf(invoice) }, amount)],
    total: { amount: -amount, currency },
    credits: source,
  });
}
