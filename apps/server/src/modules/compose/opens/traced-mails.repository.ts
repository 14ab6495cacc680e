import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import type { TrackedMail } from '../../tracking/index.ts';
import '../delivery/delivery.tables.ts';

/** By its number alone: its picture led here. Of a mail to several it is not known who of them asks. */
export async function findTracedMail(db: Db | Trx, ledgerId: string): Promise<TrackedMail | undefined> {
  const { rows } = await sql<TrackedMail>`select l.id as "ledgerId", l.workspace_id as "workspaceId",
      l.message_id as "messageId", l.mailbox_id as "mailboxId", coalesce(l.settled_at, l.completed_at) as "takenAt",
      case when jsonb_array_length(all_of.people) = 1 then all_of.people -> 0 ->> 'address' else '' end as recipient
    from send_ledger l join delivery_mails m on m.ledger_id = l.id,
      lateral (select (m.recipients -> 'to') || (m.recipients -> 'cc') || (m.recipients -> 'bcc') as people) all_of
    where l.id = ${ledgerId} and l.owner_kind = 'compose' and jsonb_array_length(all_of.people) > 0`.execute(db);
  return rows[0];
}

/** Adds to what a mail's opens count as; less where they were corrected. */
export async function addOpens(
  trx: Trx,
  { workspaceId }: Scope,
  ledgerId: string,
  { person, machine, unknown }: Record<'person' | 'machine' | 'unknown', number>,
): Promise<void> {
  await sql`update send_ledger set opens = opens + ${person}, machine_opens = machine_opens + ${machine},
      unknown_opens = unknown_opens + ${unknown}
    where id = ${ledgerId} and workspace_id = ${workspaceId} and owner_kind = 'compose'`.execute(trx);
}

export type OpensRow = { mid: string; people: number; machines: number; unknown: number; firstAt: Date | null };

/** Of those of these messages whose opens are seen. */
export async function listOpensOf(db: Db, { workspaceId }: Scope, mids: readonly string[]): Promise<OpensRow[]> {
  const { rows } = await sql<OpensRow>`select i.id as mid, l.opens as people, l.machine_opens as machines,
      l.unknown_opens as unknown, (select min(at) from tracking_requests h
        where h.workspace_id = ${workspaceId} and h.ledger_id = l.id and h.kind = 'open' and h.verdict = 'person') as "firstAt"
    from inbox_messages i
      join send_ledger l on l.owner_kind = 'compose' and l.message_id = '<' || i.message_id || '>' and l.workspace_id = i.workspace_id
      join delivery_mails m on m.ledger_id = l.id join deliveries d on d.id = m.delivery_id
    where i.workspace_id = ${workspaceId} and i.id = any(${[...mids]}::uuid[]) and i.message_id <> '' and d.traced`.execute(
    db,
  );
  return rows;
}
