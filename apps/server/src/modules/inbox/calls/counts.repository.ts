import type { SyncState } from '@outrider/contract/inbox/inbox';
import { REPLY_LABELS, type ReplyLabel } from '@outrider/contract/inbox/message';
import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import '../inbox.tables.ts';

/** Above it a menu says "999+" at most, and nobody reads the list to its end. */
const COUNT_MAX = 10_000;
const MAILBOX_COUNT_MAX = 1_000;

type Counts = { unread: number; starred: number; snoozed: number; drafts: number; unlabelled: number };

/** What the folders and the menu show, each counted up to a limit by an index that has nothing else in it. */
export async function countInbox(db: Db, { workspaceId }: Scope, mailboxId: string | undefined, now: Date) {
  const mine = sql`workspace_id = ${workspaceId} and not is_warmup
    and ${mailboxId ? sql`mailbox_id = ${mailboxId}` : sql`true`}`;
  // Of one mailbox by its folder alone: nothing else has to be looked up then.
  const inbox = mailboxId
    ? sql`not is_warmup and folder_id = any(array(select f.id from inbox_folders f
        where f.workspace_id = ${workspaceId} and f.mailbox_id = ${mailboxId} and f.role = 'inbox'))`
    : sql`${mine} and role = 'inbox'`;
  const isHere = sql`is_head and (snoozed_until is null or snoozed_until <= ${now})`;
  const countOf = (condition: ReturnType<typeof sql>) =>
    sql`(select count(*)::int from (select from inbox_messages where ${condition} limit ${COUNT_MAX}) as found)`;
  const { rows } = await sql<Counts & { labels: Record<ReplyLabel, number> }>`select
    ${countOf(sql`${inbox} and not seen and ${isHere}`)} as unread,
    ${countOf(sql`${mine} and starred and (role is null or role not in ('trash', 'spam'))`)} as starred,
    ${countOf(sql`${mine} and snoozed_until is not null and snoozed_until > ${now} and role = 'inbox'`)} as snoozed,
    ${countOf(sql`${mine} and role = 'drafts'`)} as drafts,
    ${countOf(sql`${inbox} and kind = 'human' and reply_label is null and not is_label_sure and not is_own
      and ${isHere}`)} as unlabelled,
    (select jsonb_object_agg(l.label, ${countOf(sql`${inbox} and reply_label = l.label and ${isHere}`)})
      from unnest(${[...REPLY_LABELS]}::text[]) as l (label)) as labels`.execute(db);
  return rows[0];
}

type SyncOfMailbox = {
  mailbox_id: string;
  state: SyncState;
  words: string;
  last_at: Date | null;
  stored: number;
  total: number;
};

export const listSyncs = (db: Db, { workspaceId }: Scope, mailboxIds: readonly string[]): Promise<SyncOfMailbox[]> =>
  db
    .selectFrom('inbox_syncs')
    .select(['mailbox_id', 'state', 'words', 'last_at', 'stored', 'total'])
    .where('workspace_id', '=', workspaceId)
    .where('mailbox_id', '=', sql<string>`any(${[...mailboxIds]}::uuid[])`)
    .execute();

/** What is unread in the inbox of each, counted up to a limit. */
export async function countUnread(db: Db, { workspaceId }: Scope, mailboxIds: readonly string[], now: Date) {
  const { rows } = await sql<{ mailbox_id: string; unread: number }>`
    select f.mailbox_id, sum(c.unread)::int as unread from inbox_folders f cross join lateral (
      select count(*)::int as unread from (select from inbox_messages where folder_id = f.id and not seen
        and not is_warmup and is_head and (snoozed_until is null or snoozed_until <= ${now})
        limit ${MAILBOX_COUNT_MAX}) as found) as c
    where f.workspace_id = ${workspaceId} and f.mailbox_id = any(${[...mailboxIds]}::uuid[]) and f.role = 'inbox'
    group by f.mailbox_id`.execute(db);
  return new Map(rows.map((row) => [row.mailbox_id, row.unread]));
}
