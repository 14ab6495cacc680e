import { sql } from 'kysely';
import type { Db } from '../../../platform/db.ts';
import '../facts/sending.tables.ts';

/**
 * When a mailbox that works is looked at next for mails of campaigns; null where nothing is planned. Of all workspaces. One in
 * error is looked at every few minutes, and none of its mails leaves.
 */
export async function findNextLook(db: Db, after: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select min(l.next_at) as at from send_queues l
      join mailboxes m on m.id = l.mailbox_id and m.status <> 'error'
    where l.next_at > ${after} and l.next_at < 'infinity'`.execute(db);
  return rows[0]?.at ?? null;
}

/** Whether something is about to be sent, under way or not yet recorded, or waits for an inbox that is being read. */
export async function isSendingBusy(db: Db, now: Date): Promise<boolean> {
  const { rows } = await sql<{ busy: boolean }>`select
    exists (select from send_queues where holder is not null or next_at <= ${now})
    or exists (select from send_ledger where open and state <> 'planned')
    or exists (select from send_queues l join inbox_syncs s on s.mailbox_id = l.mailbox_id
      join mailboxes m on m.id = l.mailbox_id and m.status = 'active'
      where l.wait = 'inbox' and l.next_at < 'infinity'
        and (s.wanted_at is not null or s.caught_up_at is null or s.caught_up_at < ${now}::timestamptz - interval '1 minute')) as busy`.execute(
    db,
  );
  return rows[0]?.busy ?? false;
}
