import type { Scope, Trx } from '../../../platform/db.ts';
import { fileLater, keepCopies } from './sent-copies.repository.ts';
import { findFiler } from './sent-filings.repository.ts';

/** A mail that just left a mailbox. `messageId` with its brackets. */
export type LeftMail = { messageId: string; raw: Buffer; sentAt: Date };

/** Lets one mail be filed in Sent, where that is ours to do; in the transaction that notes that it left. */
export async function fileMail(trx: Trx, scope: Scope, mailboxId: string, mail: LeftMail): Promise<void> {
  const { messageId, raw, sentAt } = mail;
  if ((await findFiler(trx, scope, mailboxId)) !== 'outrider') return;
  await keepCopies(trx, [{ workspaceId: scope.workspaceId, mailboxId, messageId, raw }], sentAt);
  await fileLater(trx, [{ mailboxId, messageId, at: sentAt }]);
}
