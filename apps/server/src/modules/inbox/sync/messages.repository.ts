import type { FolderRole } from '@outrider/contract/inbox/message';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db.ts';
import type { Flagged } from './flags/list-flagged.ts';
import type { MessageFlags, ReadMessage } from './read-message.ts';
import type { HeldMailbox } from './syncs.repository.ts';
import '../inbox.tables.ts';

type Held = Pick<HeldMailbox, 'workspaceId' | 'mailboxId'>;
type Place = { id: string; role: FolderRole | null };

/** All that is known to be in a folder, also what is marked as deleted there. */
const uidsIn = (workspaceId: string, folderId: string) => sql`
  select uid from inbox_messages where folder_id = ${folderId} and workspace_id = ${workspaceId} and uid > 0
  union all select d.uid from inbox_deleted d where d.folder_id = ${folderId} and d.workspace_id = ${workspaceId}
    and not exists (select from inbox_messages m where m.folder_id = d.folder_id and m.uid = d.uid)`;

export async function countMessages(db: Db, { workspaceId }: Held, folderId: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from (${uidsIn(workspaceId, folderId)}) known`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function listUids(db: Db, { workspaceId }: Held, folderId: string): Promise<number[]> {
  const { rows } = await sql<{ uid: string }>`${uidsIn(workspaceId, folderId)}`.execute(db);
  return rows.map(({ uid }) => Number(uid));
}

/** The newest of a folder with their Message-IDs, for telling whether another folder is the same one. */
export async function listNewest(db: Db, { workspaceId }: Held, folderId: string, limit: number) {
  const rows = await db
    .selectFrom('inbox_messages')
    .select(['uid', 'message_id'])
    .where('workspace_id', '=', workspaceId)
    .where('folder_id', '=', folderId)
    .where('uid', '>', '0')
    .where('message_id', '<>', '')
    .orderBy('uid', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ uid, message_id }) => ({ uid: Number(uid), messageId: message_id }));
}

export type SeenFlags = { uid: number; isDeleted: boolean } & MessageFlags;

const FLAGS = sql`(m.seen, m.answered, m.forwarded, m.starred, m.draft)`;

/** Messages whose flags are others here, by their numbers, with what they are here. */
export async function listDiffering(
  db: Db,
  { workspaceId }: Held,
  folderId: string,
  given: readonly SeenFlags[],
): Promise<Map<number, string>> {
  const { rows } = await sql<{ uid: string; before: string }>`select m.uid, ${FLAGS}::text as before
    from json_to_recordset(${JSON.stringify(given)}::json) as given (
      uid bigint, seen boolean, answered boolean, forwarded boolean, starred boolean, draft boolean)
    join inbox_messages m on m.folder_id = ${folderId} and m.uid = given.uid
    where m.workspace_id = ${workspaceId}
      and ${FLAGS} is distinct from (given.seen, given.answered, given.forwarded, given.starred, given.draft)`.execute(
    db,
  );
  return new Map(rows.map(({ uid, before }) => [Number(uid), before]));
}

type FlaggedRange = Flagged & { first: number; end: number };

/** The same among numbers from the first to before the end, by which of them have a flag, or lack it. */
export async function listUnlike(
  db: Db,
  { workspaceId }: Held,
  folderId: string,
  { first, end, unseen, starred, answered }: FlaggedRange,
): Promise<Map<number, string>> {
  const { rows } = await sql<{ uid: string; before: string }>`select m.uid, ${FLAGS}::text as before
    from inbox_messages m
    where m.folder_id = ${folderId} and m.workspace_id = ${workspaceId} and m.uid >= ${first} and m.uid < ${end}
      and (m.seen, m.starred, m.answered) is distinct from (not m.uid <@ ${rangesOf(unseen)}::int8multirange,
        m.uid <@ ${rangesOf(starred)}::int8multirange, m.uid <@ ${rangesOf(answered)}::int8multirange)`.execute(db);
  return new Map(rows.map(({ uid, before }) => [Number(uid), before]));
}

/** As PostgreSQL writes them; RFC 3501, 9: the larger end may come first. */
const rangesOf = (set: string): string =>
  `{${[...set.matchAll(/(\d+)(?::(\d+))?/g)].map(([, one, other = one]) => rangeOf(Number(one), Number(other))).join()}}`;

const rangeOf = (one: number, other: number) => `[${Math.min(one, other)},${Math.max(one, other)}]`;

/** Only where they still are what they were before; gives how many changed. */
export async function updateFlags(
  trx: Trx,
  { workspaceId }: Held,
  folderId: string,
  given: readonly (SeenFlags & { before: string })[],
): Promise<number> {
  const { numAffectedRows } = await sql`update inbox_messages m set
      seen = given.seen, answered = given.answered, forwarded = given.forwarded, starred = given.starred, draft = given.draft
    from json_to_recordset(${JSON.stringify(given)}::json) as given (
      uid bigint, seen boolean, answered boolean, forwarded boolean, starred boolean, draft boolean, before text)
    where m.folder_id = ${folderId} and m.workspace_id = ${workspaceId} and m.uid = given.uid
      and ${FLAGS}::text = given.before
      and ${FLAGS} is distinct from (given.seen, given.answered, given.forwarded, given.starred, given.draft)`.execute(
    trx,
  );
  return Number(numAffectedRows ?? 0);
}

export async function hasRenumbered(db: Db, { workspaceId, mailboxId }: Held): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select exists (select from inbox_folders f
      join inbox_messages m on m.folder_id = f.id and m.uid < 0
    where f.mailbox_id = ${mailboxId} and f.workspace_id = ${workspaceId}) as has`.execute(db);
  return rows[0]?.has ?? false;
}

/**
 * Messages known from before a folder was renumbered take their new numbers and keep what is known of them. Gives the
 * numbers that found their message.
 */
export async function adoptRenumbered(
  trx: Trx,
  { workspaceId, mailboxId }: Held,
  folder: Place,
  messages: readonly ReadMessage[],
): Promise<Set<number>> {
  const given = messages
    .filter(({ messageId }) => messageId !== '')
    .map(({ uid, messageId, flags }) => ({ uid, message_id: messageId, ...flags }));
  if (given.length === 0) return new Set();
  const { rows } = await sql<{ uid: string }>`with given as (
      select *, row_number() over (partition by message_id order by uid) as turn
      from json_to_recordset(${JSON.stringify(given)}::json) as given (
        uid bigint, message_id text, seen boolean, answered boolean, forwarded boolean, starred boolean, draft boolean)
      where not exists (select from inbox_messages m where m.folder_id = ${folder.id} and m.uid = given.uid)
    ), waiting as (
      select id, message_id, row_number() over (partition by message_id order by folder_id = ${folder.id} desc, uid desc)
        as turn
      from inbox_messages
      where mailbox_id = ${mailboxId} and workspace_id = ${workspaceId} and uid < 0
        and message_id = any(${given.map(({ message_id }) => message_id)}::text[])
    )
    update inbox_messages m set folder_id = ${folder.id}, role = ${folder.role}, uid = given.uid, seen = given.seen,
      answered = given.answered, forwarded = given.forwarded, starred = given.starred, draft = given.draft
    from given join waiting using (message_id, turn)
    where m.id = waiting.id
    returning given.uid`.execute(trx);
  return new Set(rows.map(({ uid }) => Number(uid)));
}

/** The folder is read to its end, so what was not met again is gone. Gives the threads it was of. */
export async function dropRenumbered(trx: Trx, { workspaceId }: Held, folderId: string): Promise<string[]> {
  const { rows } = await sql<{ threadId: string }>`delete from inbox_messages
    where folder_id = ${folderId} and workspace_id = ${workspaceId} and uid < 0
    returning thread_id as "threadId"`.execute(trx);
  return [...new Set(rows.map(({ threadId }) => threadId))];
}

/** What the headers of our own drafts among these messages say. */
export async function listDraftMarks(
  trx: Trx,
  { workspaceId }: Held,
  folderId: string,
  uids: readonly number[],
): Promise<string[]> {
  const { rows } = await sql<{ mark: string }>`select draft_mark as mark from inbox_messages
    where folder_id = ${folderId} and workspace_id = ${workspaceId} and uid = any(${[...uids]}::bigint[])
      and draft_mark <> ''`.execute(trx);
  return rows.map(({ mark }) => mark);
}

/** A move of one of them is waited for; then it is elsewhere. */
const lockVanished = async (trx: Trx, { workspaceId }: Held, folderId: string, uids: readonly number[]) => {
  const { rows } = await sql<{ id: string; threadId: string }>`select id, thread_id as "threadId" from inbox_messages
    where folder_id = ${folderId} and workspace_id = ${workspaceId} and uid = any(${[...uids]}::bigint[])
    order by id for update`.execute(trx);
  return rows;
};

/**
 * Removes what is no longer in a folder. A message that turned up in another folder was moved: it takes the place of the
 * copy there and keeps its id, and with it what people wrote on it. Gives the threads they are of.
 */
export async function removeVanished(
  trx: Trx,
  held: Held,
  folderId: string,
  uids: readonly number[],
): Promise<string[]> {
  const locked = await lockVanished(trx, held, folderId, uids);
  if (locked.length === 0) return [];
  const ids = locked.map(({ id }) => id);
  const { rows: moved } = await sql<Moved>`with gone as (
      select *, row_number() over (partition by message_id order by uid) as turn from inbox_messages
      where id = any(${ids}::uuid[]) and message_id <> ''
    ), copies as (
      select *, row_number() over (partition by message_id order by classified_at nulls first, uid desc) as turn
      from inbox_messages
      where mailbox_id = ${held.mailboxId} and workspace_id = ${held.workspaceId}
        and message_id = any(select message_id from gone) and not id = any(${ids}::uuid[]) and uid > 0
        and memo = '' and tag_ids = '{}' and not pinned and snoozed_until is null
    ), chosen as (
      select gone.id as stays, copies.* from gone join copies using (message_id, turn)
    ), deleted as (delete from inbox_messages using chosen where inbox_messages.id = chosen.id)
    select stays as id, folder_id as "folderId", role, uid, seen, answered, forwarded, starred, draft from chosen`.execute(
    trx,
  );
  for (const { id, folderId: target, ...place } of moved) {
    await trx
      .updateTable('inbox_messages')
      .set({ folder_id: target, ...place })
      .where('id', '=', id)
      .where('workspace_id', '=', held.workspaceId)
      .execute();
  }
  const stays = new Set(moved.map(({ id }) => id));
  await sql`delete from inbox_messages where workspace_id = ${held.workspaceId}
    and id = any(${ids.filter((id) => !stays.has(id))}::uuid[])`.execute(trx);
  return [...new Set(locked.map(({ threadId }) => threadId))];
}

type Moved = { id: string; folderId: string; role: FolderRole | null; uid: string } & MessageFlags;

export async function listOwnAddresses(db: Db, { workspaceId }: Held): Promise<Set<string>> {
  const rows = await db.selectFrom('mailboxes').select('email').where('workspace_id', '=', workspaceId).execute();
  return new Set(rows.map(({ email }) => email.toLowerCase()));
}
