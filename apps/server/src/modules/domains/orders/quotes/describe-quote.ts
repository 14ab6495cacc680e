import type { Quote } from '@outrider/contract/domains/orders';
import type { QuoteRow } from './quotes.repository.ts';

export const quoteNumber = (number: number) => `Q-${number}`;

export function describeQuote(row: QuoteRow): Quote {
  const money = (amount: number) => ({ amount, currency: row.currency });
  return {
    quoteId: row.id,
    number: quoteNumber(row.number),
    kind: row.kind,
    domains: row.domains,
    lines: row.lines,
    dueNow: money(row.due_now),
    monthly: money(row.monthly),
    monthlyFrom: row.monthly_from?.toISOString() ?? null,
    renewal:
      row.renewal_total !== null && row.renewal_at
        ? { total: money(row.renewal_total), at: row.renewal_at.toISOString() }
        : null,
    madeAt: row.made_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    readyAt: row.ready_at?.toISOString() ?? null,
    orderId: row.order_id,
  };
}
