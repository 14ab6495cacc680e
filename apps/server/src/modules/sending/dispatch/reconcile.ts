import { listHeld } from '../../ledger/index.ts';
import type { SendingDeps } from '../facts/sending-deps.ts';
import { giveBackToLanes } from '../queues/give-back.ts';
import { freeLanes, lockLanesOf } from '../queues/lanes.repository.ts';

type Known = { me: string; lanes: ReadonlySet<string>; mails: ReadonlySet<string> };

/**
 * After a reservation of which nobody knows whether it was committed: gives back lanes, with what is reserved from them,
 * that the database says are mine and I know nothing of. Of lanes I do know, rows that nobody was told of are given back.
 */
export const reconcile = ({ db, now }: Pick<SendingDeps, 'db' | 'now'>, { me, lanes, mails }: Known): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const held = await lockLanesOf(trx, me);
    const reserved = await listHeld(trx, me, held, 'reserved');
    const unknown = reserved.filter((id) => !mails.has(id));
    await giveBackToLanes(
      trx,
      me,
      ['reserved'],
      unknown.map((id) => ({ id })),
    );
    const strange = held.filter((mailboxId) => !lanes.has(mailboxId));
    await freeLanes(trx, strange, now());
  });
