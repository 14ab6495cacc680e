import { decimalText } from '@outrider/billing-rules/money';
import { INVOICES_PAGE_SIZE, type Invoice } from '@outrider/contract/billing/invoices';
import type { Scope } from '../../../platform/db.ts';
import { csvLine } from '../../../platform/write-csv.ts';
import type { BillingDeps } from '../billing-deps.ts';
import { type DisputeRow, listDisputesOf } from './disputes.repository.ts';
import { countInvoices, type InvoiceRow, listInvoiceRows, sumCredits } from './invoices.repository.ts';

type Deps = Pick<BillingDeps, 'db'>;

export async function listInvoices({ db }: Deps, scope: Scope, pageNo: number) {
  const rows = await listInvoiceRows(db, scope, { offset: pageNo * INVOICES_PAGE_SIZE, limit: INVOICES_PAGE_SIZE });
  const sources = rows.map(({ source }) => source);
  const credits = await sumCredits(db, scope, sources);
  const disputes = new Map((await listDisputesOf(db, scope, sources)).map((dispute) => [dispute.source, dispute]));
  const invoices = rows.map((row) =>
    describeInvoice(row, { refunded: credits.get(row.source) ?? 0, dispute: disputes.get(row.source) }),
  );
  return { invoices, total: await countInvoices(db, scope) };
}

/** As on the paper: the year it was issued in, and its place among all of the workspace. */
export const numberOf = ({ number, issued_at }: Pick<InvoiceRow, 'number' | 'issued_at'>): string =>
  `${issued_at.getUTCFullYear()}-${String(number).padStart(4, '0')}`;

type Reversed = { refunded: number; dispute: DisputeRow | undefined };

const describeInvoice = (row: InvoiceRow, { refunded, dispute }: Reversed): Invoice => ({
  invoiceId: row.id,
  number: numberOf(row),
  issuedAt: row.issued_at.toISOString(),
  state: row.state,
  lines: row.lines,
  total: { amount: row.total, currency: row.currency },
  refunded: { amount: refunded, currency: row.currency },
  dispute: dispute
    ? {
        state: dispute.state,
        reason: dispute.reason,
        amount: { amount: dispute.amount, currency: dispute.currency },
        openedAt: dispute.opened_at.toISOString(),
        answerUntil: dispute.answer_until?.toISOString() ?? null,
      }
    : null,
});

const HEAD = [
  'number',
  'issuedAt',
  'state',
  'kind',
  'of',
  'count',
  'from',
  'until',
  'amount',
  'currency',
  'total',
  'billedTo',
  'taxId',
];
const ALL = 100_000;

/** A line of the file for each line of an invoice, so that it adds up in a spreadsheet. */
export async function exportInvoices({ db }: Deps, scope: Scope): Promise<{ csv: string }> {
  const rows = await listInvoiceRows(db, scope, { offset: 0, limit: ALL });
  const lines = rows.flatMap((row) =>
    row.lines.map(({ kind, of, count, from, until, amount }) =>
      csvLine([
        numberOf(row),
        row.issued_at.toISOString(),
        row.state,
        kind,
        of,
        String(count),
        from ?? '',
        until ?? '',
        decimalText(amount, row.currency),
        row.currency,
        decimalText(row.total, row.currency),
        row.billed_to?.name ?? '',
        row.billed_to?.taxId ?? '',
      ]),
    ),
  );
  return { csv: csvLine(HEAD) + lines.join('') };
}
