import type { SentFiler } from '@outrider/contract/mailboxes/settings';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { anyOf } from '../mailboxes.repository.ts';
import '../mailboxes.tables.ts';

export type Filing = { messageId: string; sentAt: Date; tries: number };

export type FilingMailbox = {
  id: string;
  workspaceId: string;
  sentFiler: SentFiler;
  isFilerKnown: boolean;
  isBroken: boolean;
};

/** Mailboxes of all workspaces with something to file: those that wait longest first. */
export async function listMailboxesToFile(db: Db, now: Date, limit: number): Promise<FilingMailbox[]> {
  const { rows } = await sql<FilingMailbox>`select m.id, m.workspace_id as "workspaceId", m.sent_filer as "sentFiler",
      m.sent_filer_known as "isFilerKnown", m.status = 'error' as "isBroken"
    from (select mailbox_id, min(due_at) as since from sent_filings where due_at <= ${now} group by 1) due
    join mailboxes m on m.id = due.mailbox_id order by due.since limit ${limit}`.execute(db);
  return rows;
}

/** Takes the oldest for as long as `until`: nobody else sees them before. */
export async function takeFilings(
  db: Db,
  mailboxId: string,
  { now, until, limit }: { now: Date; until: Date; limit: number },
): Promise<Filing[]> {
  const { rows } = await sql<Filing>`update sent_filings set due_at = ${until}, tries = tries + 1
    where mailbox_id = ${mailboxId} and message_id in (select message_id from sent_filings
      where mailbox_id = ${mailboxId} and due_at <= ${now} order by sent_at limit ${limit} for update skip locked)
    returning message_id as "messageId", sent_at as "sentAt", tries`.execute(db);
  return rows.sort((one, other) => one.sentAt.getTime() - other.sentAt.getTime());
}

/** Compare and set: false when another one has it, as this one took too long. */
export async function keepFiling(
  db: Db,
  mailboxId: string,
  messageId: string,
  { from, until }: { from: Date; until: Date },
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`update sent_filings set due_at = ${until}
    where mailbox_id = ${mailboxId} and message_id = ${messageId} and due_at = ${from}`.execute(db);
  return numAffectedRows === 1n;
}

export async function putOffFilings(
  db: Db,
  mailboxId: string,
  messageIds: readonly string[],
  { dueAt, words }: { dueAt: Date; words: string },
): Promise<void> {
  await sql`update sent_filings set due_at = ${dueAt}, words = ${words}
    where mailbox_id = ${mailboxId} and message_id = any(${[...messageIds]}::text[])`.execute(db);
}

/** It lies in Sent, or nobody wants it there: nothing of it is kept. */
export const endFilings = (db: Db, mailboxId: string, messageIds: readonly string[]): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`delete from sent_filings
      where mailbox_id = ${mailboxId} and message_id = any(${[...messageIds]}::text[])`.execute(trx);
    await sql`delete from sent_copies
      where mailbox_id = ${mailboxId} and message_id = any(${[...messageIds]}::text[])`.execute(trx);
  });

/** With the mailbox goes what was to be filed in it. */
export async function dropCopiesOf(trx: Trx, { workspaceId }: Scope, mailboxId: string): Promise<void> {
  await sql`delete from sent_filings where mailbox_id = ${mailboxId} and workspace_id = ${workspaceId}`.execute(trx);
  await sql`delete from sent_copies where mailbox_id = ${mailboxId} and workspace_id = ${workspaceId}`.execute(trx);
}

/** How many wait after a try that failed, and the last server's words about it. */
export async function countUnfiled(db: Db, { workspaceId }: Scope, mailboxId: string) {
  const { rows } = await sql<{ mails: number; words: string | null }>`select count(*)::int as mails,
      (array_agg(words order by due_at desc))[1] as words
    from sent_filings where mailbox_id = ${mailboxId} and workspace_id = ${workspaceId} and words <> ''`.execute(db);
  return { mails: rows[0]?.mails ?? 0, words: rows[0]?.words ?? '' };
}

export async function findFiler(trx: Trx, { workspaceId }: Scope, mailboxId: string): Promise<SentFiler | undefined> {
  const row = await trx
    .selectFrom('mailboxes')
    .select('sent_filer')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', mailboxId)
    .executeTakeFirst();
  return row?.sent_filer;
}

/** The user says it; saying what it is already leaves it to the next mail. */
export const chooseFiler = (trx: Trx, { workspaceId }: Scope, mailboxIds: readonly string[], filer: SentFiler) =>
  trx
    .updateTable('mailboxes')
    .set({ sent_filer: filer, sent_filer_known: true })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', anyOf(mailboxIds))
    .where('sent_filer', '<>', filer)
    .execute();

/** What a mail showed; what the user said, or an earlier one showed, holds. */
export async function learnFiler(
  db: Db | Trx,
  { workspaceId }: Scope,
  mailboxId: string,
  filer: 'provider' | 'outrider',
): Promise<void> {
  await db
    .updateTable('mailboxes')
    .set({ sent_filer: filer, sent_filer_known: true })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', mailboxId)
    .where('sent_filer', '<>', 'none')
    .where('sent_filer_known', '=', false)
    .execute();
}
