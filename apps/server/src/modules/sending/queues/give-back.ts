import { sql } from 'kysely';
import type { Trx } from '../../../platform/db.ts';
import { type GivenBack, giveBack, type LedgerState } from '../../ledger/index.ts';
import { wakeQueues } from './send-queues.repository.ts';

/** Gives mails back to the ledger and has their queues looked at in time. Gives the ids it held for. */
export async function giveBackToQueues(
  trx: Trx,
  holder: string,
  from: readonly LedgerState[],
  rows: readonly GivenBack[],
): Promise<string[]> {
  if (rows.length === 0) return [];
  const wanted = new Map(rows.map(({ id, dueAt }) => [id, dueAt]));
  const queues = await listQueues(
    trx,
    rows.map(({ id }) => id),
  );
  await wakeQueues(
    trx,
    queues.flatMap(({ id, dueAt, ...queue }) => {
      const at = wanted.get(id);
      return at === null ? [] : { ...queue, dueAt: at ?? dueAt };
    }),
  );
  return giveBack(trx, holder, from, rows);
}

type QueueOfMail = { id: string; mailboxId: string; workspaceId: string; dueAt: Date };

/** None of a mail whose mailbox was removed. */
async function listQueues(trx: Trx, ids: readonly string[]): Promise<QueueOfMail[]> {
  const { rows } = await sql<QueueOfMail>`select l.id, l.mailbox_id as "mailboxId", l.workspace_id as "workspaceId",
      l.due_at as "dueAt"
    from send_ledger l join send_queues s on s.mailbox_id = l.mailbox_id
    where l.id = any(${[...ids]}::bigint[])`.execute(trx);
  return rows;
}
