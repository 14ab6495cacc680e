import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db.ts';
import '../campaigns.tables.ts';

export type EndedRow = {
  id: string;
  workspaceId: string;
  campaignId: string;
  leadId: string;
  round: number;
  recipientId: string;
  mailboxId: string;
  state: 'taken' | 'skipped';
  /** From when on the next delay runs. */
  endedAt: Date;
};

/** They are over, and what follows from that is to be written down. */
export async function addUnbooked(trx: Trx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`insert into send_unbooked select unnest(${[...ids]}::bigint[]) on conflict do nothing`.execute(trx);
}

/** One keeps the books at a time, so that nobody waits for rows another one has; false while somebody does. */
export async function beginBooks(trx: Trx): Promise<boolean> {
  const { rows } = await sql<{ got: boolean }>`select
    pg_try_advisory_xact_lock(hashtext('campaigns.books')) as got`.execute(trx);
  return rows[0]?.got ?? false;
}

export async function listUnbooked(db: Db, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select ledger_id as id from send_unbooked order by ledger_id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Of these, the rounds that are over and still not in the books; the mail of some may be gone by now. */
export async function listEnded(trx: Trx, ids: readonly string[]): Promise<EndedRow[]> {
  const { rows } = await sql<EndedRow>`
    select l.id, l.workspace_id as "workspaceId", l.campaign_id as "campaignId", l.lead_id as "leadId", l.round,
      l.recipient_id as "recipientId", l.mailbox_id as "mailboxId", l.state,
      case when l.state = 'taken' then l.taken_at else l.due_at end as "endedAt"
    from send_unbooked u join send_ledger l on l.id = u.ledger_id and l.state in ('taken', 'skipped')
    where u.ledger_id = any(${[...ids]}::bigint[])
    order by l.id`.execute(trx);
  return rows;
}

/** All that follows from them is written down: they are over for good. */
export async function book(trx: Trx, ids: readonly string[]): Promise<void> {
  await sql`update send_ledger set state = case state when 'taken' then 'accepted' else state end, open = false,
      settled_at = case state when 'taken' then taken_at else settled_at end
    where id = any(${[...ids]}::bigint[]) and state in ('taken', 'skipped')`.execute(trx);
  await sql`delete from send_unbooked where ledger_id = any(${[...ids]}::bigint[])`.execute(trx);
}
