import { sql } from 'kysely';
import type { Trx } from '../../../platform/db.ts';
import { giveBack, type LedgerOwner } from '../../ledger/index.ts';
import { type CloseDeps, closeDelivery, recordLeft } from './close-delivery.ts';
import { lockDelivery, wakeDelivery } from './deliveries.repository.ts';
import { sendDoubtsAgain } from './doubt/send-again.ts';

/** What the composer does when the ledger settles one of its mails. */
export const createComposeOwner = (deps: CloseDeps & { now: () => Date }): LedgerOwner => ({
  async release(trx, worker, at) {
    const held = await listHeldBy(trx, worker);
    await giveBack(
      trx,
      worker,
      ['reserved'],
      held.map(({ id }) => ({ id })),
    );
    await doubtCompleted(trx, worker, at);
    for (const { workspaceId, deliveryId } of held)
      await closeDelivery(deps, trx, { workspaceId }, deliveryId, { now: at, settle: async () => ({}) });
    await wakeDelivery(trx);
  },
  async lockBefore(trx, scope, ledgerId) {
    const [mail] = await listDeliveriesOf(trx, [ledgerId]);
    if (mail) await lockDelivery(trx, scope, mail.deliveryId);
  },
  async onSettled(trx, scope, { ledgerIds, at }) {
    for (const { deliveryId } of await listDeliveriesOf(trx, ledgerIds))
      await closeDelivery(deps, trx, scope, deliveryId, { now: at, settle: async () => ({}) });
  },
  async sendAgain(trx, scope, { ledgerId, at }) {
    const [mail] = await listDeliveriesOf(trx, [ledgerId]);
    if (!mail) return;
    await closeDelivery(deps, trx, scope, mail.deliveryId, {
      now: at,
      async settle() {
        const resent = await sendDoubtsAgain(trx, [ledgerId], { at, by: 'absentInSent', name: '' });
        return resent === 0 ? undefined : {};
      },
    });
    await wakeDelivery(trx);
  },
  async recordEnded(trx, ledgerIds) {
    for (const { deliveryId, workspaceId, ids } of await listDeliveriesOf(trx, ledgerIds)) {
      const settle = async () => {
        await recordLeft(trx, ids);
        return {};
      };
      await closeDelivery(deps, trx, { workspaceId }, deliveryId, { now: deps.now(), settle });
    }
  },
});

type OwnDelivery = { deliveryId: string; workspaceId: string; ids: string[] };

/** In one order, as all who lock several. */
async function listDeliveriesOf(trx: Trx, ledgerIds: readonly string[]): Promise<OwnDelivery[]> {
  const { rows } = await sql<OwnDelivery>`select delivery_id as "deliveryId", workspace_id as "workspaceId",
      array_agg(ledger_id::text order by ledger_id) as ids
    from delivery_mails where ledger_id = any(${[...ledgerIds]}::bigint[]) group by 1, 2 order by 1`.execute(trx);
  return rows;
}

async function listHeldBy(trx: Trx, worker: string) {
  const { rows } = await sql<{ id: string; workspaceId: string; deliveryId: string }>`select id,
      workspace_id as "workspaceId", owner_id as "deliveryId" from send_ledger
    where open and owner_kind = 'compose' and holder = ${worker} and state in ('reserved', 'complete')
    order by owner_id, id`.execute(trx);
  return rows;
}

/** A last byte may have gone out. */
const doubtCompleted = async (trx: Trx, worker: string, at: Date): Promise<void> => {
  await sql`update send_ledger set state = 'doubt', open = false, doubt_at = ${at}
    where open and owner_kind = 'compose' and holder = ${worker} and state = 'complete'`.execute(trx);
};
