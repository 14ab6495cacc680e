import { randomUUID } from 'node:crypto';
import type { Day } from '@outrider/warmup-planner/days';
import { sql } from 'kysely';
import type { Scope, Trx } from '../../platform/db.ts';
import './warmup.tables.ts';

/** A worker that puts an answer into a slot waits here, so that two cannot find the same slot free. */
export const lockBox = (trx: Trx, { workspaceId }: Scope, mailboxId: string) =>
  trx
    .selectFrom('warmup_boxes')
    .select('mailbox_id')
    .where('workspace_id', '=', workspaceId)
    .where('mailbox_id', '=', mailboxId)
    .forUpdate()
    .executeTakeFirst();

type Answer = {
  threadId: string;
  place: number;
  mailboxId: string;
  partnerId: string;
  messageId: string;
  notBefore: Date;
};

/** Once for each place of a conversation, however often it is decided. */
export const insertAnswer = (trx: Trx, { workspaceId }: Scope, answer: Answer) =>
  trx
    .insertInto('warmup_mails')
    .values({
      id: randomUUID(),
      workspace_id: workspaceId,
      thread_id: answer.threadId,
      place: answer.place,
      mailbox_id: answer.mailboxId,
      partner_id: answer.partnerId,
      message_id: answer.messageId,
      state: 'waiting',
      planned_at: answer.notBefore,
    })
    .onConflict((conflict) => conflict.columns(['thread_id', 'place']).doNothing())
    .execute();

export const listWaiting = (trx: Trx, { workspaceId }: Scope, mailboxId: string) =>
  trx
    .selectFrom('warmup_mails')
    .select(['id', 'planned_at as notBefore'])
    .where('workspace_id', '=', workspaceId)
    .where('mailbox_id', '=', mailboxId)
    .where('state', '=', 'waiting')
    .orderBy('planned_at')
    .execute();

export type PlannedDay = { day: Day; mails: number };

export async function listDays(trx: Trx, { workspaceId }: Scope, mailboxId: string, from: Day): Promise<PlannedDay[]> {
  const { rows } = await sql<PlannedDay>`
    select day::text as day, mails from warmup_days
    where workspace_id = ${workspaceId} and mailbox_id = ${mailboxId} and day >= ${from} order by day`.execute(trx);
  return rows;
}

export type SlotUse = { id: string; slot: number; place: number; state: string };

/** What holds a slot of the day. */
export async function listSlotUses(trx: Trx, { workspaceId }: Scope, mailboxId: string, day: Day): Promise<SlotUse[]> {
  const { rows } = await sql<SlotUse>`
    select id, slot, place, state from warmup_mails
    where workspace_id = ${workspaceId} and mailbox_id = ${mailboxId} and day = ${day}
      and state in ('planned', 'sending', 'sent', 'failed')`.execute(trx);
  return rows;
}

/** False when it has gone out meanwhile. */
export async function dropMail(trx: Trx, { workspaceId }: Scope, id: string, reason: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('warmup_mails')
    .set({ state: 'dropped', reason })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('state', 'in', ['planned', 'waiting'])
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type Place = { day: Day; slot: number; at: Date };

export const placeAnswer = (trx: Trx, { workspaceId }: Scope, id: string, { day, slot, at }: Place) =>
  trx
    .updateTable('warmup_mails')
    .set({ state: 'planned', day, slot, planned_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
