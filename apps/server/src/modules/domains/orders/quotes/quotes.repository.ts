import type { BillLine } from '@outrider/contract/billing/plans';
import type { OrderedDomain } from '@outrider/contract/domains/orders';
import type { OrderKind } from '@outrider/domain-orders/order-steps';
import type { ItemPrice } from '@outrider/domain-orders/quote-order';
import type { Db, Scope, Trx } from '../../../../platform/db.ts';
import '../../domains.tables.ts';

export type NewQuote = {
  id: string;
  kind: OrderKind;
  years: number;
  domains: OrderedDomain[];
  items: ItemPrice[];
  lines: BillLine[];
  currency: string;
  dueNow: number;
  monthly: number;
  monthlyFrom: Date | null;
  renewal: { total: number; at: Date } | null;
  madeAt: Date;
  expiresAt: Date;
  readyAt: Date | null;
};

export const insertQuote = (db: Db | Trx, { workspaceId }: Scope, quote: NewQuote) =>
  db
    .insertInto('domain_quotes')
    .values({
      id: quote.id,
      workspace_id: workspaceId,
      kind: quote.kind,
      years: quote.years,
      domains: JSON.stringify(quote.domains),
      items: JSON.stringify(quote.items),
      lines: JSON.stringify(quote.lines),
      currency: quote.currency,
      due_now: quote.dueNow,
      monthly: quote.monthly,
      monthly_from: quote.monthlyFrom,
      renewal_total: quote.renewal?.total ?? null,
      renewal_at: quote.renewal?.at ?? null,
      made_at: quote.madeAt,
      expires_at: quote.expiresAt,
      ready_at: quote.readyAt,
    })
    .execute();

export type QuoteRow = NonNullable<Awaited<ReturnType<typeof findQuote>>>;

export const findQuote = (db: Db | Trx, { workspaceId }: Scope, id: string) =>
  db
    .selectFrom('domain_quotes as q')
    .leftJoin('domain_orders as o', 'o.quote_id', 'q.id')
    .selectAll('q')
    .select('o.id as order_id')
    .where('q.workspace_id', '=', workspaceId)
    .where('q.id', '=', id)
    .executeTakeFirst();

/** A confirmation holds it, so that two of them make one order. */
export const lockQuote = (trx: Trx, { workspaceId }: Scope, id: string) =>
  trx
    .selectFrom('domain_quotes')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
