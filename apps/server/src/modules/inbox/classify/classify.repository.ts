import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import type { IncomingEvent } from '../inbox-deps.ts';
import type { ClassifiedMessage, MessageText } from './classify-incoming.ts';
import '../inbox.tables.ts';

type Mailbox = Scope & { mailboxId: string };

export type ToClassify = {
  id: string;
  folderId: string;
  uid: number;
  messageId: string;
  threadId: string;
  subject: string;
  refs: readonly string[];
  from: string;
  receivedAt: Date;
  size: number;
};

/** What came in and was not classified yet, newest first, without those that could not be fetched just now. */
export async function listToClassify(
  db: Db,
  { workspaceId, mailboxId }: Mailbox,
  { since, without, limit }: { since: Date; without: readonly string[]; limit: number },
): Promise<ToClassify[]> {
  const rows = await db
    .selectFrom('inbox_messages')
    .select(['id', 'folder_id', 'uid', 'message_id', 'thread_id', 'subject', 'refs', 'from_address'])
    .select(['received_at', 'size'])
    .where('workspace_id', '=', workspaceId)
    .where('mailbox_id', '=', mailboxId)
    .where('classified_at', 'is', null)
    .where('is_own', '=', false)
    .where('is_warmup', '=', false)
    .where('role', 'in', ['inbox', 'spam'])
    .where('received_at', '>=', since)
    .where('uid', '>', '0')
    .where(sql<boolean>`not id = any(${[...without]}::uuid[])`)
    .orderBy('received_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    folderId: row.folder_id,
    uid: Number(row.uid),
    messageId: row.message_id,
    threadId: row.thread_id,
    subject: row.subject,
    refs: row.refs,
    from: row.from_address,
    receivedAt: row.received_at,
    size: row.size,
  }));
}

/** What we sent and nobody read here yet, newest first. */
export async function listOwnUnread(
  db: Db,
  { workspaceId, mailboxId }: Mailbox,
  { since, without, limit }: { since: Date; without: readonly string[]; limit: number },
) {
  const { rows } = await sql<{ id: string; folderId: string; uid: string; size: number }>`
    select m.id, m.folder_id as "folderId", m.uid, m.size from inbox_messages m
    where m.mailbox_id = ${mailboxId} and m.workspace_id = ${workspaceId} and m.is_own and not m.is_warmup
      and m.role = 'sent' and m.received_at >= ${since} and m.uid > 0 and not m.id = any(${[...without]}::uuid[])
      and not exists (select from inbox_bodies b where b.message_id = m.id)
    order by m.received_at desc limit ${limit}`.execute(db);
  return rows.map((row) => ({ ...row, uid: Number(row.uid) }));
}

type Reading = { id: string; isCut: boolean; at: Date };

export async function saveText(db: Db, { workspaceId }: Mailbox, { id, isCut, at }: Reading, text: MessageText) {
  const { html, body, rtf, written, summary, words } = text;
  await db.transaction().execute(async (trx) => {
    const { numAffectedRows } = await sql`update inbox_messages set summary = ${summary},
        words = words || setweight(to_tsvector('simple', ${words}), 'D')
      where id = ${id} and workspace_id = ${workspaceId}
        and not exists (select from inbox_bodies b where b.message_id = ${id})`.execute(trx);
    if (numAffectedRows !== 1n) return;
    const row = { message_id: id, workspace_id: workspaceId, html, body, rtf, written, is_cut: isCut, fetched_at: at };
    await trx
      .insertInto('inbox_bodies')
      .values(row)
      .onConflict((conflict) => conflict.column('message_id').doNothing())
      .execute();
  });
}

/** Stores what was found out, once: false when another worker did, or the message is gone. */
export async function saveClassified(
  trx: Trx,
  { workspaceId }: Mailbox,
  { id, isCut, at }: Reading,
  { classification, label, html, body, rtf, written, summary, words }: ClassifiedMessage,
): Promise<boolean> {
  const { kind, returnDate = null, ...details } = classification;
  const { numAffectedRows } = await sql`update inbox_messages set classified_at = ${at}, kind = ${kind},
      classification = ${JSON.stringify(details)}::jsonb, return_date = ${returnDate}, summary = ${summary},
      reply_label = case when is_label_sure then reply_label else ${label.label} end,
      label_why = case when is_label_sure then label_why else ${label.why.join(', ')} end,
      is_label_sure = is_label_sure or ${label.sure},
      words = words || setweight(to_tsvector('simple', ${words}), 'D')
    where id = ${id} and workspace_id = ${workspaceId} and classified_at is null`.execute(trx);
  if (numAffectedRows !== 1n) return false;
  await trx
    .insertInto('inbox_bodies')
    .values({ message_id: id, workspace_id: workspaceId, html, body, rtf, written, is_cut: isCut, fetched_at: at })
    .onConflict((conflict) => conflict.column('message_id').doNothing())
    .execute();
  return true;
}

/** False when the same mail was classified before, here or as another copy: it is no new event. */
export async function claimIncoming(
  trx: Trx,
  { workspaceId, mailboxId }: Mailbox,
  message: ToClassify,
  event: IncomingEvent,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('inbox_events')
    .values({
      id: message.id,
      workspace_id: workspaceId,
      mailbox_id: mailboxId,
      message_key: keyOf(message),
      at: event.at,
      event: JSON.stringify(event),
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Mail without a Message-ID is known by what else is in its head. */
const keyOf = ({ messageId, from, subject, receivedAt, size }: ToClassify): string =>
  messageId ||
  createHash('sha256')
    .update(JSON.stringify([from, subject, receivedAt, size]))
    .digest('base64url');

/** What there is to publish of a message, for the one that takes it; nothing once it was published. */
export async function takeIncoming(trx: Trx, { workspaceId }: Scope, id: string): Promise<unknown> {
  const { rows } = await sql<{ event: unknown }>`update inbox_events e set event = null
    from (select id, event from inbox_events where id = ${id} and workspace_id = ${workspaceId} for update) before
    where e.id = before.id and before.event is not null
    returning before.event`.execute(trx);
  return rows[0]?.event;
}
