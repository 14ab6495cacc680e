import type { Message, MessageAttachment, Person } from '@outrider/contract/inbox/message';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../platform/db.ts';
import './inbox.tables.ts';

/** A mail that is answered, passed on or sent again. */
export type OriginalMail = {
  id: string;
  mailboxId: string;
  isInDrafts: boolean;
  draftMark: string;
  messageId: string;
  references: string[];
  subject: string;
  from: Person;
  receivers: Message['receivers'];
  /** Null: it was stored before this was read. */
  replyTo: Person[] | null;
  at: Date;
  size: number;
  isOwn: boolean;
  attachments: MessageAttachment[];
};

/** In the order they are asked for; those that are gone are left out. */
export async function findOriginals(
  db: Db | Trx,
  { workspaceId }: Scope,
  ids: readonly string[],
): Promise<OriginalMail[]> {
  const rows = await db
    .selectFrom('inbox_messages')
    .select([
      'id',
      'mailbox_id as mailboxId',
      sql<boolean>`role is not distinct from 'drafts'`.as('isInDrafts'),
      'draft_mark as draftMark',
      'message_id as messageId',
      'refs as references',
      'subject',
      'from_name',
      'from_address',
      'receivers',
      'reply_to as replyTo',
      sql<Date>`coalesce(sent_at, received_at)`.as('at'),
      'size',
      'is_own as isOwn',
      'attachments',
    ])
    .where('workspace_id', '=', workspaceId)
    .where('is_warmup', '=', false)
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  const found = new Map(
    rows.map(({ from_name, from_address, ...row }) => [
      row.id,
      { ...row, from: { name: from_name, email: from_address } },
    ]),
  );
  return ids.flatMap((id) => found.get(id) ?? []);
}
