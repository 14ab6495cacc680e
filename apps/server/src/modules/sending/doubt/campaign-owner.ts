import { sql } from 'kysely';
import type { Trx } from '../../../platform/db.ts';
import { noteCampaignEvents } from '../../campaigns/index.ts';
import { doubtHeld, type LedgerOwner, listHeld } from '../../ledger/index.ts';
import { giveBackToQueues } from '../queues/give-back.ts';
import { freeQueues, lockQueuesOf, wakeQueues } from '../queues/send-queues.repository.ts';
import { lockRecipient } from '../queues/stops.repository.ts';
import { listLeadsOf } from './settle.repository.ts';
import { settleAbsent } from './settle-by-person.ts';

/** What campaigns do when the ledger settles one of their mails. What follows a round is recorded by `recordResults`. */
export const campaignOwner: LedgerOwner = {
  async release(trx, worker, now) {
    const queues = await lockQueuesOf(trx, worker);
    const reserved = await listHeld(trx, worker, queues, 'reserved');
    await giveBackToQueues(
      trx,
      worker,
      ['reserved'],
      reserved.map((id) => ({ id })),
    );
    // A write that came in between is seen now: what is not given back has been completed.
    await doubtHeld(trx, worker, queues, now);
    await freeQueues(trx, queues, now);
  },
  // Before the mail's own row, as wherever a person is stopped.
  async lockBefore(trx, scope, ledgerId) {
    const recipientId = await findRecipient(trx, ledgerId);
    if (recipientId !== undefined) await lockRecipient(trx, scope, recipientId);
  },
  async onSettled(trx, scope, { ledgerIds, by, at }) {
    const mails = await listLeadsOf(trx, ledgerIds);
    const events = mails.map((mail) => ({ ...mail, kind: 'settled', at, words: by }) as const);
    await noteCampaignEvents(trx, scope, events);
  },
  async sendAgain(trx, { workspaceId }, { ledgerId, mailboxId, at }) {
    await wakeQueues(trx, [{ mailboxId, workspaceId, dueAt: at }]);
    await settleAbsent(trx, ledgerId, at);
  },
};

async function findRecipient(trx: Trx, ledgerId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`select recipient_id as id from send_ledger where id = ${ledgerId}`.execute(
    trx,
  );
  return rows[0]?.id;
}
