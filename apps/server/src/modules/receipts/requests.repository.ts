import { type Selectable, sql } from 'kysely';
import type { Db, Scope, Tables, Trx } from '../../platform/db.ts';
import type { StoredRequestState } from './receipts.tables.ts';

export type RequestRow = Selectable<Tables['receipt_requests']>;

type NewRequest = Pick<RequestRow, 'message_id' | 'mailbox_id' | 'recipients' | 'may_be_automatic'> & { at: Date };

export const insertRequest = (trx: Trx, { workspaceId }: Scope, { at, ...request }: NewRequest) =>
  trx
    .insertInto('receipt_requests')
    .values({ ...request, workspace_id: workspaceId, asked_at: at, changed_at: at })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .execute();

export const listRequests = (db: Db, { workspaceId }: Scope, messageIds: readonly string[]): Promise<RequestRow[]> =>
  db
    .selectFrom('receipt_requests')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('message_id', '=', sql<string>`any(${[...messageIds]}::uuid[])`)
    .execute();

/** Compare and set. The row as it is now, or nothing where another request was faster. */
export const moveRequest = (
  db: Db,
  { workspaceId }: Scope,
  messageId: string,
  [from, to]: readonly [StoredRequestState, StoredRequestState],
  now: Date,
): Promise<RequestRow | undefined> =>
  db
    .updateTable('receipt_requests')
    .set({ state: to, changed_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('message_id', '=', messageId)
    .where('state', '=', from)
    .returningAll()
    .executeTakeFirst();
