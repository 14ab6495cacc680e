import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../platform/db.ts';

export const CHANGES_CHANNEL = 'inbox_changed';

/** What changed in a mailbox; of a draft, a delivery or a user's notifications also whose or which. */
export type ChangeKind = 'message' | 'sync' | { kind: 'draft' | 'delivery' | 'notification'; id: string };

/** Tells every open page of the workspace, once the transaction is committed. No mailbox is an empty text. */
export async function tellChanged(
  db: Db | Trx,
  { workspaceId }: Scope,
  mailboxIds: Iterable<string>,
  change: ChangeKind = 'message',
): Promise<void> {
  const what = typeof change === 'string' ? change : `${change.kind}:${change.id}`;
  const payloads = [...new Set(mailboxIds)].map((mailboxId) => `${workspaceId}:${mailboxId}:${what}`);
  if (payloads.length === 0) return;
  await sql`select pg_notify(${CHANGES_CHANNEL}, payload) from unnest(${payloads}::text[]) as given (payload)`.execute(
    db,
  );
}
