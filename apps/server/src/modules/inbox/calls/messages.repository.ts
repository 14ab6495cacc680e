import { type Selectable, sql } from 'kysely';
import type { Db, Scope, Tables, Trx } from '../../../platform/db.ts';
import '../inbox.tables.ts';

const SHOWN = [
  'm.id',
  'm.mailbox_id',
  'm.folder_id',
  'm.role',
  'm.uid',
  'm.message_id',
  'm.provider_id',
  'm.thread_id',
  'm.subject',
  'm.from_name',
  'm.from_address',
  'm.receivers',
  'm.sent_at',
  'm.received_at',
  'm.size',
  'm.summary',
  'm.attachments',
  'm.seen',
  'm.answered',
  'm.forwarded',
  'm.starred',
  'm.draft',
  'm.draft_mark',
  'm.pinned',
  'm.tag_ids',
  'm.memo',
  'm.snoozed_until',
  'm.is_own',
  'm.kind',
  'm.reply_label',
  'm.is_label_sure',
  'm.label_why',
] as const;

type Bare<Name> = Name extends `m.${infer Column extends keyof Tables['inbox_messages']}` ? Column : never;

/** A message as it is shown, with the name its folder has. */
export type MessageRow = Pick<Selectable<Tables['inbox_messages']>, Bare<(typeof SHOWN)[number]>> & {
  return_date: string | null;
  folder_name: string;
  folder_path: string;
  uid_validity: string;
  thread_messages: number;
};

/** A message that lies in two folders is counted once. In the same question, as every list asks it of every row. */
const THREAD_MESSAGES = sql<number>`(select count(distinct coalesce(nullif(t.message_id, ''), t.id::text))::int
  from inbox_messages t where t.thread_id = m.thread_id and t.workspace_id = m.workspace_id and not t.is_warmup)`;

/** Everything but mail of the warm-up, which is stored for its own sake. */
export const selectMessages = (db: Db | Trx, { workspaceId }: Scope) =>
  db
    .selectFrom('inbox_messages as m')
    .innerJoin('inbox_folders as f', 'f.id', 'm.folder_id')
    .select(SHOWN)
    .select([
      sql<string | null>`m.return_date::text`.as('return_date'),
      'f.name as folder_name',
      'f.path as folder_path',
      'f.uid_validity',
      THREAD_MESSAGES.as('thread_messages'),
    ])
    .where('m.workspace_id', '=', workspaceId)
    .where('m.is_warmup', '=', false);

export const anyId = (ids: readonly string[]) => sql<string>`any(${[...ids]}::uuid[])`;

export const findMessages = (db: Db | Trx, scope: Scope, ids: readonly string[]): Promise<MessageRow[]> =>
  selectMessages(db, scope).where('m.id', '=', anyId(ids)).execute();

/** Messages by their ids, and those of their threads that lie in the same folders where `wholeThreads` says so. */
export async function findChosen(
  db: Db | Trx,
  scope: Scope,
  ids: readonly string[],
  wholeThreads: boolean,
): Promise<MessageRow[]> {
  if (!wholeThreads) return findMessages(db, scope, ids);
  return selectMessages(db, scope)
    .where(
      sql<boolean>`(m.thread_id, m.folder_id) in (select n.thread_id, n.folder_id from inbox_messages n
        where n.id = any(${[...ids]}::uuid[]) and n.workspace_id = ${scope.workspaceId})`,
    )
    .execute();
}

/** The newest of a thread, newest first. */
export const listThread = (db: Db, scope: Scope, threadId: string, limit: number): Promise<MessageRow[]> =>
  selectMessages(db, scope)
    .where('m.thread_id', '=', threadId)
    .orderBy('m.received_at', 'desc')
    .orderBy('m.id', 'desc')
    .limit(limit)
    .execute();
