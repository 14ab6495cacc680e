import type { settleComposedDoubt } from '@outrider/contract/compose/doubts';
import { AppError } from '@outrider/contract/errors';
import type { z } from 'zod';
import type { Scope, Trx } from '../../../../platform/db.ts';
import { takeConfirmed } from '../../../ledger/index.ts';
import { closeDelivery, recordLeft } from '../close-delivery.ts';
import type { DeliverDeps } from '../deliver-deps.ts';
import { findDelivery, wakeDelivery } from '../deliveries.repository.ts';
import { listDoubtsOf } from './doubts.repository.ts';
import { sendDoubtsAgain } from './send-again.ts';

/** For so long a server may still take a message it was given. */
export const SESSION_LIMIT_MS = 15 * 60_000;

type Deps = Pick<DeliverDeps, 'db' | 'now' | 'nameOf' | 'onSent'>;
type Person = Scope & { userId: string };
type Order = z.output<typeof settleComposedDoubt.input>;

/** The user says what no server can tell. The first answer holds, be it a copy in Sent or another user's. */
export async function settleDoubt(deps: Deps, person: Person, { deliveryId, answer }: Order) {
  if (!(await findDelivery(deps.db, person, deliveryId))) throw new AppError('composeNotFound');
  const name = await deps.nameOf(person);
  return deps.db.transaction().execute(async (trx) => {
    const at = deps.now();
    let changed = 0;
    let kept = 0;
    await closeDelivery(deps, trx, person, deliveryId, {
      now: at,
      async settle() {
        const doubts = await listDoubtsOf(trx, deliveryId);
        changed = await ANSWERS[answer](trx, doubts, { at, name });
        kept = doubts.length - changed;
        return changed === 0 ? undefined : {};
      },
    });
    if (changed > 0 && answer === 'sendAgain') await wakeDelivery(trx);
    return { changed, kept };
  });
}

type Doubt = { id: string; doubtAt: Date };
type Settle = (trx: Trx, doubts: readonly Doubt[], word: { at: Date; name: string }) => Promise<number>;

const ANSWERS: Record<Order['answer'], Settle> = {
  async sent(trx, doubts, word) {
    const ids = doubts.map(({ id }) => id);
    const taken = await takeConfirmed(trx, ids, word);
    await recordLeft(trx, taken);
    return taken.length;
  },
  sendAgain(trx, doubts, { at, name }) {
    const before = at.getTime() - SESSION_LIMIT_MS;
    const ids = doubts.filter(({ doubtAt }) => doubtAt.getTime() < before).map(({ id }) => id);
    return sendDoubtsAgain(trx, ids, { at, by: 'toldUnsent', name });
  },
};
