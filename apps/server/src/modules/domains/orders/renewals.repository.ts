import type { Db, Scope } from '../../../platform/db.ts';
import '../domains.tables.ts';

export const findOrderSince = (db: Db, { workspaceId }: Scope, domain: string, since: Date) =>
  db
    .selectFrom('domain_order_items as i')
    .innerJoin('domain_orders as o', 'o.id', 'i.order_id')
    .select('o.id')
    .where('i.workspace_id', '=', workspaceId)
    .where('i.domain', '=', domain)
    .where('o.kind', '=', 'renewal')
    .where('o.ordered_at', '>', since)
    .executeTakeFirst();
