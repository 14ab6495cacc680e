import type { FolderRole } from '@outrider/contract/inbox/message';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db.ts';
import { searchableText } from '../searchable-text.ts';
import type { ThreadKey } from './assign-threads.ts';
import type { ReadMessage } from './read-message.ts';
import { type HeldMailbox, LeaseLost } from './syncs.repository.ts';
import '../inbox.tables.ts';

/** A message with all that is known of it when it is stored. */
export type NewMessage = ReadMessage & { id: string; threadId: string; isHead: boolean; isOwn: boolean };

/** The newest of a thread in a folder. */
export type Head = { id: string; threadId: string; at: Date; uid: number };

export type Known = { ownIds: Set<string>; keys: ThreadKey[]; heads: Map<string, Head> };

type Row = {
  ownId: string | null;
  key: string;
  threadId: string;
  at: Date;
  headId: string | null;
  headAt: Date;
  headUid: string;
};

/**
 * All that is to be known of a batch before it is stored, in one turn: while messages stream in, a turn to the database and
 * back waits for some of them. Each line is looked up by itself, as a first sync grows faster than the planner hears of it.
 */
export async function lookUpBatch(
  db: Db | Trx,
  { workspaceId, mailboxId }: HeldMailbox,
  folderId: string,
  { messageIds, keys }: Record<'messageIds' | 'keys', ReadonlySet<string>>,
): Promise<Known> {
  const { rows } = await sql<Row>`
    select m.message_id as "ownId", null as key, null::uuid as "threadId", null::timestamptz as at,
      null::uuid as "headId", null::timestamptz as "headAt", null::bigint as "headUid"
    from unnest(${[...messageIds]}::text[]) as given (id) cross join lateral (
      select message_id from inbox_messages
      where mailbox_id = ${mailboxId} and message_id = given.id and is_own and workspace_id = ${workspaceId}
      limit 1) m
    union all
    select null, k.key, k.thread_id, k.at, head.id, head.received_at, head.uid
    from unnest(${[...keys]}::text[]) as given (key) cross join lateral (
      select key, thread_id, at from inbox_thread_keys
      where mailbox_id = ${mailboxId} and key = given.key and workspace_id = ${workspaceId} limit 1) k
    left join lateral (
      select id, received_at, uid from inbox_messages
      -- By its thread, never by its folder, which has most of what there is.
      where thread_id = k.thread_id and folder_id + 0 = ${folderId} and is_head and workspace_id = ${workspaceId}
      order by received_at desc, uid desc limit 1) head on true`.execute(db);
  const found = rows.filter(({ ownId }) => ownId === null);
  return {
    ownIds: new Set(rows.flatMap(({ ownId }) => ownId ?? [])),
    keys: found.map(({ key, threadId, at }) => ({ key, threadId, at })),
    heads: new Map(
      found.flatMap(({ threadId, headId, headAt, headUid }) =>
        headId === null ? [] : [[threadId, { id: headId, threadId, at: headAt, uid: Number(headUid) }]],
      ),
    ),
  };
}

export type Batch = {
  messages: readonly NewMessage[];
  keys: readonly ThreadKey[];
  /** Heads so far, with something newer in the batch. */
  surpassed: readonly string[];
  cursor: { uidNext?: number; oldestUid?: number };
  /** Others than these changed with it. */
  hasChanged: boolean;
  at: Date;
};

/**
 * Stores a batch and moves the folder's cursor past it, all or nothing and in one turn. Nothing is written by a worker
 * that no longer holds the mailbox. It may end before the disk has it: what a crash of the database would take are the
 * last batches together with the cursor behind them, so they are fetched again. Gives how many were new.
 */
export async function writeBatch(
  db: Db | Trx,
  { workspaceId, mailboxId, lease }: HeldMailbox,
  folder: { id: string; role: FolderRole | null },
  { messages, keys, surpassed, cursor, hasChanged, at }: Batch,
): Promise<number> {
  const change = `${workspaceId}:${mailboxId}:message`;
  const { rows } = await sql<{ stored: number; isHeld: boolean }>`
    with held as materialized (
      select mailbox_id from inbox_syncs
      where mailbox_id = ${mailboxId} and workspace_id = ${workspaceId} and lease = ${lease} for update
    ), stored as (
      insert into inbox_messages
        (id, workspace_id, mailbox_id, folder_id, role, uid, message_id, refs, provider_id, thread_id, is_head, subject,
         from_name, from_address, receivers, reply_to, sent_at, received_at, size, attachments, seen, answered, forwarded,
         starred, draft, draft_mark, is_own, is_warmup, words)
      select id, ${workspaceId}, ${mailboxId}, ${folder.id}, ${folder.role}, uid, message_id, refs, provider_id,
        thread_id, is_head, subject, from_name, from_address, receivers, reply_to, sent_at, received_at, size, attachments,
        seen, answered, forwarded, starred, draft, draft_mark, is_own, is_warmup,
        setweight(to_tsvector('simple', subject_words), 'A') || setweight(to_tsvector('simple', people_words), 'B')
          || setweight(to_tsvector('simple', file_words), 'C')
      from json_to_recordset(${JSON.stringify(messages.map(toRecord))}::json) as given (
        id uuid, uid bigint, message_id text, refs text[], provider_id text, thread_id uuid, is_head boolean,
        subject text, from_name text, from_address text, receivers jsonb, reply_to jsonb, sent_at timestamptz,
        received_at timestamptz, size integer, attachments jsonb, seen boolean, answered boolean, forwarded boolean, starred boolean,
        draft boolean, draft_mark text, is_own boolean, is_warmup boolean, subject_words text, people_words text, file_words text)
      where exists (select from held)
      on conflict (folder_id, uid) do nothing
      returning 1
    ), led as (
      insert into inbox_thread_keys (mailbox_id, workspace_id, key, thread_id, at)
      select ${mailboxId}, ${workspaceId}, key, "threadId", at
      from json_to_recordset(${JSON.stringify(keys)}::json) as given (key text, "threadId" uuid, at timestamptz)
      where exists (select from held)
      on conflict (mailbox_id, key) do update set thread_id = excluded.thread_id, at = excluded.at
    ), surpassed as (
      update inbox_messages set is_head = false
      where id = any(${surpassed}::uuid[]) and workspace_id = ${workspaceId} and exists (select from held)
    ), moved as (
      update inbox_folders set synced_at = ${at}, uid_next = coalesce(${cursor.uidNext ?? null}::bigint, uid_next),
        oldest_uid = coalesce(${cursor.oldestUid ?? null}::bigint, oldest_uid)
      where id = ${folder.id} and workspace_id = ${workspaceId} and exists (select from held)
    ), counted as (select count(*)::int as stored from stored), noted as (
      update inbox_syncs set stored = inbox_syncs.stored + counted.stored, last_at = product_now() from counted, held
      where inbox_syncs.mailbox_id = held.mailbox_id
    )
    select stored, exists (select from held) as "isHeld", set_config('synchronous_commit', 'off', true),
      case when (stored > 0 or ${hasChanged}) and exists (select from held) then pg_notify('inbox_changed', ${change}) end
    from counted`.execute(db);
  const [{ stored, isHeld } = { stored: 0, isHeld: false }] = rows;
  if (!isHeld) throw new LeaseLost(mailboxId);
  return stored;
}

/** RFC822.SIZE is a 64-bit number in newer servers; nobody keeps a mail of more than this. */
const SIZE_MAX = 2_147_483_647;

function toRecord(message: NewMessage) {
  const { receivers, from, attachments, subject } = message;
  const people = [from, ...receivers.to, ...receivers.cc, ...receivers.bcc];
  return {
    id: message.id,
    uid: message.uid,
    message_id: message.messageId,
    refs: message.refs,
    provider_id: message.providerId,
    thread_id: message.threadId,
    is_head: message.isHead,
    subject,
    from_name: from.name,
    from_address: from.email,
    receivers,
    reply_to: message.replyTo,
    sent_at: message.sentAt,
    received_at: message.receivedAt,
    size: Math.min(message.size, SIZE_MAX),
    attachments,
    ...message.flags,
    draft_mark: message.draftMark,
    is_own: message.isOwn,
    is_warmup: message.isWarmup,
    subject_words: searchableText(subject),
    people_words: searchableText(people.map(({ name, email }) => `${name} ${email}`).join(' ')),
    file_words: attachments.length > 0 ? searchableText(attachments.map(({ name }) => name).join(' ')) : '',
  };
}
