import { randomUUID } from 'node:crypto';
import type { Db, Scope } from '../../platform/db.ts';
import './receipts.tables.ts';

export async function fillReceiptTables(
  db: Db,
  { workspaceId, mailboxId }: Scope & { mailboxId: string },
): Promise<void> {
  const at = new Date();
  await db
    .insertInto('receipts')
    .values({
      notice_id: randomUUID(),
      workspace_id: workspaceId,
      original_id: 'mail-of-a@receipted.test',
      recipient: 'katrin@reader-of-a.test',
      did: 'displayed',
      sent_by: 'person',
      at,
    })
    .execute();
  await db
    .insertInto('receipt_requests')
    .values({
      message_id: randomUUID(),
      workspace_id: workspaceId,
      mailbox_id: mailboxId,
      recipients: ['asker@of-a-receipt.test'],
      may_be_automatic: true,
      asked_at: at,
      changed_at: at,
    })
    .execute();
}
