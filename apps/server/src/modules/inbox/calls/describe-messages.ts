import { FOLDER_IDS, type Message } from '@outrider/contract/inbox/message';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import { listMailboxAddresses } from '../../mailboxes/index.ts';
import type { InboxCallsDeps } from './calls-deps.ts';
import { nameTags } from './changing/tags.repository.ts';
import type { MessageRow } from './messages.repository.ts';
import { isSystemMessage } from './reading/is-system-message.ts';

/** Rows as clients know messages, with what is written down elsewhere. */
export async function describeMessages(
  { listScheduled }: Pick<InboxCallsDeps, 'listScheduled'>,
  db: Db | Trx,
  scope: Scope,
  rows: readonly MessageRow[],
): Promise<Message[]> {
  if (rows.length === 0) return [];
  const mailboxIds = [...new Set(rows.map((row) => row.mailbox_id))];
  const tagIds = [...new Set(rows.flatMap((row) => row.tag_ids))];
  const addresses = new Map(
    (await listMailboxAddresses(db, scope, mailboxIds)).map(({ id, email }) => [id, email] as const),
  );
  const tags = tagIds.length === 0 ? [] : await nameTags(db, scope, tagIds);
  const marks = rows.map((row) => row.draft_mark).filter((mark) => mark !== '');
  const scheduled = marks.length === 0 ? new Set<string>() : await listScheduled(db, scope, marks);
  return rows.map((row) => ({
    ...describeRow(row, scheduled.has(row.draft_mark)),
    account: addresses.get(row.mailbox_id) ?? '',
    tags: tags.filter(({ id }) => row.tag_ids.includes(id)).map(({ id, name }) => ({ tagId: id, tagName: name })),
  }));
}

export const folderNumber = ({ role, folder_id }: Pick<MessageRow, 'role' | 'folder_id'>): number =>
  role ? FOLDER_IDS[role] : Number(folder_id);

const describeRow = (row: MessageRow, scheduleDelivery: boolean): Omit<Message, 'account' | 'tags'> => ({
  id: row.id,
  accountId: row.mailbox_id,
  fid: folderNumber(row),
  folder: row.role ?? row.folder_name,
  subject: row.subject,
  sentDate: row.sent_at?.toISOString() ?? null,
  receivedDate: row.received_at.toISOString(),
  size: row.size,
  summary: row.summary,
  flags: {
    read: row.seen,
    replied: row.answered,
    forwarded: row.forwarded,
    draft: row.draft,
    top: row.pinned,
    system: isSystemMessage(row.kind, row.from_address),
    scheduleDelivery,
    suspiciousSpam: row.role === 'spam',
  },
  label0: row.starred ? 1 : 0,
  sender: { name: row.from_name, email: row.from_address },
  receivers: row.receivers,
  attachments: row.attachments,
  tid: row.thread_id,
  threadMessageCount: row.thread_messages,
  memo: row.memo,
  kind: row.kind,
  replyLabel: row.reply_label,
  isLabelSure: row.is_label_sure,
  labelWhy: row.label_why,
  returnDate: row.return_date,
  snoozedUntil: row.snoozed_until?.toISOString() ?? null,
});
