import type { MailMode, NotificationFacts, NotificationKind } from '@outrider/contract/notifications';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';
import '../campaigns/index.ts';
import type { UserScope } from './notifications-deps.ts';
import './notifications.tables.ts';

export type NewNotification = {
  id: string;
  key: string;
  facts: NotificationFacts;
  at: Date;
  inApp: boolean;
  pops: boolean;
  mail: MailMode;
  mailDueAt: Date | null;
};

/**
 * Once for each person and event. A mailbox that fails again on the same day brings the first one up again, unread, and mails
 * nothing. Gives its id, and nothing when nothing changed.
 */
export async function insertNotification(
  trx: Trx,
  { workspaceId, userId }: UserScope,
  { id, key, facts, at, inApp, pops, mail, mailDueAt }: NewNotification,
): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`insert into notifications as n
      (id, workspace_id, user_id, kind, event_key, facts, at, in_app, pops, mail, mail_due_at)
    values (${id}, ${workspaceId}, ${userId}, ${facts.kind}, ${key}, ${JSON.stringify(facts)}, ${at}, ${inApp}, ${pops},
      ${mail}, ${mailDueAt})
    on conflict (user_id, kind, event_key) do update set at = excluded.at, facts = excluded.facts, read_at = null
    where n.kind = 'mailboxError' and n.at < excluded.at
    returning n.id`.execute(trx);
  return rows[0]?.id;
}

export const listShown = (
  db: Db,
  { workspaceId, userId }: UserScope,
  { before, limit }: { before: Date | undefined; limit: number },
) =>
  db
    .selectFrom('notifications')
    .select(['id', 'at', 'read_at', 'pops', 'facts'])
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('in_app', '=', true)
    .$if(before !== undefined, (query) => query.where('at', '<', before ?? new Date(0)))
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();

export async function countUnread(db: Db, { workspaceId, userId }: UserScope): Promise<number> {
  const row = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('in_app', '=', true)
    .where('read_at', 'is', null)
    .executeTakeFirst();
  return Number(row?.count ?? 0);
}

type Read = { ids: readonly string[]; allUntil: Date | undefined; at: Date };

/** Gives how many became read. Pages know moments to the millisecond. */
export async function markRead(trx: Trx, { workspaceId, userId }: UserScope, { ids, allUntil, at }: Read) {
  const { numUpdatedRows } = await trx
    .updateTable('notifications')
    .set({ read_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('in_app', '=', true)
    .where('read_at', 'is', null)
    .where((eb) =>
      eb.or([
        ...(ids.length > 0 ? [eb('id', 'in', [...ids])] : []),
        ...(allUntil ? [sql<boolean>`date_trunc('milliseconds', at) <= ${allUntil}`] : []),
      ]),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

type PendingMail = { id: string; kind: NotificationKind; facts: NotificationFacts };

/** After a restore it may not be known what was mailed: while sending is held, nothing is. */
const NOT_HELD = sql<boolean>`not exists (select from sending_holds h
  where h.workspace_id = notifications.workspace_id and h.resumed_at is null)`;

/** Users with a mail to get, of all workspaces. */
export const listDuePeople = (db: Db, now: Date): Promise<UserScope[]> =>
  db
    .selectFrom('notifications')
    .select(['workspace_id as workspaceId', 'user_id as userId'])
    .distinct()
    .where('mail_due_at', '<=', now)
    .where('mailed_at', 'is', null)
    .where(NOT_HELD)
    .execute();

/** Marks what is due as mailed in one mail. Of two who come at once the second waits, and finds nothing. */
export async function takeDue(
  trx: Trx,
  { workspaceId, userId }: UserScope,
  { batch, now }: { batch: string; now: Date },
): Promise<PendingMail[]> {
  const due = await trx
    .selectFrom('notifications')
    .select(['id', 'kind', 'facts'])
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('mail_due_at', '<=', now)
    .where('mailed_at', 'is', null)
    .where(NOT_HELD)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (due.length === 0) return [];
  await trx
    .updateTable('notifications')
    .set({ mailed_at: now, mail_batch: batch })
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where(
      'id',
      'in',
      due.map(({ id }) => id),
    )
    .execute();
  return due;
}

/** What one mail tells, the newest first. */
export const listBatch = (db: Db, { workspaceId, userId }: UserScope, batch: string) =>
  db
    .selectFrom('notifications')
    .select(['facts', 'at'])
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('mail_batch', '=', batch)
    .orderBy('at', 'desc')
    .orderBy('id')
    .execute();

export async function countWaiting(db: Db | Trx, { workspaceId, userId }: UserScope) {
  const { rows } = await sql<{ kind: NotificationKind; mail: MailMode; count: number }>`
    select kind, mail, count(*)::int as count from notifications
    where workspace_id = ${workspaceId} and user_id = ${userId} and mail_due_at is not null and mailed_at is null
    group by kind, mail order by count desc, kind`.execute(db);
  return rows;
}

/** What waits follows a new choice. */
export async function replanWaiting(
  trx: Trx,
  { workspaceId, userId }: UserScope,
  { kind, mail, dueAt }: { kind: NotificationKind; mail: MailMode; dueAt: Date | null },
): Promise<void> {
  await trx
    .updateTable('notifications')
    .set({ mail, mail_due_at: dueAt })
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('mail_due_at', 'is not', null)
    .where('mailed_at', 'is', null)
    .execute();
}

/** Mails that went since then: those with something that was wanted at once, and the digests. */
export async function countMailed(db: Db, { workspaceId, userId }: UserScope, since: Date) {
  const { rows } = await sql<{ atOnce: number; digests: number }>`
    select count(*) filter (where at_once)::int as "atOnce", count(*) filter (where not at_once)::int as digests
    from (select bool_or(mail = 'atOnce') as at_once from notifications
      where workspace_id = ${workspaceId} and user_id = ${userId} and mailed_at >= ${since}
      group by mail_batch) as mails`.execute(db);
  return rows[0] ?? { atOnce: 0, digests: 0 };
}

export async function isHeld(db: Db, { workspaceId }: UserScope): Promise<boolean> {
  const row = await db
    .selectFrom('sending_holds')
    .select('workspace_id')
    .where('workspace_id', '=', workspaceId)
    .where('resumed_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** When the next mail is due, of all workspaces. */
export async function findNextNotice(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('notifications')
    .select(({ fn }) => fn.min('mail_due_at').as('at'))
    .where('mail_due_at', 'is not', null)
    .where('mailed_at', 'is', null)
    .where(NOT_HELD)
    .executeTakeFirst();
  return row?.at ?? null;
}
