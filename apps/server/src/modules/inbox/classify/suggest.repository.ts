import type { ReplyLabel } from '@outrider/contract/inbox/message';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../inbox.tables.ts';

type Unsure = { id: string; mailboxId: string; subject: string; written: string; label: ReplyLabel | null };

/** An answer of a person whose meaning nobody is sure of. */
export async function findUnsure(db: Db, { workspaceId }: Scope, id: string): Promise<Unsure | undefined> {
  const row = await db
    .selectFrom('inbox_messages as m')
    .innerJoin('inbox_bodies as b', 'b.message_id', 'm.id')
    .select(['m.id', 'm.mailbox_id', 'm.subject', 'm.reply_label', 'b.written'])
    .where('m.workspace_id', '=', workspaceId)
    .where('m.id', '=', id)
    .where('m.kind', '=', 'human')
    .where('m.is_label_sure', '=', false)
    .executeTakeFirst();
  return row && { ...row, mailboxId: row.mailbox_id, label: row.reply_label };
}

/** False when a user said meanwhile what it means. */
export async function saveSuggestion(
  trx: Trx,
  { workspaceId }: Scope,
  { id, label: before }: Unsure,
  { label, by }: { label: ReplyLabel; by: string },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('inbox_messages')
    .set({ reply_label: label, label_why: by })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('is_label_sure', '=', false)
    .where('reply_label', 'is not distinct from', before)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
