import type { BillLine } from '@outrider/contract/billing/plans';
import { type Order, type OrderItem, priceOf } from '@outrider/domain-orders/order';
import type { Scope, Trx } from '../../../platform/db.ts';
import { issueInvoice } from '../../billing/index.ts';
import type { StoredOrder } from './orders.repository.ts';

type Change = { stored: StoredOrder; before: Order; after: Order; at: Date };

const NAME_LINES = { new: 'domain', existing: 'domain', warmed: 'warmedDomain', renewal: 'renewal' } as const;

/** An invoice with the money, and a credit note with what is refunded, each once. What was only released was never billed. */
export async function issueInvoices(trx: Trx, scope: Scope, { stored, before, after, at }: Change): Promise<void> {
  const { row } = stored;
  const paid = `order:${row.id}`;
  const totalOf = (lines: BillLine[]) => ({
    amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    currency: row.currency,
  });
  if (before.captured === 0 && after.captured > 0) {
    const had = after.items.filter(({ isFailed, owed }) => !isFailed || owed > 0);
    const lines = had.flatMap((item) => linesOf(row.kind, item));
    await issueInvoice(trx, scope, { source: paid, issuedAt: at, state: 'paid', lines, total: totalOf(lines) });
  }
  for (const [index, item] of after.items.entries()) {
    const isRefunded = item.givenBackAs === 'refunded' && before.items[index]?.givenBackAs !== 'refunded';
    if (!isRefunded) continue;
    const lines = refundLines(row.kind, item);
    const source = `${paid}:${item.domain}:refund`;
    const total = { amount: -item.givenBack, currency: row.currency };
    const note = { source, issuedAt: at, state: 'refunded', lines, total, credits: paid } as const;
    await issueInvoice(trx, scope, note);
  }
}

const linesOf = (kind: Order['kind'], item: OrderItem): BillLine[] => [
  ...(item.namePrice > 0 ? [lineOf(NAME_LINES[kind], item.domain, 1, item.namePrice)] : []),
  ...mailboxLines(item),
];

/** All mailboxes of a domain cost the same. */
const mailboxLines = ({ domain, mailboxes, mailboxesPrice }: OrderItem): BillLine[] =>
  mailboxesPrice > 0 ? [lineOf('mailboxes', domain, mailboxes, mailboxesPrice / mailboxes)] : [];

/** Everything, or of a name that stays theirs only the mailboxes. */
const refundLines = (kind: Order['kind'], item: OrderItem): BillLine[] =>
  (item.givenBack === priceOf(item) ? linesOf(kind, item) : mailboxLines(item)).map((line) => ({
    ...line,
    each: -line.each,
    amount: -line.amount,
  }));

const lineOf = (kind: BillLine['kind'], of: string, count: number, each: number): BillLine => ({
  kind,
  of,
  count,
  each,
  amount: count * each,
  from: null,
  until: null,
});
