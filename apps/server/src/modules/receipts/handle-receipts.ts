import type { Scope, Trx } from '../../platform/db.ts';
import { insertReceipt } from './receipts.repository.ts';
import { insertRequest } from './requests.repository.ts';

/** Of what the inbox tells when something came in: what receipts are about. */
export type IncomingReceipt = {
  messageId: string;
  mailboxId: string;
  from: string;
  at: Date;
  originalMessageId?: string | undefined;
  originalRecipients: readonly string[];
  receipt?: { did: string; sentBy?: 'person' | 'rule' | undefined } | undefined;
  receiptRequest?: { to: readonly string[]; mayBeAutomatic: boolean } | undefined;
};

/** In the transaction that publishes the event, so it is noted once. False where it is about no receipt. */
export async function handleReceipts(trx: Trx, scope: Scope, incoming: IncomingReceipt): Promise<boolean> {
  const { messageId, mailboxId, from, at, receipt, receiptRequest } = incoming;
  if (receipt && incoming.originalMessageId !== undefined) {
    await insertReceipt(trx, scope, {
      notice_id: messageId,
      original_id: incoming.originalMessageId.replaceAll(/[<>]/g, ''),
      recipient: incoming.originalRecipients[0] ?? from,
      did: receipt.did,
      sent_by: receipt.sentBy ?? null,
      at,
    });
  }
  if (receiptRequest) {
    await insertRequest(trx, scope, {
      message_id: messageId,
      mailbox_id: mailboxId,
      recipients: [...receiptRequest.to],
      may_be_automatic: receiptRequest.mayBeAutomatic,
      at,
    });
  }
  return receipt !== undefined || receiptRequest !== undefined;
}
