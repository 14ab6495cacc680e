import { sql } from 'kysely';
import type { Trx } from '../../../platform/db.ts';
import type { Assigned } from './assign-threads.ts';
import type { HeldMailbox } from './syncs.repository.ts';
import '../inbox.tables.ts';

type Held = Pick<HeldMailbox, 'workspaceId' | 'mailboxId'>;

/** Two threads turned out to be one. */
export async function mergeThreads(trx: Trx, { workspaceId, mailboxId }: Held, merges: Assigned['merges']) {
  if (merges.length === 0) return;
  const given = sql`unnest(${merges.map(({ from }) => from)}::uuid[], ${merges.map(({ into }) => into)}::uuid[])
    as given (old, new)`;
  await sql`update inbox_messages set thread_id = given.new from ${given}
    where thread_id = given.old and mailbox_id = ${mailboxId} and workspace_id = ${workspaceId}`.execute(trx);
  await sql`update inbox_thread_keys set thread_id = given.new from ${given}
    where thread_id = given.old and mailbox_id = ${mailboxId} and workspace_id = ${workspaceId}`.execute(trx);
}

/** The newest of each thread in each folder is its head there. */
export async function settleHeads(trx: Trx, { workspaceId, mailboxId }: Held, threadIds: readonly string[]) {
  if (threadIds.length === 0) return;
  await sql`update inbox_messages m set is_head = placed.is_newest
    from (
      select id, row_number() over (partition by folder_id, thread_id order by received_at desc, uid desc) = 1 as is_newest
      from inbox_messages
      where thread_id = any(${[...threadIds]}::uuid[]) and mailbox_id = ${mailboxId} and workspace_id = ${workspaceId}
    ) placed
    where m.id = placed.id and m.is_head <> placed.is_newest`.execute(trx);
}
