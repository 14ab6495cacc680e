import type { CampaignStatus, Provider } from '@outrider/campaign-rules/campaign';
import type { LEFT_OUT_WHYS } from '@outrider/contract/campaigns/leads';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../record/leads.tables.ts';

export type KnownRecipient = {
  email: string;
  stop: string | null;
  provider: Provider;
  /** In this campaign already. */
  isLead: boolean;
  /** A campaign that runs and still writes to them. */
  otherCampaign: string | null;
};

/** Which of these addresses the workspace has written to, or wants to. */
export async function listKnown(
  db: Db,
  { workspaceId }: Scope,
  campaignId: string,
  emails: readonly string[],
): Promise<Map<string, KnownRecipient>> {
  const { rows } = await sql<KnownRecipient>`
    select r.address as email, r.stop, r.provider,
      exists (select from campaign_leads l where l.campaign_id = ${campaignId} and l.recipient_id = r.id) as "isLead",
      (select c.name from campaign_leads l join campaigns c on c.id = l.campaign_id
        where l.recipient_id = r.id and l.stop is null and c.id <> ${campaignId} and c.status = 'progressing'
          and (exists (select from send_ledger s where s.lead_id = l.id and s.open)
            or not exists (select from send_ledger s where s.lead_id = l.id))
        limit 1) as "otherCampaign"
    from recipients r where r.workspace_id = ${workspaceId} and r.address = any(${[...emails]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.email, row]));
}

/** Whose mailboxes domains have, as far as others of them have been met. */
export async function listDomainProviders(
  db: Db,
  { workspaceId }: Scope,
  domains: readonly string[],
): Promise<Map<string, Provider>> {
  const { rows } = await sql<{ domain: string; provider: Provider }>`
    select distinct on (domain) domain, provider from recipients
    where workspace_id = ${workspaceId} and domain = any(${[...domains]}::text[]) and provider <> 'other'
    order by domain`.execute(db);
  return new Map(rows.map(({ domain, provider }) => [domain, provider]));
}

/**
 * How the campaign stands, and stays until the end of the transaction. One that is done goes on when a lead is added,
 * but not by itself: it is launched again.
 */
export async function shareOrReopen(
  trx: Trx,
  { workspaceId }: Scope,
  campaignId: string,
  { reopens }: { reopens: boolean },
): Promise<CampaignStatus | undefined> {
  if (reopens) {
    const { rows: reopened } = await sql<{ status: CampaignStatus }>`update campaigns
      set status = 'suspend', ended_at = null, ended_by = ''
      where id = ${campaignId} and workspace_id = ${workspaceId} and status = 'finished' returning status`.execute(trx);
    if (reopened[0]) return reopened[0].status;
  }
  const { rows } = await sql<{ status: CampaignStatus }>`select status from campaigns
    where id = ${campaignId} and workspace_id = ${workspaceId} for share`.execute(trx);
  return rows[0]?.status;
}

export async function findCampaignName(db: Db, { workspaceId }: Scope, campaignId: string): Promise<string> {
  const row = await db
    .selectFrom('campaigns')
    .select('name')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', campaignId)
    .executeTakeFirst();
  return row?.name ?? '';
}

export type NewLead = {
  email: string;
  fields: Readonly<Record<string, string>>;
  category: string;
  provider: Provider;
  isFreeMail: boolean;
};

/** `startsAt`: nothing goes to them before. */
type Adding = { campaignId: string; sourceId: string | null; at: Date; startsAt?: Date | null };

/** Puts people into a campaign; gives the addresses that were new to it. */
export async function insertLeads(
  trx: Trx,
  { workspaceId }: Scope,
  leads: readonly NewLead[],
  { campaignId, sourceId, at, startsAt = null }: Adding,
): Promise<Set<string>> {
  if (leads.length === 0) return new Set();
  const emails = leads.map(({ email }) => email);
  // Those who are known stay as they are: changing them would take locks in another order than the sender does.
  await sql`insert into recipients (workspace_id, address, provider, is_free_mail)
    select ${workspaceId}, * from unnest(${emails}::text[], ${leads.map(({ provider }) => provider)}::text[],
      ${leads.map(({ isFreeMail }) => isFreeMail)}::boolean[])
    on conflict (workspace_id, address) do nothing`.execute(trx);
  const { rows } = await sql<{ email: string }>`
    with added as (
      insert into campaign_leads (workspace_id, campaign_id, recipient_id, fields, category, source_id, added_at, starts_at)
      select ${workspaceId}, ${campaignId}, r.id, w.fields::jsonb, w.category, ${sourceId}, ${at}, ${startsAt}
      from unnest(${emails}::text[], ${leads.map(({ fields }) => JSON.stringify(fields))}::text[],
        ${leads.map(({ category }) => category)}::text[]) as w (email, fields, category)
      join recipients r on r.workspace_id = ${workspaceId} and r.address = w.email
      order by r.id
      on conflict (campaign_id, recipient_id) do nothing
      returning recipient_id)
    select r.address as email from added join recipients r on r.id = added.recipient_id`.execute(trx);
  return new Set(rows.map(({ email }) => email));
}

export async function findLeadId(
  trx: Trx,
  { workspaceId }: Scope,
  campaignId: string,
  email: string,
): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string;
  }>`select l.id from campaign_leads l join recipients r on r.id = l.recipient_id
    where l.campaign_id = ${campaignId} and l.workspace_id = ${workspaceId} and r.address = ${email}`.execute(trx);
  return rows[0]?.id;
}

export type LeftOut = { email: string; why: (typeof LEFT_OUT_WHYS)[number]; about: string };

export async function insertLeftOut(
  trx: Trx,
  { workspaceId }: Scope,
  rows: readonly LeftOut[],
  { campaignId, sourceId }: { campaignId: string; sourceId: string },
): Promise<void> {
  if (rows.length === 0) return;
  await sql`insert into campaign_left_out (workspace_id, campaign_id, source_id, email, why, about)
    select ${workspaceId}, ${campaignId}, ${sourceId}, * from unnest(${rows.map(({ email }) => email)}::text[],
      ${rows.map(({ why }) => why)}::text[], ${rows.map(({ about }) => about)}::text[])`.execute(trx);
}
