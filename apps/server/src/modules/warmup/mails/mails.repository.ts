import type { Day } from '@outrider/warmup-planner/days';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import type { Landed } from '../warmup.tables.ts';

export type DueMail = {
  id: string;
  workspaceId: string;
  threadId: string;
  place: number;
  mailboxId: string | null;
  partnerId: string | null;
  messageId: string;
  plannedAt: Date;
};

/** What is to go out now, of all workspaces: the worker serves them all. */
export const listDue = (db: Db, now: Date, limit: number): Promise<DueMail[]> =>
  db
    .selectFrom('warmup_mails')
    .select([
      'id',
      'workspace_id as workspaceId',
      'thread_id as threadId',
      'place',
      'mailbox_id as mailboxId',
      'partner_id as partnerId',
      'message_id as messageId',
      'planned_at as plannedAt',
    ])
    .where('state', '=', 'planned')
    .where('planned_at', '<=', now)
    .orderBy('planned_at')
    .limit(limit)
    .execute();

/** Of two workers only one gets to send. */
export async function claimMail(db: Db, { workspaceId }: Scope, id: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('warmup_mails')
    .set({ state: 'sending', claimed_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('state', '=', 'planned')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** False when the receiving side has noted it as sent already. */
export async function noteSent(trx: Trx, { workspaceId }: Scope, id: string, at: Date, day: Day): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('warmup_mails')
    .set({ state: 'sent', sent_at: at, sent_day: day })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const noteFailed = (db: Db, { workspaceId }: Scope, id: string, reason: string) =>
  db
    .updateTable('warmup_mails')
    .set({ state: 'failed', reason })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .execute();

/** Message-IDs of a conversation before a place, of both sides: they stand in each other's headers anyway. */
export async function listEarlier(db: Db, threadId: string, place: number): Promise<string[]> {
  const rows = await db
    .selectFrom('warmup_mails')
    .select('message_id')
    .where('thread_id', '=', threadId)
    .where('place', '<', place)
    .orderBy('place')
    .execute();
  return rows.map(({ message_id }) => message_id);
}

export async function countSentOn(db: Db, { workspaceId }: Scope, mailboxId: string, day: Day): Promise<number> {
  const { count } = await db
    .selectFrom('warmup_mails')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('workspace_id', '=', workspaceId)
    .where('mailbox_id', '=', mailboxId)
    .where(sql<boolean>`sent_day = ${day}`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** A mailbox that should be looked into, and when the oldest and the newest mail to it left. */
export type Expecting = { mailboxId: string; oldest: Date; newest: Date; lookedAt: Date | null };

/** Mailboxes to which mail is on its way, or was found and not filed. Of all workspaces, as the worker serves them all. */
export async function listExpecting(db: Db): Promise<Expecting[]> {
  const rows = await db
    .selectFrom('warmup_mails as m')
    .innerJoin('warmup_boxes as b', 'b.mailbox_id', 'm.partner_id')
    .select((eb) => [
      'b.mailbox_id as mailboxId',
      'b.looked_at as lookedAt',
      eb.fn.min('m.claimed_at').as('oldest'),
      eb.fn.max('m.claimed_at').as('newest'),
    ])
    .where('m.state', 'in', ['sending', 'sent'])
    .where('m.filed_at', 'is', null)
    .where((eb) => eb.or([eb('m.landed', 'is', null), eb('m.landed', '<>', 'missing')]))
    .groupBy('b.mailbox_id')
    .execute();
  return rows.flatMap(({ oldest, newest, ...row }) => (oldest && newest ? { ...row, oldest, newest } : []));
}

/** False when another worker looked meanwhile. */
export async function claimLook(db: Db, { workspaceId }: Scope, mailboxId: string, last: Date | null, now: Date) {
  const { numUpdatedRows } = await db
    .updateTable('warmup_boxes')
    .set({ looked_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('mailbox_id', '=', mailboxId)
    .where('looked_at', last === null ? 'is' : '=', last)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** By what a signed mail says of itself, hence without a scope: it was sent by another workspace, most often. */
export const findArrived = (db: Db | Trx, messageId: string, partnerId: string) =>
  db
    .selectFrom('warmup_mails')
    .select((eb) => [
      'id',
      'workspace_id as workspaceId',
      'thread_id as threadId',
      'place',
      'mailbox_id as mailboxId',
      'state',
      'claimed_at as claimedAt',
      'landed',
      'filed_at as filedAt',
      eb.cast<string | null>('sent_day', 'text').as('sentDay'),
    ])
    .where('message_id', '=', messageId)
    .where('partner_id', '=', partnerId)
    .where('state', 'in', ['sending', 'sent'])
    .executeTakeFirst();

export type ArrivedMail = NonNullable<Awaited<ReturnType<typeof findArrived>>>;

/** Notes where it landed, once. */
export async function noteLanded(
  trx: Trx,
  { workspaceId }: Scope,
  id: string,
  { landed, at, receivedDay }: { landed: Landed; at: Date; receivedDay: Day | null },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('warmup_mails')
    .set({ landed, landed_at: at, received_day: receivedDay })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('landed', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export const noteFiled = (db: Db, { workspaceId }: Scope, id: string, at: Date) =>
  db
    .updateTable('warmup_mails')
    .set({ filed_at: at, rescued_at: sql`case when landed = 'spam' then ${at}::timestamptz end` })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();

/** Sent to this mailbox before a moment and not found in it. */
export const listLost = (trx: Trx, partnerId: string, before: Date) =>
  trx
    .selectFrom('warmup_mails')
    .select((eb) => [
      'id',
      'workspace_id as workspaceId',
      'mailbox_id as mailboxId',
      eb.cast<string | null>('sent_day', 'text').as('sentDay'),
    ])
    .where('partner_id', '=', partnerId)
    .where('state', '=', 'sent')
    .where('landed', 'is', null)
    .where('sent_at', '<', before)
    // In one order for everybody, as their counts are changed in it.
    .orderBy('mailbox_id')
    .execute();

/** A mail nobody knows the fate of, and that did not arrive: it counts as not sent. */
export const failDoubtful = (trx: Trx, partnerId: string, before: Date) =>
  trx
    .updateTable('warmup_mails')
    .set({ state: 'failed', reason: 'inDoubt' })
    .where('partner_id', '=', partnerId)
    .where('state', '=', 'sending')
    .where('claimed_at', '<', before)
    .execute();
