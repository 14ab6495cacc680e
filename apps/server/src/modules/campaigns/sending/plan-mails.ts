import type { Trx } from '../../../platform/db.ts';
import { wakeLanes } from './lanes.repository.ts';
import { newMessageId } from './message-id.ts';
import { drawIds, insertMails, type NewMail } from './plan.repository.ts';
import type { SendingDeps } from './sending-deps.ts';

export type PlannedMail = Omit<NewMail, 'id' | 'messageId'>;

/** Puts mails into the ledger, each once, and has their lanes looked at in time. */
export async function planMails(
  { listMailboxes }: Pick<SendingDeps, 'listMailboxes'>,
  trx: Trx,
  mails: readonly PlannedMail[],
): Promise<void> {
  if (mails.length === 0) return;
  // Before the rows: a lane's holder is through with its look, or sees them.
  await wakeLanes(trx, mails);
  const mailboxIds = [...new Set(mails.map(({ mailboxId }) => mailboxId))];
  const senders = new Map((await listMailboxes(trx, mailboxIds)).map(({ id, email }) => [id, email]));
  const ids = await drawIds(trx, mails.length);
  await insertMails(
    trx,
    mails.flatMap((mail, index) => {
      const [id, sender] = [ids[index], senders.get(mail.mailboxId)];
      return id && sender ? { ...mail, id, messageId: newMessageId(id, sender) } : [];
    }),
  );
}
