import { listHeld } from '../../ledger/index.ts';
import type { SendingDeps } from '../facts/sending-deps.ts';
import { giveBackToLanes } from '../queues/give-back.ts';
import { freeAfterMails, type LeftLane, lockLane } from '../queues/lanes.repository.ts';

/**
 * Lets a lane go with everything that is reserved from it by the ledger's word, known here or not: a reservation may have
 * come in the same moment. So what a worker has reserved always lies in a lane it holds, where whoever buries it looks.
 */
export const leaveLane = ({ db }: Pick<SendingDeps, 'db'>, me: string, left: LeftLane): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await lockLane(trx, left.mailboxId);
    const reserved = await listHeld(trx, me, [left.mailboxId], 'reserved');
    await giveBackToLanes(
      trx,
      me,
      ['reserved'],
      reserved.map((id) => ({ id })),
    );
    await freeAfterMails(trx, me, left);
  });
