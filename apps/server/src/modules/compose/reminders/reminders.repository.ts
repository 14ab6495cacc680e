import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../../inbox/index.ts';
import '../../receipts/index.ts';

export type Reminder = {
  deliveryId: string;
  workspaceId: string;
  userId: string;
  mailboxId: string;
  subject: string;
  messageIds: string[];
  people: string[];
  sentAt: Date;
};

declare module '../../../platform/db.ts' {
  interface Tables {
    reply_reminders: {
      delivery_id: string;
      workspace_id: string;
      user_id: string;
      mailbox_id: string;
      subject: string;
      message_ids: string[];
      people: string[];
      sent_at: Date;
      due_at: Date;
    };
  }
}

type Watch = { draftId: string; deliveryId: string; at: Date; people: readonly string[]; dueAt: Date };

/** From the delivery itself: whose it is, and the mails it became. */
export async function insertReminder(
  trx: Trx,
  { workspaceId }: Scope,
  { deliveryId, at, people, dueAt }: Watch,
): Promise<void> {
  await sql`insert into reply_reminders
      (delivery_id, workspace_id, user_id, mailbox_id, subject, message_ids, people, sent_at, due_at)
    select d.id, d.workspace_id, d.user_id, d.mailbox_id, d.subject, array(
        select btrim(l.message_id, '<>') from send_ledger l where l.owner_kind = 'compose' and l.owner_id = d.id),
      ${[...people]}::text[], ${at}, ${dueAt}
    from deliveries d join users u on u.id = d.user_id join mailboxes m on m.id = d.mailbox_id
    where d.id = ${deliveryId} and d.workspace_id = ${workspaceId}
    on conflict do nothing`.execute(trx);
}

/** Takes those that are due; they are back if the transaction fails. */
export async function takeDueReminders(trx: Trx, now: Date, limit: number): Promise<Reminder[]> {
  const { rows } = await sql<Reminder>`delete from reply_reminders where delivery_id in (
      select delivery_id from reply_reminders where due_at <= ${now} order by due_at limit ${limit}
      for update skip locked)
    returning delivery_id as "deliveryId", workspace_id as "workspaceId", user_id as "userId",
      mailbox_id as "mailboxId", subject, message_ids as "messageIds", people, sent_at as "sentAt"`.execute(trx);
  return rows;
}

/** Who of them wrote since, or sent a receipt that says the mail was shown. */
export async function listHeardFrom(trx: Trx, reminder: Reminder): Promise<string[]> {
  const { workspaceId, mailboxId, messageIds, people, sentAt } = reminder;
  const { rows } = await sql<{ address: string }>`select p.address from unnest(${people}::text[]) as p (address)
    where exists (select from inbox_messages m where m.workspace_id = ${workspaceId} and m.mailbox_id = ${mailboxId}
        and m.from_address = p.address and not m.is_own and m.received_at > ${sentAt})
      or exists (select from receipts r where r.workspace_id = ${workspaceId} and r.did = 'displayed'
        and r.original_id = any(${messageIds}::text[]) and lower(r.recipient) = p.address)`.execute(trx);
  return rows.map(({ address }) => address);
}

/** When the next reminder is due; of all workspaces. */
export async function findNextReminder(db: Db): Promise<Date | null> {
  const row = await db
    .selectFrom('reply_reminders')
    .select(({ fn }) => fn.min('due_at').as('at'))
    .executeTakeFirst();
  return row?.at ?? null;
}
