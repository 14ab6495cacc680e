import {
  RECEIPT_DEEDS,
  type ReceiptDeed,
  type ReceiptRequest,
  type ReceivedReceipt,
} from '@outrider/contract/receipts';
import { listReceiptsFor } from './receipts.repository.ts';
import type { Reader, ReceiptsDeps } from './receipts-deps.ts';
import { listRequests, type RequestRow } from './requests.repository.ts';

export async function listReceipts(
  deps: Pick<ReceiptsDeps, 'db' | 'findMails'>,
  reader: Reader,
  mids: readonly string[],
): Promise<{ receipts: ReceivedReceipt[]; requests: ReceiptRequest[] }> {
  const mails = (await deps.findMails(reader, mids)).filter(({ messageId }) => messageId !== '');
  const found = await listReceiptsFor(
    deps.db,
    reader,
    mails.map(({ messageId }) => messageId),
  );
  const requests = await listRequests(deps.db, reader, mids);
  return {
    receipts: mails.flatMap(({ id, messageId }) =>
      found
        .filter(({ originalId }) => originalId === messageId)
        .map(({ recipient, did, sentBy, at }) => ({
          mid: id,
          recipient,
          did: deedOf(did),
          sentBy,
          at: at.toISOString(),
        })),
    ),
    requests: requests.map(describeRequest),
  };
}

/** What a program of tomorrow may say was at least dealt with. */
const deedOf = (did: string): ReceiptDeed => RECEIPT_DEEDS.find((known) => known === did) ?? 'processed';

export const describeRequest = ({ message_id: mid, recipients, state }: RequestRow): ReceiptRequest => ({
  mid,
  to: recipients,
  // A user who looks sees one that is under way for a moment; after a crash it stays so, and is not sent again.
  state: state === 'sending' ? 'doubt' : state,
});
