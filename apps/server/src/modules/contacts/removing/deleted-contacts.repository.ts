import { sql } from 'kysely';
import type { Scope, Trx } from '../../../platform/db.ts';
import { insertAgain, type Restored, type RestoredAs } from './restore.repository.ts';

/** The next of a deletion, held until the end of the transaction. */
export const lockDeleted = (trx: Trx, { workspaceId }: Scope, deletionId: string, limit: number) =>
  trx
    .selectFrom('deleted_contacts')
    .select(['id', 'email'])
    .where('workspace_id', '=', workspaceId)
    .where('deletion_id', '=', deletionId)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();

/** Puts deleted contacts back. Gives those who are back. */
export const putBack = (trx: Trx, scope: Scope, ids: readonly string[], as: RestoredAs): Promise<Restored[]> =>
  insertAgain(
    trx,
    scope,
    sql`delete from deleted_contacts where workspace_id = ${scope.workspaceId} and id = any(${[...ids]}::uuid[])
      returning *`,
    as,
  );
