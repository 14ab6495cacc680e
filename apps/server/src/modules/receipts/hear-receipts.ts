import type { Scope, Trx } from '../../platform/db.ts';
import { insertReceipt } from './receipts.repository.ts';
import { insertRequest } from './requests.repository.ts';

/** Of what the inbox tells when something came in: what receipts are about. */
export type ReceiptNews = {
  messageId: string;
  mailboxId: string;
  from: string;
  at: Date;
  originalMessageId?: string | undefined;
  originalRecipients: readonly string[];
  receipt?: { did: string; sentBy?: 'person' | 'rule' | undefined } | undefined;
  receiptRequest?: { to: readonly string[]; mayBeAutomatic: boolean } | undefined;
};

/** In the transaction that tells the news, so it is noted once. False where it is about no receipt. */
export async function hearReceipts(trx: Trx, scope: Scope, news: ReceiptNews): Promise<boolean> {
  const { messageId, mailboxId, from, at, receipt, receiptRequest } = news;
  if (receipt && news.originalMessageId !== undefined) {
    await insertReceipt(trx, scope, {
      notice_id: messageId,
      original_id: news.originalMessageId.replaceAll(/[<>]/g, ''),
      recipient: news.originalRecipients[0] ?? from,
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
