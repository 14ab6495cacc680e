import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db.ts';
import type { WaitingLook } from './holds.repository.ts';

/** A mail in a mailbox's own folders that the ledger calls unsent. `isSettled`: a user, or a look, said that it did not leave. */
export type FoundMail = { id: string; at: Date; isSettled: boolean };

const FOUND = sql`select l.id, m.received_at as at, l.doubt_settled_by is not null as "isSettled"`;
const IS_OWN = sql`m.is_own and m.role is distinct from 'drafts'`;

/** Of all that is planned for a mailbox. */
export async function listFound(db: Db | Trx, mailboxId: string): Promise<FoundMail[]> {
  const { rows } = await sql<FoundMail>`${FOUND} from send_ledger l join inbox_messages m
      on m.mailbox_id = l.mailbox_id and m.message_id = btrim(l.message_id, '<>')
    where l.mailbox_id = ${mailboxId} and l.open and l.state in ('planned', 'reserved') and ${IS_OWN}`.execute(db);
  return rows;
}

/** The same of mails by the numbers in their Message-IDs; also of those that were stopped since, as if they had not left. */
export async function listFoundAmong(
  db: Db | Trx,
  mailboxId: string,
  { numbers, messageIds }: { numbers: readonly string[]; messageIds: readonly string[] },
): Promise<FoundMail[]> {
  const { rows } = await sql<FoundMail>`${FOUND} from send_ledger l join inbox_messages m
      on m.mailbox_id = l.mailbox_id and m.message_id = btrim(l.message_id, '<>')
    where l.id = any(${[...numbers]}::bigint[]) and l.mailbox_id = ${mailboxId} and ${IS_OWN}
      and l.state in ('planned', 'reserved', 'stopped')
      and m.message_id = any(${[...messageIds]}::text[])`.execute(db);
  return rows;
}

export type OwnMail = { messageId: string; refs: string[]; at: Date };

/** What left the mailbox since the ledger knows, with the Message-IDs each refers to; oldest first, without brackets. */
export async function listOwnSince(db: Db | Trx, { mailboxId, knownUntil }: WaitingLook): Promise<OwnMail[]> {
  const { rows } = await sql<OwnMail>`select distinct on (received_at, message_id) message_id as "messageId", refs,
      received_at as at
    from inbox_messages where mailbox_id = ${mailboxId} and is_own and not is_warmup and role is distinct from 'drafts'
      and received_at >= ${knownUntil}::timestamptz - interval '1 hour'
    order by received_at, message_id`.execute(db);
  return rows;
}

export type LedgerMail = { id: string; leadId: string; round: number; messageId: string; isUnsent: boolean };

const COLUMNS = sql`l.id, l.lead_id as "leadId", l.round, btrim(l.message_id, '<>') as "messageId",
  l.open and l.state in ('planned', 'reserved') as "isUnsent"`;

/** With all mails to the same leads. */
export async function listMailsOfLeads(db: Db | Trx, numbers: readonly string[]): Promise<LedgerMail[]> {
  const { rows } = await sql<LedgerMail>`select ${COLUMNS} from send_ledger l
    where l.lead_id in (select lead_id from send_ledger where id = any(${[...numbers]}::bigint[]))
    order by l.lead_id, l.round`.execute(db);
  return rows;
}
