import { sql } from 'kysely';
import type { Scope, Trx } from '../../../platform/db.ts';
import '../facts/sending.tables.ts';
import { type QueueWait, writeWait } from './queue-wait.ts';

/** `freeAt`: when the pause after what was just reserved is over. `nextAt`: when it is looked at after these, or never. */
export const holdQueues = async (
  trx: Trx,
  me: string,
  queues: readonly { mailboxId: string; freeAt: Date | null; nextAt: Date | null }[],
): Promise<void> => {
  await sql`update send_queues s set holder = ${me}, next_at = coalesce(u.next_at, 'infinity'), free_at = u.free_at,
      rests_until = null, wait = 'moment', reason = '', look_up_to = null
    from unnest(${queues.map(({ mailboxId }) => mailboxId)}::uuid[],
      ${queues.map(({ freeAt }) => freeAt?.toISOString() ?? null)}::timestamptz[],
      ${queues.map(({ nextAt }) => nextAt?.toISOString() ?? null)}::timestamptz[]) as u (mailbox_id, free_at, next_at)
    where s.mailbox_id = u.mailbox_id`.execute(trx);
};

/** Frees a queue until then; without a moment it rests until a mail is planned or it is woken. */
export async function freeQueue(
  trx: Trx,
  me: string,
  mailboxId: string,
  { nextAt, wait }: { nextAt: Date | null; wait: QueueWait },
): Promise<void> {
  const columns = writeWait(wait);
  await sql`update send_queues set holder = null, wait = ${columns.wait}, reason = ${columns.reason},
      look_up_to = ${columns.lookUpTo}::bigint,
      next_at = coalesce(${nextAt}::timestamptz, 'infinity')
    where mailbox_id = ${mailboxId} and (holder = ${me} or holder is null)`.execute(trx);
}

export type QueueRest = { until: Date; reason: string };

export type LeftQueue = {
  mailboxId: string;
  rest: QueueRest | undefined;
  isUnspent: boolean;
  /** No mail before then, however long the last one took on the wire. */
  pausesUntil: Date | undefined;
  now: Date;
};

/**
 * Frees a queue after its mails. When it is looked at next was decided with them, and may have become sooner since; where
 * none of them went out it needs no pause, and one that could not be reached is left alone for a while.
 */
export async function freeAfterMails(
  trx: Trx,
  me: string,
  { mailboxId, rest, isUnspent, pausesUntil, now }: LeftQueue,
): Promise<void> {
  await sql`update send_queues set holder = null, wait = 'moment', reason = ${rest?.reason ?? ''}, look_up_to = null,
      rests_until = ${rest?.until ?? null}::timestamptz,
      free_at = case when ${isUnspent} then null else greatest(free_at, ${pausesUntil ?? null}::timestamptz) end,
      next_at = coalesce(${rest?.until ?? null}::timestamptz,
        case when ${isUnspent} then least(next_at, ${now}) else next_at end)
    where mailbox_id = ${mailboxId} and holder = ${me}`.execute(trx);
}

/** Nobody reserves from it until the end of the transaction. */
export const lockQueue = async (trx: Trx, mailboxId: string): Promise<void> => {
  await sql`select from send_queues where mailbox_id = ${mailboxId} for update`.execute(trx);
};

/** Queues that are this worker's, locked in order. */
export async function lockQueuesOf(trx: Trx, holder: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('send_queues')
    .select('mailbox_id')
    .where('holder', '=', holder)
    .orderBy('mailbox_id')
    .forUpdate()
    .execute();
  return rows.map(({ mailbox_id: mailboxId }) => mailboxId);
}

export const freeQueues = async (trx: Trx, mailboxIds: readonly string[], now: Date) => {
  await sql`update send_queues set holder = null, next_at = ${now}
    where mailbox_id = any(${[...mailboxIds]}::uuid[])`.execute(trx);
};

/** Makes sure that a queue is looked at by then. In the transaction that made it worth a look, and before its rows. */
export const wakeQueues = async (
  trx: Trx,
  queues: readonly { mailboxId: string; workspaceId: string; dueAt: Date }[],
): Promise<void> => {
  if (queues.length === 0) return;
  // Locks the row also where it is early enough: the queue's holder may be just about to set it later.
  await sql`insert into send_queues as s (mailbox_id, workspace_id, next_at)
    select mailbox_id, workspace_id, min(due_at) from unnest(
      ${queues.map(({ mailboxId }) => mailboxId)}::uuid[], ${queues.map(({ workspaceId }) => workspaceId)}::uuid[],
      ${queues.map(({ dueAt }) => dueAt.toISOString())}::timestamptz[]) as u (mailbox_id, workspace_id, due_at)
    group by 1, 2 order by 1
    on conflict (mailbox_id) do update set next_at = excluded.next_at where s.next_at > excluded.next_at`.execute(trx);
};

/** For a campaign that runs again, or may send more: its queues are looked at by then. */
export const wakeQueuesOf = async (trx: Trx, { workspaceId }: Scope, campaignId: string, at: Date): Promise<void> => {
  const { rows } = await sql<{ mailboxId: string }>`select mailbox_id as "mailboxId" from campaign_mailboxes
    where campaign_id = ${campaignId} and workspace_id = ${workspaceId}`.execute(trx);
  await wakeQueuesAt(
    trx,
    rows.map(({ mailboxId }) => mailboxId),
    at,
  );
};

/** For a workspace whose plan has more room, or goes on: everything that waited for it is looked at by then. */
export const wakeQueuesOfWorkspace = async (trx: Trx, { workspaceId }: Scope, at: Date): Promise<void> => {
  const { rows } = await sql<{ mailboxId: string }>`select mailbox_id as "mailboxId" from send_queues
    where workspace_id = ${workspaceId}`.execute(trx);
  await wakeQueuesAt(
    trx,
    rows.map(({ mailboxId }) => mailboxId),
    at,
  );
};

/** For mailboxes that may send sooner or more than they could. */
export const wakeQueuesAt = async (trx: Trx, mailboxIds: readonly string[], at: Date): Promise<void> => {
  await sql`update send_queues set next_at = least(next_at, ${at})
    where mailbox_id in (select mailbox_id from send_queues where mailbox_id = any(${[...mailboxIds]}::uuid[])
      order by mailbox_id for update)`.execute(trx);
};
