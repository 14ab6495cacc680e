import { sql } from 'kysely';
import type { Scope, Trx } from '../../../platform/db.ts';
import { countSentMails, fileLater } from '../../mailboxes/index.ts';
import { finishDraft, reopenDraft } from '../drafts/change-state.ts';
import { changeDelivery, lockDelivery, type StoredDelivery } from './deliveries.repository.ts';
import type { Failure } from './delivery.tables.ts';

/** What else follows from a mail that left. */
export type SentDelivery = { draftId: string; deliveryId: string; at: Date };
export type CloseDeps = { onSent: (trx: Trx, scope: Scope, sent: SentDelivery) => Promise<void> };

export type Outcome = {
  failures?: readonly Failure[];
  /** Why the server refused it or put it off: the catalogue's name, and its own words. */
  refusal?: string;
  words?: string;
  /** Of one that was put off: the next try. */
  deliverAt?: Date;
};

/**
 * Notes what became of a message of a delivery, and ends the delivery with its last one: the draft goes once its mail left, and
 * can be written on again where nobody got it. The delivery is locked before its messages, here and everywhere.
 */
export async function closeDelivery(
  { onSent }: CloseDeps,
  trx: Trx,
  scope: Scope,
  deliveryId: string,
  { now, settle }: { now: Date; settle: (delivery: StoredDelivery) => Promise<Outcome | undefined> },
): Promise<void> {
  const delivery = await lockDelivery(trx, scope, deliveryId);
  if (!delivery) return;
  const outcome = await settle(delivery);
  if (!outcome) return;
  const { refusal, words, deliverAt } = outcome;
  const failures = [...delivery.failures, ...(outcome.failures ?? [])];
  const said = { failures, ...(refusal !== undefined && { refusal }), ...(words !== undefined && { words }) };
  const states = await countStates(trx, deliveryId);
  const isGoing = ['planned', 'reserved', 'complete', 'taken'].some((state) => states.has(state));
  if (isGoing) return changeDelivery(trx, delivery, { ...said, state: 'waiting', ...(deliverAt && { deliverAt }) });
  if (states.has('doubt')) return changeDelivery(trx, delivery, { ...said, state: 'doubt' });
  const hasLeft = states.has('accepted');
  await changeDelivery(trx, delivery, { ...said, state: hasLeft ? 'sent' : 'failed', endedAt: now });
  if (!hasLeft) return void (await reopenDraft(trx, scope, delivery.draftId));
  await finishDraft(trx, scope, delivery.draftId, now);
  await onSent(trx, scope, { draftId: delivery.draftId, deliveryId, at: now });
}

async function countStates(trx: Trx, deliveryId: string): Promise<Set<string>> {
  const { rows } = await sql<{ state: string }>`select distinct state from send_ledger
    where owner_kind = 'compose' and owner_id = ${deliveryId}`.execute(trx);
  return new Set(rows.map(({ state }) => state));
}

type LeftMail = { id: string; mailboxId: string; messageId: string; at: Date; isProven: boolean };

/** They left: each is accepted, counted in its mailbox's day, and its copy put into Sent where that is ours to do. */
export async function recordLeft(trx: Trx, ledgerIds: readonly string[]): Promise<void> {
  const { rows } =
    await sql<LeftMail>`update send_ledger l set state = 'accepted', open = false, settled_at = l.taken_at
    where l.id = any(${[...ledgerIds]}::bigint[]) and l.owner_kind = 'compose' and l.state = 'taken'
    returning l.id, l.mailbox_id as "mailboxId", l.message_id as "messageId", l.taken_at as at,
      l.doubt_settled_by is distinct from 'age' as "isProven"`.execute(trx);
  await sql`delete from send_unrecorded where ledger_id = any(${[...ledgerIds]}::bigint[])`.execute(trx);
  if (rows.length === 0) return;
  await countSentMails(trx, rows);
  // A copy in Sent proves that a mail left: what only counts as sent gets none.
  await fileLater(
    trx,
    rows.filter(({ isProven }) => isProven),
  );
}
