import { listHeld } from '../../ledger/index.ts';
import type { SendingDeps } from '../facts/sending-deps.ts';
import { giveBackToQueues } from '../queues/give-back.ts';
import { freeQueues, lockQueuesOf } from '../queues/send-queues.repository.ts';

type Known = { me: string; queues: ReadonlySet<string>; mails: ReadonlySet<string> };

/**
 * After a reservation of which nobody knows whether it was committed: gives back queues, with what is reserved from them,
 * that the database says are mine and I know nothing of. Of queues I do know, rows that no answer named are given back.
 */
export const reconcile = ({ db, now }: Pick<SendingDeps, 'db' | 'now'>, { me, queues, mails }: Known): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const held = await lockQueuesOf(trx, me);
    const reserved = await listHeld(trx, me, held, 'reserved');
    const unknown = reserved.filter((id) => !mails.has(id));
    await giveBackToQueues(
      trx,
      me,
      ['reserved'],
      unknown.map((id) => ({ id })),
    );
    const strange = held.filter((mailboxId) => !queues.has(mailboxId));
    await freeQueues(trx, strange, now());
  });
