import type { Delay } from '@outrider/campaign-rules/campaign';
import { sql } from 'kysely';
import type { Trx } from '../../../platform/db.ts';
import '../campaigns.tables.ts';

export type EndedRow = {
  id: string;
  workspaceId: string;
  campaignId: string;
  leadId: string;
  round: number;
  recipientId: string;
  mailboxId: string;
  /** From when on the next delay runs. */
  endedAt: Date;
};

/** Rounds that are over and were not followed up, each taken by one worker at a time. */
export async function takeEnded(trx: Trx, limit: number): Promise<EndedRow[]> {
  const { rows } = await sql<EndedRow>`select l.id, l.workspace_id as "workspaceId", l.campaign_id as "campaignId",
      l.lead_id as "leadId", l.round, l.recipient_id as "recipientId", l.mailbox_id as "mailboxId",
      case when l.state = 'accepted' then coalesce(l.settled_at, l.due_at) else l.due_at end as "endedAt"
    from send_ledger l where l.needs_next order by l.id limit ${limit} for update skip locked`.execute(trx);
  return rows;
}

export const markFollowed = (trx: Trx, ids: readonly string[]) =>
  trx
    .updateTable('send_ledger')
    .set({ needs_next: false })
    .where('id', '=', sql<string>`any(${[...ids]}::bigint[])`)
    .execute();

/** How long each round waits, by campaign. */
export async function listDelays(trx: Trx, campaignIds: readonly string[]): Promise<Map<string, Delay[]>> {
  const { rows } = await sql<{ id: string; delays: Delay[] }>`select id,
      jsonb_path_query_array(rounds, '$[*].delay') as delays
    from campaigns where id = any(${[...campaignIds]}::uuid[])`.execute(trx);
  return new Map(rows.map(({ id, delays }) => [id, delays]));
}

/** Who of these goes on, with the mailbox that writes to them. Nobody is stopped while it is planned. */
export async function shareLeads(
  trx: Trx,
  rows: readonly { leadId: string; recipientId: string }[],
): Promise<Map<string, { mailboxId: string | null }>> {
  await sql`select from recipients where id = any(${rows.map(({ recipientId }) => recipientId)}::bigint[])
    order by id for share`.execute(trx);
  const { rows: leads } = await sql<{ id: string; mailboxId: string | null }>`
    select l.id, l.mailbox_id as "mailboxId" from campaign_leads l join recipients r on r.id = l.recipient_id
    where l.id = any(${rows.map(({ leadId }) => leadId)}::bigint[]) and l.stop is null and r.stop is null`.execute(trx);
  return new Map(leads.map(({ id, mailboxId }) => [id, { mailboxId }]));
}

/** Numbers for mails to come, which their Message-IDs contain. */
export async function drawIds(trx: Trx, count: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select nextval(pg_get_serial_sequence('send_ledger', 'id')) as id
    from generate_series(1, ${count})`.execute(trx);
  return rows.map(({ id }) => id);
}

export type NewMail = {
  id: string;
  workspaceId: string;
  campaignId: string;
  leadId: string;
  round: number;
  mailboxId: string;
  recipientId: string;
  messageId: string;
  dueAt: Date;
};

/** A round that is planned already stays as it is. */
export async function insertMails(trx: Trx, mails: readonly NewMail[]): Promise<void> {
  const column = (name: Exclude<keyof NewMail, 'dueAt' | 'round'>) => mails.map((mail) => mail[name]);
  await sql`insert into send_ledger
      (id, workspace_id, campaign_id, lead_id, round, mailbox_id, recipient_id, message_id, due_at)
    overriding system value
    select * from unnest(${column('id')}::bigint[], ${column('workspaceId')}::uuid[], ${column('campaignId')}::uuid[],
      ${column('leadId')}::bigint[], ${mails.map(({ round }) => round)}::smallint[], ${column('mailboxId')}::uuid[],
      ${column('recipientId')}::bigint[], ${column('messageId')}::text[],
      ${mails.map(({ dueAt }) => dueAt.toISOString())}::timestamptz[])
    on conflict (lead_id, round) do nothing`.execute(trx);
}
