import { listHeld } from '../../ledger/index.ts';
import type { SendingDeps } from '../facts/sending-deps.ts';
import { giveBackToQueues } from '../queues/give-back.ts';
import { freeAfterMails, type LeftQueue, lockQueue } from '../queues/send-queues.repository.ts';

/**
 * Lets a queue go with everything that is reserved from it by the ledger's word, known here or not: a reservation may have
 * come in the same moment. So what a worker has reserved always lies in a queue it holds, where a worker that evicts it looks.
 */
export const leaveQueue = ({ db }: Pick<SendingDeps, 'db'>, me: string, left: LeftQueue): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockQueue(trx, left.mailboxId);
    const reserved = await listHeld(trx, me, [left.mailboxId], 'reserved');
    await giveBackToQueues(
      trx,
      me,
      ['reserved'],
      reserved.map((id) => ({ id })),
    );
    await freeAfterMails(trx, me, left);
  });
