import type { Invoice } from '@outrider/contract/billing/invoices';
import type { Scope, Trx } from '../../../platform/db.ts';
import type { CardInvoice } from '../cards/card-processor.ts';
import { billLines } from '../plans/bill-lines.ts';
import { issueInvoice } from './issue-invoice.ts';

const STATES: Record<Exclude<CardInvoice['state'], 'draft'>, Invoice['state']> = {
  open: 'open',
  paid: 'paid',
  void: 'void',
  uncollectible: 'open',
};

/** Bills of the card processor become invoices of ours, oldest first, and follow their state. A draft may still change. */
export async function keepBills(trx: Trx, scope: Scope, bills: readonly CardInvoice[]): Promise<void> {
  const inOrder = bills.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime());
  for (const bill of inOrder) {
    if (bill.state === 'draft' || bill.invoiceId === null || bill.lines.length === 0) continue;
    await issueInvoice(trx, scope, {
      source: bill.invoiceId,
      issuedAt: bill.createdAt,
      state: STATES[bill.state],
      lines: billLines(bill),
      total: { amount: bill.total, currency: bill.currency.toUpperCase() },
    });
  }
}
