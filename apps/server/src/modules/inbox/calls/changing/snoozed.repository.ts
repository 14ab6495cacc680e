import type { Db } from '../../../../platform/db.ts';
import '../../inbox.tables.ts';

/** When the next message that was put off comes back; of all workspaces. */
export async function findNextWake(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('inbox_messages')
    .select(({ fn }) => fn.min('snoozed_until').as('at'))
    .where('snoozed_until', 'is not', null)
    .executeTakeFirst();
  return row?.at ?? null;
}

/** What was put off and is due, in any workspace: the clock is the same for all. */
export const listDue = (db: Db, now: Date, limit: number) =>
  db
    .selectFrom('inbox_messages')
    .select(['id', 'workspace_id', 'mailbox_id'])
    .where('snoozed_until', 'is not', null)
    .where('snoozed_until', '<=', now)
    .orderBy('snoozed_until')
    .limit(limit)
    .execute();
