import { sql } from 'kysely';
import type { Db, Scope, Tables, Trx } from '../../platform/db.ts';
import './receipts.tables.ts';

type Receipt = Omit<Tables['receipts'], 'workspace_id'>;

export const insertReceipt = (trx: Trx, { workspaceId }: Scope, receipt: Receipt) =>
  trx
    .insertInto('receipts')
    .values({ ...receipt, workspace_id: workspaceId })
    .onConflict((conflict) => conflict.column('notice_id').doNothing())
    .execute();

/** Oldest first. */
export const listReceiptsFor = (db: Db, { workspaceId }: Scope, originalIds: readonly string[]) =>
  db
    .selectFrom('receipts')
    .select(['original_id as originalId', 'recipient', 'did', 'sent_by as sentBy', 'at'])
    .where('workspace_id', '=', workspaceId)
    .where('original_id', '=', sql<string>`any(${[...originalIds]}::text[])`)
    .orderBy('at')
    .execute();
