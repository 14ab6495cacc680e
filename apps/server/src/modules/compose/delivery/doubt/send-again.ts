import type { Trx } from '../../../../platform/db.ts';
import { addToCounters, lockCountersOf } from '../../../ledger/index.ts';
import { planAgain } from './doubts.repository.ts';

/** What did not leave is not counted any more, and leaves now. Its delivery is locked. Gives how many were still in doubt. */
export async function sendDoubtsAgain(
  trx: Trx,
  ids: readonly string[],
  word: { at: Date; by: 'absentInSent' | 'toldUnsent'; name: string },
): Promise<number> {
  await lockCountersOf(trx, ids);
  const resent = await planAgain(trx, ids, word);
  await addToCounters(
    trx,
    resent.flatMap(({ countedIn }) => countedIn ?? []),
    -1,
  );
  return resent.length;
}
