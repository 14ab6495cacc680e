import type { SendingDeps } from '../facts/sending-deps.ts';
import { listHeldMailboxes } from './holds.repository.ts';

type List = SendingDeps['listMailboxes'];

/** Says of each mailbox whether its sending is held: asked for in the transaction that reserves. */
export const markHeld =
  (list: List): List =>
  async (db, ids) => {
    const [found, held] = await Promise.all([list(db, ids), listHeldMailboxes(db, ids)]);
    return held.size > 0 ? found.map((one) => ({ ...one, isSendingHeld: held.has(one.id) })) : found;
  };
