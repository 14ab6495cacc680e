import { randomUUID } from 'node:crypto';
import type { Db, Trx } from '../../../platform/db.ts';
import type { UserScope } from '../users.repository.ts';
import './two-factor.tables.ts';

export async function countRecoveryCodes(db: Db | Trx, { workspaceId, userId }: UserScope) {
  const rows = await db
    .selectFrom('recovery_codes')
    .select('used_at')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .execute();
  return { left: rows.filter((row) => row.used_at === null).length, total: rows.length };
}

/** Uses the code up. False when there is no such code or it was used: of two tries at once only one gets the row. */
export async function takeRecoveryCode(
  db: Db | Trx,
  { workspaceId, userId }: UserScope,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function replaceRecoveryCodes(trx: Trx, scope: UserScope, codeHashes: string[], now: Date): Promise<void> {
  await deleteRecoveryCodes(trx, scope);
  const rows = codeHashes.map((code_hash) => ({
    id: randomUUID(),
    workspace_id: scope.workspaceId,
    user_id: scope.userId,
    code_hash,
    created_at: now,
    used_at: null,
  }));
  await trx.insertInto('recovery_codes').values(rows).execute();
}

export const deleteRecoveryCodes = (trx: Trx, { workspaceId, userId }: UserScope) =>
  trx.deleteFrom('recovery_codes').where('workspace_id', '=', workspaceId).where('user_id', '=', userId).execute();
