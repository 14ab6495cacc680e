import { writeEnds } from '../../ledger/index.ts';
import type { Candidate } from '../facts/campaign-mail.ts';
import { lockRecipient } from '../queues/stops.repository.ts';
import type { Worker } from './worker.ts';

type Rejection = { reply: { code: number; text: string }; isAddressBad: boolean };

/** The server will not take it. Where that is the address's fault nobody writes there again, in the same transaction. */
export function settleRejected(
  { deps, id: me, persist }: Pick<Worker, 'deps' | 'id' | 'persist'>,
  row: Candidate,
  { reply, isAddressBad }: Rejection,
): Promise<void> {
  const scope = { workspaceId: row.workspaceId };
  return persist(() =>
    deps.db.transaction().execute(async (trx) => {
      // Before the mail's own row, as wherever a person is stopped.
      await lockRecipient(trx, scope, row.recipient.id);
      const at = deps.now();
      const noted = await writeEnds(trx, me, [{ id: row.id, state: 'rejected', at, reply }]);
      if (noted.length === 0) return;
      const words = `${reply.code} ${reply.text}`;
      if (isAddressBad) await deps.suppressBad(trx, scope, { email: row.recipient.address, words });
      await deps.onRejected(trx, scope, { ledgerId: row.id, isAddressBad, words, at });
    }),
  );
}
