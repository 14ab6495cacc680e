import type { FolderRole } from '@outrider/contract/inbox/message';
import type { MessageFilter } from '@outrider/contract/inbox/proxy';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { anyId, type MessageRow, selectMessages } from './messages.repository.ts';

/** Which mail a list is about: what has a role, what lies in certain folders, all but waste and spam, or really all. */
export type Where =
  | { role: FolderRole }
  | { folderIds: readonly string[]; role: FolderRole | null }
  | 'everywhere'
  | 'anywhere';

export type Question = {
  where: Where;
  mailboxId: string | undefined;
  filter: MessageFilter;
  /** Only the newest of each thread in its folder. */
  headsOnly: boolean;
  /** What a search asks for besides. */
  also: RawBuilder<boolean> | undefined;
  now: Date;
};

/** Where a page ended; the time as text, which keeps what a Date would round off. */
export type Place = { at: string; id: string };

export type Page = { after: Place | undefined; start: number; limit: number; desc: boolean };

export type Listed = MessageRow & { at: string };

export const listMessageRows = (db: Db | Trx, scope: Scope, question: Question, page: Page): Promise<Listed[]> =>
  selectMessages(db, scope)
    .select(sql<string>`m.received_at::text`.as('at'))
    .where(asked(question))
    .where(beyond(page))
    .orderBy('m.received_at', page.desc ? 'desc' : 'asc')
    .orderBy('m.id', page.desc ? 'desc' : 'asc')
    .offset(page.start)
    .limit(page.limit)
    .execute();

export const findByIds = (trx: Trx, scope: Scope, ids: readonly string[], desc: boolean): Promise<Listed[]> =>
  selectMessages(trx, scope)
    .select(sql<string>`m.received_at::text`.as('at'))
    .where('m.id', '=', anyId(ids))
    .orderBy('m.received_at', desc ? 'desc' : 'asc')
    .orderBy('m.id', desc ? 'desc' : 'asc')
    .execute();

/** How many there are, counted up to a limit. */
export async function countMessages(db: Db | Trx, { workspaceId }: Scope, question: Question, limit: number) {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from (
    select from inbox_messages m where m.workspace_id = ${workspaceId} and not m.is_warmup and ${asked(question)}
    limit ${limit}) as found`.execute(db);
  return rows[0]?.count ?? 0;
}

export const beyond = ({ after, desc }: Pick<Page, 'after' | 'desc'>): RawBuilder<boolean> =>
  after
    ? sql`(m.received_at, m.id) ${sql.raw(desc ? '<' : '>')} (${after.at}::timestamptz, ${after.id}::uuid)`
    : sql`true`;

export const asked = (question: Question): RawBuilder<boolean> =>
  sql`${sql.join([placeOf(question), ...filtered(question), ...(question.also ? [question.also] : [])], sql` and `)}`;

function placeOf({ where, mailboxId, filter, now }: Question): RawBuilder<boolean> {
  const mailbox = mailboxId ? sql`m.mailbox_id = ${mailboxId}` : sql`true`;
  if (where === 'anywhere') return sql`${mailbox} and ${FIRST_COPY}`;
  if (where === 'everywhere') return sql`${mailbox} and ${NOT_THROWN_AWAY} and ${FIRST_COPY}`;
  const [first, ...others] = 'folderIds' in where ? where.folderIds : [];
  const folders =
    others.length === 0 ? sql`m.folder_id = ${first ?? '0'}` : sql`m.folder_id = any(${[first, ...others]}::bigint[])`;
  const place = 'folderIds' in where ? folders : sql`m.role = ${where.role} and ${mailbox}`;
  // What was put off is out of the inbox until its time; the list of what was put off is the one place that has it.
  const isInboxNow = where.role === 'inbox' && !filter.snoozed;
  return sql`${place} and ${isInboxNow ? notPutOff(now) : sql`true`}`;
}

const notPutOff = (now: Date) => sql`(m.snoozed_until is null or m.snoozed_until <= ${now})`;

const NOT_THROWN_AWAY = sql`(m.role is null or m.role not in ('trash', 'spam'))`;

/** A mail that Gmail has under two labels is one mail, in a list of more than one folder. */
const FIRST_COPY = sql`(m.provider_id = '' or not exists (
  select from inbox_messages o where o.mailbox_id = m.mailbox_id and o.provider_id = m.provider_id
    and o.provider_id <> '' and o.id < m.id and not o.is_warmup and (o.role is null or o.role not in ('trash', 'spam'))))`;

function filtered({ filter, headsOnly, now }: Question): RawBuilder<boolean>[] {
  const { flags = {}, label0, replyLabel, unlabelled, snoozed, tagId } = filter;
  return [
    ...(headsOnly ? [sql<boolean>`m.is_head`] : []),
    // Written out: only then is it known that an index of the unread has them all.
    ...(flags.read === undefined ? [] : [flags.read ? sql<boolean>`m.seen` : sql<boolean>`not m.seen`]),
    ...(flags.replied === undefined ? [] : [flags.replied ? sql<boolean>`m.answered` : sql<boolean>`not m.answered`]),
    ...(flags.top ? [sql<boolean>`m.pinned`] : []),
    ...(label0 ? [sql<boolean>`m.starred`] : []),
    ...(replyLabel ? [sql<boolean>`m.reply_label = ${replyLabel}`] : []),
    ...(unlabelled ? [UNLABELLED] : []),
    ...(snoozed ? [sql<boolean>`m.snoozed_until is not null and m.snoozed_until > ${now}`] : []),
    ...(tagId ? [sql<boolean>`m.tag_ids <> '{}' and m.tag_ids @> array[${tagId}]::uuid[]`] : []),
  ];
}

/** An answer whose meaning neither the rules nor a person has said. */
const UNLABELLED = sql<boolean>`m.kind = 'human' and m.reply_label is null and not m.is_label_sure and not m.is_own`;
