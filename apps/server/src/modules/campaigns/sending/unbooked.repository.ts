import { sql } from 'kysely';
import { numberList, type Trx } from '../../../platform/db.ts';
import '../campaigns.tables.ts';

export type EndedRow = {
  id: string;
  workspaceId: string;
  campaignId: string;
  leadId: string;
  round: number;
  recipientId: string;
  address: string;
  /** The one that writes to the lead now, and the one this mail went out of. */
  mailboxId: string;
  sentFrom: string;
  messageId: string;
  state: 'taken' | 'skipped';
  /** From when on the next delay runs. */
  endedAt: Date;
  /** Not where it only counts as sent. */
  isProven: boolean;
};

/** They are over, and what follows from that is to be written down. */
export async function addUnbooked(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`insert into send_unbooked select unnest(${[...ids]}::bigint[]) on conflict do nothing`.execute(trx);
}

/** One worker keeps the books at a time, so that workers do not wait for each other's rows; false while another one does. */
export async function beginBooks(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`select
    pg_try_advisory_xact_lock(hashtext('campaigns.books')) as got`.execute(trx);
  return rows[0]?.got ?? false;
}

/**
 * Rows of the books are found by their keys from here on, whatever the planner believes: of a campaign that was launched a
 * moment ago it knows nothing, and of a queue that was empty when it looked it believes that it stays so.
 */
export async function findByKeys(trx: Trx): Promise<void> {
  await sql`set local enable_seqscan = off`.execute(trx);
}

export async function listUnbooked(trx: Trx, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select ledger_id as id from send_unbooked order by ledger_id limit ${limit}`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Those of these that nobody else took; they are back in the queue if the transaction fails. */
export async function takeUnbooked(trx: Trx, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`delete from send_unbooked
    where ledger_id = any(${numberList(ids)}::bigint[]) returning ledger_id as id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** Of these, the rounds that are over and still not in the books; the mail of some may be gone by now. */
export async function listEnded(trx: Trx, ids: readonly string[]): Promise<EndedRow[]> {
  const { rows } = await sql<EndedRow>`
    select l.id, l.workspace_id as "workspaceId", l.campaign_id as "campaignId", l.lead_id as "leadId", l.round,
      l.recipient_id as "recipientId", r.address, coalesce(p.mailbox_id, l.mailbox_id) as "mailboxId",
      l.mailbox_id as "sentFrom", l.message_id as "messageId", l.state, case when l.state = 'taken' then l.taken_at else l.due_at end as "endedAt",
      l.doubt_settled_by is distinct from 'age' as "isProven"
    from unnest(${numberList(ids)}::bigint[]) as given (id)
    cross join lateral (select * from send_ledger
      where id = given.id and open and state in ('taken', 'skipped') offset 0) l
    cross join lateral (select mailbox_id from campaign_leads where id = l.lead_id offset 0) p
    cross join lateral (select address from recipients where id = l.recipient_id offset 0) r
    order by l.id`.execute(trx);
  return rows;
}

/** All that follows from them is written down: they are over for good. */
export async function settleEnded(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`update send_ledger set state = case state when 'taken' then 'accepted' else state end, open = false,
      settled_at = case state when 'taken' then taken_at else settled_at end
    where id = any(${numberList(ids)}::bigint[]) and state in ('taken', 'skipped')`.execute(trx);
}
