import type { Provider } from '@outrider/campaign-rules/campaign';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../facts/sending.tables.ts';

export type UnplannedLead = {
  leadId: string;
  recipientId: string;
  mailboxId: string | null;
  provider: Provider;
  /** Nothing goes to them before. */
  startsAt: Date | null;
};

/** Leads that go on and have no mail in the ledger yet, in the order they were added. */
export async function listUnplanned(
  db: Db | Trx,
  { workspaceId }: Scope,
  campaignId: string,
  { after, limit }: { after: string; limit: number },
): Promise<UnplannedLead[]> {
  const { rows } = await sql<UnplannedLead>`
    select l.id as "leadId", l.recipient_id as "recipientId", l.mailbox_id as "mailboxId", r.provider,
      l.starts_at as "startsAt"
    from campaign_leads l join recipients r on r.id = l.recipient_id
    where l.campaign_id = ${campaignId} and l.workspace_id = ${workspaceId} and l.id > ${after}
      and l.stop is null and r.stop is null and not exists (select from send_ledger s where s.lead_id = l.id)
    order by l.id limit ${limit}`.execute(db);
  return rows;
}

/** Of these, who is still to be planned; nobody is stopped until the end of the transaction. */
export async function shareUnplanned(trx: Trx, leads: readonly UnplannedLead[]): Promise<Set<string>> {
  await sql`select from recipients where id = any(${leads.map(({ recipientId }) => recipientId)}::bigint[])
    order by id for share`.execute(trx);
  const { rows } = await sql<{
    id: string;
  }>`select l.id from campaign_leads l join recipients r on r.id = l.recipient_id
    where l.id = any(${leads.map(({ leadId }) => leadId)}::bigint[]) and l.stop is null and r.stop is null
      and not exists (select from send_ledger s where s.lead_id = l.id)`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/** Whether it runs, and goes on running until the end of the transaction. */
export async function shareRunning(trx: Trx, { workspaceId }: Scope, campaignId: string): Promise<boolean> {
  const { rows } = await sql`select from campaigns where id = ${campaignId} and workspace_id = ${workspaceId}
    and status = 'progressing' for share`.execute(trx);
  return rows.length === 1;
}

export async function listCampaignMailboxes(
  db: Db | Trx,
  { workspaceId }: Scope,
  campaignId: string,
): Promise<string[]> {
  const rows = await db
    .selectFrom('campaign_mailboxes')
    .select('mailbox_id')
    .where('workspace_id', '=', workspaceId)
    .where('campaign_id', '=', campaignId)
    .orderBy('mailbox_id')
    .execute();
  return rows.map(({ mailbox_id: id }) => id);
}

/** How many mails each mailbox has before it, one for everybody it writes to. Those of canceled campaigns never go. */
export async function countWaiting(
  db: Db | Trx,
  { workspaceId }: Scope,
  mailboxIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; n: number }>`
    select s.mailbox_id as id, count(*)::int as n
    from send_ledger s join campaigns c on c.id = s.campaign_id and c.status <> 'cancel'
    where s.mailbox_id = any(${[...mailboxIds]}::uuid[]) and s.workspace_id = ${workspaceId} and s.open
    group by 1`.execute(db);
  return new Map(rows.map(({ id, n }) => [id, n]));
}

export async function setMailboxes(
  trx: Trx,
  { workspaceId }: Scope,
  leads: readonly { leadId: string; mailboxId: string }[],
): Promise<void> {
  await sql`update campaign_leads l set mailbox_id = w.mailbox_id
    from unnest(${leads.map(({ leadId }) => leadId)}::bigint[], ${leads.map(({ mailboxId }) => mailboxId)}::uuid[])
      as w (lead_id, mailbox_id)
    where l.id = w.lead_id and l.workspace_id = ${workspaceId}
      and l.mailbox_id is distinct from w.mailbox_id`.execute(trx);
}
