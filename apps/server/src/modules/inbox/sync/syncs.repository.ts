import type { SyncState } from '@outrider/contract/inbox/inbox';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../inbox.tables.ts';

/** A mailbox this worker reads, and the name it reads it under. */
export type HeldMailbox = Scope & { mailboxId: string; lease: string };

/**
 * All times of a lease are the database's: clocks of workers differ, and the box's jumps. The work of all workspaces is given out here, so these
 * look-ups have no scope.
 */
const after = (milliseconds: number) => sql`now() + ${milliseconds} * interval '1 millisecond'`;

/** A row for every mailbox there is; one in error says so, and is left alone until it is well again. */
export async function settleSyncs(db: Db): Promise<void> {
  await sql`insert into inbox_syncs (mailbox_id, workspace_id, due_at)
    select id, workspace_id, now() from mailboxes m
    where not exists (select from inbox_syncs s where s.mailbox_id = m.id)
    on conflict do nothing`.execute(db);
  await sql`update inbox_syncs s set state = 'behind', words = m.status_reason, due_at = now()
    from mailboxes m
    where m.id = s.mailbox_id and m.status = 'error' and (s.lease is null or s.lease_until < now())
      and (s.state <> 'behind' or s.words <> m.status_reason)`.execute(db);
}

/** Those that wait longest first. */
export async function takeSyncs(db: Db, lease: string, leaseMs: number, limit: number): Promise<HeldMailbox[]> {
  const { rows } = await sql<{ mailboxId: string; workspaceId: string }>`
    update inbox_syncs s set lease = ${lease}, lease_until = ${after(leaseMs)}
    from (
      select s.mailbox_id from inbox_syncs s join mailboxes m on m.id = s.mailbox_id
      where s.due_at <= now() and (s.lease is null or s.lease_until < now()) and m.status <> 'error'
      order by s.due_at limit ${limit} for update of s skip locked
    ) free
    where s.mailbox_id = free.mailbox_id
    returning s.mailbox_id as "mailboxId", s.workspace_id as "workspaceId"`.execute(db);
  return rows.map((row) => ({ ...row, lease }));
}

export async function countWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`select count(*)::int as waiting
    from inbox_syncs s join mailboxes m on m.id = s.mailbox_id
    where s.due_at <= now() and (s.lease is null or s.lease_until < now()) and m.status <> 'error'`.execute(db);
  return rows[0]?.waiting ?? 0;
}

/** Of those that are read, gives the ones still held; another worker has the others, or they were removed. */
export async function renewSyncs(
  db: Db,
  lease: string,
  leaseMs: number,
  mailboxIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    update inbox_syncs set lease_until = ${after(leaseMs)} where lease = ${lease}
      and mailbox_id = any(${[...mailboxIds]}::uuid[]) returning mailbox_id as id`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Held ones that a user wants looked at, each wish once. */
export async function takeWishes(db: Db, lease: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update inbox_syncs set wanted_at = null where lease = ${lease} and wanted_at is not null
    returning mailbox_id as id`.execute(db);
  return rows.map(({ id }) => id);
}

/** A user wants a mailbox looked at that waits for its next try. */
export async function hastenWished(db: Db): Promise<void> {
  await sql`update inbox_syncs set due_at = now(), wanted_at = null
    where wanted_at is not null and due_at > now() and (lease is null or lease_until < now())
      and failures < 5`.execute(db);
}

/** Gives it back, to be taken again after so long. Nothing happens when another worker has it already. */
export async function releaseSync(
  db: Db,
  { mailboxId, lease, workspaceId }: HeldMailbox,
  { afterMs, failed }: { afterMs: number; failed?: { words: string } },
): Promise<void> {
  await sql`update inbox_syncs set lease = null, lease_until = null, due_at = ${after(afterMs)},
      state = case when ${failed !== undefined} then 'behind' else state end,
      words = ${failed?.words ?? ''},
      failures = case when ${failed !== undefined} then failures + 1 else 0 end
    where mailbox_id = ${mailboxId} and workspace_id = ${workspaceId} and lease = ${lease}`.execute(db);
}

export async function findFailures(db: Db, { mailboxId, workspaceId }: HeldMailbox): Promise<number> {
  const row = await db
    .selectFrom('inbox_syncs')
    .select('failures')
    .where('mailbox_id', '=', mailboxId)
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst();
  return row?.failures ?? 0;
}

/** The mailbox is another worker's by now: what was about to be written is not. */
export class LeaseLost extends Error {}

type Progress = { state?: SyncState; stored?: number; total?: number };

/** In every transaction that writes what was read: a worker that no longer holds the mailbox writes nothing. */
export async function noteProgress(
  db: Db | Trx,
  { mailboxId, lease, workspaceId }: HeldMailbox,
  { state, stored = 0, total }: Progress = {},
): Promise<void> {
  const { numAffectedRows } = await sql`update inbox_syncs set
      stored = stored + ${stored}, total = coalesce(${total ?? null}::int, total), last_at = product_now(),
      state = coalesce(${state ?? null}::text, state),
      words = case when ${state === 'live'} then '' else words end,
      failures = case when ${state === 'live'} then 0 else failures end
    where mailbox_id = ${mailboxId} and workspace_id = ${workspaceId} and lease = ${lease}`.execute(db);
  if (numAffectedRows !== 1n) throw new LeaseLost(mailboxId);
}

/** A little more than clocks of mail servers differ. */
const CLOCKS_DIFFER = sql`interval '1 hour'`;

/**
 * Notes that all that had come in when a look began is read, classified and published; false while something is left. Of a mailbox
 * that was never caught up only what came since is asked for: older mail answers nothing of ours.
 */
export async function noteCaughtUp(
  db: Db,
  { mailboxId, lease, workspaceId }: HeldMailbox,
  { lookBegan, missing }: { lookBegan: Date; missing: ReadonlySet<string> },
): Promise<boolean> {
  const { numAffectedRows } = await sql`update inbox_syncs s set caught_up_at = ${lookBegan}
    where s.mailbox_id = ${mailboxId} and s.workspace_id = ${workspaceId} and s.lease = ${lease}
      and not exists (select from inbox_messages m
        where m.mailbox_id = ${mailboxId} and m.classified_at is null and not m.is_own and not m.is_warmup
          and m.role in ('inbox', 'spam') and m.uid > 0 and not m.id = any(${[...missing]}::uuid[])
          and m.received_at >= coalesce(s.caught_up_at, ${lookBegan}::timestamptz) - ${CLOCKS_DIFFER})
      and not exists (select from inbox_events e where e.mailbox_id = ${mailboxId} and e.event is not null)`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

/** Notified when the transaction ends; the same word twice in one is sent once. */
export async function tellChange(
  db: Db | Trx,
  { workspaceId, mailboxId }: Pick<HeldMailbox, 'workspaceId' | 'mailboxId'>,
  kind: 'message' | 'sync',
): Promise<void> {
  await sql`select pg_notify('inbox_changed', ${`${workspaceId}:${mailboxId}:${kind}`})`.execute(db);
}
