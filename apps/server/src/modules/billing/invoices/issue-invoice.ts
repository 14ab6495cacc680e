import { randomUUID } from 'node:crypto';
import type { Invoice } from '@outrider/contract/billing/invoices';
import type { Scope, Trx } from '../../../platform/db.ts';
import { lockBillingAccount } from '../accounts/accounts.repository.ts';
import { insertInvoice, setInvoiceState } from './invoices.repository.ts';

export type Issued = Pick<Invoice, 'state' | 'lines' | 'total'> & {
  /** What it is of; the same source is invoiced once. */
  source: string;
  issuedAt: Date;
  /** Of a credit note: the source of the invoice it takes from. */
  credits?: string;
};

/** An invoice or a credit note with the next number, made out to the address the account has now. */
export async function issueInvoice(
  trx: Trx,
  scope: Scope,
  { source, issuedAt, state, lines, total, credits }: Issued,
): Promise<void> {
  const { address } = await lockBillingAccount(trx, scope);
  await insertInvoice(trx, scope, {
    id: randomUUID(),
    source,
    issued_at: issuedAt,
    state,
    lines: JSON.stringify(lines),
    currency: total.currency,
    total: total.amount,
    billed_to: JSON.stringify(address),
    credits: credits ?? null,
  });
  await setInvoiceState(trx, scope, source, state);
}
