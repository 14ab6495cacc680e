import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../platform/db.ts';

export const CHANGES_CHANNEL = 'inbox_changed';

/** Tells every open page of the workspace, once the transaction is committed. */
export async function tellChanged(
  db: Db | Trx,
  { workspaceId }: Scope,
  mailboxIds: Iterable<string>,
  kind: 'message' | 'sync' = 'message',
): Promise<void> {
  const payloads = [...new Set(mailboxIds)].map((mailboxId) => `${workspaceId}:${mailboxId}:${kind}`);
  if (payloads.length === 0) return;
  await sql`select pg_notify(${CHANGES_CHANNEL}, payload) from unnest(${payloads}::text[]) as given (payload)`.execute(
    db,
  );
}
