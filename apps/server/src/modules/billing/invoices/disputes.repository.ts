import type { Selectable } from 'kysely';
import type { Db, Scope, Tables, Trx } from '../../../platform/db.ts';
import '../billing.tables.ts';
import type { CardDispute } from '../cards/card-processor.ts';

export type DisputeRow = Selectable<Tables['card_disputes']>;
type DisputeState = CardDispute['state'];

/** What is seen later takes nothing back: a dispute that ended stays so. */
const BEFORE: Record<DisputeState, DisputeState[]> = {
  warning: [],
  open: ['warning'],
  won: ['warning', 'open'],
  lost: ['warning', 'open'],
};

type Seen = CardDispute & { paymentId: string; source: string; currency: string };

/** True where its state is news. */
export async function saveDispute(trx: Trx, { workspaceId }: Scope, seen: Seen): Promise<boolean> {
  const { disputeId, paymentId, source, amount, currency, reason, state, openedAt, answerUntil } = seen;
  const made = await trx
    .insertInto('card_disputes')
    .values({
      dispute_id: disputeId,
      workspace_id: workspaceId,
      payment_id: paymentId,
      source,
      amount,
      currency,
      reason,
      state,
      opened_at: openedAt,
      answer_until: answerUntil,
    })
    .onConflict((conflict) => conflict.column('dispute_id').doNothing())
    .returning('dispute_id')
    .executeTakeFirst();
  if (made) return true;
  const changed = await trx
    .updateTable('card_disputes')
    .set({ state, amount, answer_until: answerUntil })
    .where('dispute_id', '=', disputeId)
    .where('workspace_id', '=', workspaceId)
    .where('state', 'in', BEFORE[state])
    .returning('dispute_id')
    .executeTakeFirst();
  return changed !== undefined;
}

export const listDisputesOf = (db: Db, { workspaceId }: Scope, sources: readonly string[]): Promise<DisputeRow[]> =>
  sources.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('card_disputes')
        .selectAll()
        .where('workspace_id', '=', workspaceId)
        .where('source', 'in', sources)
        .orderBy('opened_at')
        .execute();

/** The newest that the bank has not decided, with what the invoice's number is made of. */
export const findOpenDispute = (db: Db, { workspaceId }: Scope) =>
  db
    .selectFrom('card_disputes as d')
    .innerJoin('invoices as i', (join) =>
      join.onRef('i.source', '=', 'd.source').onRef('i.workspace_id', '=', 'd.workspace_id'),
    )
    .select(['d.amount', 'd.currency', 'd.opened_at', 'i.number', 'i.issued_at'])
    .where('d.workspace_id', '=', workspaceId)
    .where('d.state', 'in', ['warning', 'open'])
    .orderBy('d.opened_at', 'desc')
    .executeTakeFirst();
