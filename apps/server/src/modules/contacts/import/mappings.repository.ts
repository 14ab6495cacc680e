import type { ColumnTarget } from '@outrider/contract/contacts/import';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import type { KeptTarget } from './import.tables.ts';

/** What the columns of this header became the last time, by header. */
export async function findMapping(
  db: Db,
  { workspaceId }: Scope,
  signature: string,
): Promise<ReadonlyMap<string, ColumnTarget>> {
  const row = await db
    .selectFrom('contact_import_mappings')
    .select('targets')
    .where('workspace_id', '=', workspaceId)
    .where('signature', '=', signature)
    .executeTakeFirst();
  return new Map(row?.targets.map(({ header, target }) => [header, target]));
}

export async function keepMapping(
  trx: Trx,
  { workspaceId }: Scope,
  { signature, targets, at }: { signature: string; targets: readonly KeptTarget[]; at: Date },
): Promise<void> {
  const kept = { targets: JSON.stringify(targets), kept_at: at };
  await trx
    .insertInto('contact_import_mappings')
    .values({ workspace_id: workspaceId, signature, ...kept })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'signature']).doUpdateSet(kept))
    .execute();
}
