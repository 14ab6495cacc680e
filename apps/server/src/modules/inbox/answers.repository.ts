import type { ReplyLabel } from '@outrider/contract/inbox/message';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../platform/db.ts';
import './inbox.tables.ts';

/** Mails of ours in a thread, and everybody they went to. */
export async function listOwnInThread(
  db: Db | Trx,
  { workspaceId }: Scope,
  threadId: string,
): Promise<{ messageId: string; receivers: string[] }[]> {
  const { rows } = await sql<{ messageId: string; receivers: string[] }>`select message_id as "messageId", array(
      select lower(jsonb_path_query(receivers, '$.*[*].email') #>> '{}')) as receivers
    from inbox_messages
    where thread_id = ${threadId} and workspace_id = ${workspaceId} and is_own and not draft and not is_warmup
    order by received_at desc limit 50`.execute(db);
  return rows;
}

/** Message-IDs of mails with this subject that we sent from a mailbox, newest first. */
export async function listOwnAbout(
  db: Db | Trx,
  { workspaceId }: Scope,
  { mailboxId, topic, since }: { mailboxId: string; topic: string; since: Date },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select message_id as id from inbox_messages
    where mailbox_id = ${mailboxId} and workspace_id = ${workspaceId} and received_at >= ${since} and is_own
      and not draft and not is_warmup and lower(regexp_replace(btrim(subject), '\\s+', ' ', 'g')) = ${topic}
    order by received_at desc limit 20`.execute(db);
  return rows.map(({ id }) => id);
}

export type Answer = {
  id: string;
  threadId: string;
  mailboxId: string;
  from: string;
  fromName: string;
  /** It says that it answers something. */
  hasReferences: boolean;
  subject: string;
  summary: string;
  at: Date;
  label: ReplyLabel | null;
  isLabelSure: boolean;
};

/** Mails that came in, by their ids; those that were deleted are missing. */
export const listAnswers = (db: Db | Trx, { workspaceId }: Scope, ids: readonly string[]): Promise<Answer[]> =>
  db
    .selectFrom('inbox_messages')
    .select(['id', 'thread_id as threadId', 'mailbox_id as mailboxId', 'from_address as from', 'subject', 'summary'])
    .select(['received_at as at', 'reply_label as label', 'is_label_sure as isLabelSure', 'from_name as fromName'])
    .select(sql<boolean>`cardinality(refs) > 0`.as('hasReferences'))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('is_own', '=', false)
    .execute();

export type OwnMail = { id: string; messageId: string; threadId: string; subject: string };

/** Our copies of mails, by their Message-IDs. */
export async function listOwnMails(
  db: Db,
  { workspaceId }: Scope,
  mails: readonly { mailboxId: string; messageId: string }[],
): Promise<OwnMail[]> {
  const { rows } = await sql<OwnMail>`select distinct on (message_id) id, message_id as "messageId",
      thread_id as "threadId", subject
    from inbox_messages where workspace_id = ${workspaceId} and is_own and not draft
      and (mailbox_id, message_id) in (select * from unnest(${mails.map(({ mailboxId }) => mailboxId)}::uuid[],
        ${mails.map(({ messageId }) => messageId)}::text[]))
    order by message_id, received_at`.execute(db);
  return rows;
}

export type AnswerState = { id: string; threadId: string; fromName: string; fromAddress: string; answered: boolean };

/** Of these, those that are still there, with whether the user answered them. */
export const listAnswerStates = (db: Db, { workspaceId }: Scope, ids: readonly string[]): Promise<AnswerState[]> =>
  db
    .selectFrom('inbox_messages')
    .select(['id', 'thread_id as threadId', 'from_name as fromName', 'from_address as fromAddress', 'answered'])
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();

export async function countUnanswered(db: Db, { workspaceId }: Scope, ids: readonly string[]): Promise<number> {
  const { count } = await db
    .selectFrom('inbox_messages')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .where('answered', '=', false)
    .executeTakeFirstOrThrow();
  return count;
}
