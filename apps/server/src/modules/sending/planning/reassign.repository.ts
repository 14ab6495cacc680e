import type { CampaignSettings, CampaignStatus, Provider, Round } from '@outrider/campaign-rules/campaign';
import { sql } from 'kysely';
import type { Scope, Trx } from '../../../platform/db.ts';
import '../facts/sending.tables.ts';

export type SendingCampaign = {
  id: string;
  status: CampaignStatus;
  settings: CampaignSettings;
  rounds: Round[];
  mailboxIds: string[];
};

export async function findSendingCampaign(
  trx: Trx,
  { workspaceId }: Scope,
  campaignId: string,
): Promise<SendingCampaign | undefined> {
  const { rows } = await sql<SendingCampaign>`select id, status, settings, rounds, array(
      select mailbox_id from campaign_mailboxes where campaign_id = c.id order by mailbox_id) as "mailboxIds"
    from campaigns c where id = ${campaignId} and workspace_id = ${workspaceId}`.execute(trx);
  return rows[0];
}

export type AssignedLead = { id: string; mailboxId: string; provider: Provider; wasMailed: boolean };

/** Everybody of the campaign who has a mailbox and was not stopped. */
export async function listAssigned(trx: Trx, campaignId: string): Promise<AssignedLead[]> {
  const { rows } = await sql<AssignedLead>`select l.id, l.mailbox_id as "mailboxId", r.provider,
      exists (select from send_ledger s where s.lead_id = l.id and s.state in ('taken', 'accepted')) as "wasMailed"
    from campaign_leads l join recipients r on r.id = l.recipient_id
    where l.campaign_id = ${campaignId} and l.mailbox_id is not null and l.stop is null and r.stop is null
    order by l.id`.execute(trx);
  return rows;
}

/** Whether a lead is written to by a mailbox that is not among these, or something planned is with one. */
export async function hasDisplaced(trx: Trx, campaignId: string, usable: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`select
    exists (select from campaign_leads where campaign_id = ${campaignId} and mailbox_id is not null
      and stop is null and not mailbox_id = any(${[...usable]}::uuid[]))
    or exists (select from send_ledger where campaign_id = ${campaignId} and open
      and not mailbox_id = any(${[...usable]}::uuid[])) as has`.execute(trx);
  return rows[0]?.has ?? false;
}

/** In order, as everybody does: nobody reserves from these meanwhile. */
export const lockQueues = (trx: Trx, mailboxIds: readonly string[]) =>
  trx
    .selectFrom('send_queues')
    .select('mailbox_id')
    .where('mailbox_id', '=', sql<string>`any(${[...mailboxIds]}::uuid[])`)
    .orderBy('mailbox_id')
    .forUpdate()
    .execute();

/** `waits`: it was held for want of a mailbox. */
export type MovableRow = { id: string; leadId: string; mailboxId: string; dueAt: Date; waits: boolean };

/** What is planned for these leads and reserved by no worker. */
export async function listMovable(trx: Trx, leadIds: readonly string[]): Promise<MovableRow[]> {
  const { rows } = await sql<MovableRow>`select id, lead_id as "leadId", mailbox_id as "mailboxId", due_at as "dueAt",
      due_at = 'infinity' and reason in ('noMailbox', 'noProviderMatch') as waits
    from send_ledger where lead_id = any(${[...leadIds]}::bigint[]) and open and state = 'planned'
    order by id`.execute(trx);
  return rows;
}

export async function moveLeads(trx: Trx, leads: readonly { id: string; mailboxId: string }[]): Promise<void> {
  await sql`update campaign_leads l set mailbox_id = u.mailbox_id
    from unnest(${leads.map(({ id }) => id)}::bigint[], ${leads.map(({ mailboxId }) => mailboxId)}::uuid[])
      as u (id, mailbox_id)
    where l.id = u.id`.execute(trx);
}

export type MovedRow = { id: string; mailboxId: string; messageId: string };

/** Nothing of these went out: each gets the Message-ID of its new sender. One that waited for a mailbox is due now. */
export async function moveRows(trx: Trx, rows: readonly MovedRow[], now: Date): Promise<void> {
  await sql`update send_ledger l set mailbox_id = u.mailbox_id, message_id = u.message_id,
      due_at = case when ${WAITS_FOR_MAILBOX} then ${now} else l.due_at end,
      reason = case when ${WAITS_FOR_MAILBOX} then '' else l.reason end
    from unnest(${rows.map(({ id }) => id)}::bigint[], ${rows.map(({ mailboxId }) => mailboxId)}::uuid[],
      ${rows.map(({ messageId }) => messageId)}::text[]) as u (id, mailbox_id, message_id)
    where l.id = u.id and l.state = 'planned'`.execute(trx);
}

const WAITS_FOR_MAILBOX = sql`l.due_at = 'infinity' and l.reason in ('noMailbox', 'noProviderMatch')`;

/** Nobody can send these until a mailbox is added. */
export const holdRows = async (trx: Trx, ids: readonly string[], reason: 'noMailbox' | 'noProviderMatch') => {
  await sql`update send_ledger set due_at = 'infinity', reason = ${reason}
    where id = any(${[...ids]}::bigint[]) and state = 'planned'
      and not (due_at = 'infinity' and reason in ('held', 'unverified', 'missingVariable'))`.execute(trx);
};
