import type { Insertable, Selectable } from 'kysely';
import type { Db, Scope, Tables, Trx } from '../../../platform/db.ts';
import '../billing.tables.ts';

export type QuoteRow = Selectable<Tables['plan_quotes']>;

export const insertQuote = (db: Db, quote: Insertable<Tables['plan_quotes']>) =>
  db.insertInto('plan_quotes').values(quote).execute();

export const findQuote = (db: Db | Trx, { workspaceId }: Scope, id: string): Promise<QuoteRow | undefined> =>
  db
    .selectFrom('plan_quotes')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();

export const markConfirmed = (trx: Trx, { workspaceId }: Scope, id: string, at: Date) =>
  trx
    .updateTable('plan_quotes')
    .set({ confirmed_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute();
