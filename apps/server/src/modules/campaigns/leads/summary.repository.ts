import type { Provider } from '@outrider/campaign-rules/campaign';
import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import '../campaigns.tables.ts';

export type LeadCounts = { leads: number; companies: number; colleagues: number };

/** Free-mail domains are no company. */
export async function countCompanies(db: Db, { workspaceId }: Scope, campaignId: string): Promise<LeadCounts> {
  const { rows } = await sql<LeadCounts>`
    select coalesce(sum(n), 0)::int as leads, count(*) filter (where not is_free_mail)::int as companies,
      coalesce(sum(n) filter (where not is_free_mail and n > 1), 0)::int as colleagues
    from (select r.domain, r.is_free_mail, count(*) as n
      from campaign_leads l join recipients r on r.id = l.recipient_id
      where l.campaign_id = ${campaignId} and l.workspace_id = ${workspaceId} group by 1, 2) at`.execute(db);
  return rows[0] ?? { leads: 0, companies: 0, colleagues: 0 };
}

export async function countKinds(
  db: Db,
  { workspaceId }: Scope,
  campaignId: string,
): Promise<{ category: string; provider: Provider; n: number }[]> {
  const { rows } = await sql<{ category: string; provider: Provider; n: number }>`
    select l.category, r.provider, count(*)::int as n
    from campaign_leads l join recipients r on r.id = l.recipient_id
    where l.campaign_id = ${campaignId} and l.workspace_id = ${workspaceId} group by 1, 2`.execute(db);
  return rows;
}

export async function listLeadValues(
  db: Db,
  { workspaceId }: Scope,
  campaignId: string,
  { after, limit }: { after: string; limit: number },
): Promise<{ id: string; email: string; fields: Record<string, string> }[]> {
  const { rows } = await sql<{ id: string; email: string; fields: Record<string, string> }>`
    select l.id, r.address as email, l.fields from campaign_leads l join recipients r on r.id = l.recipient_id
    where l.campaign_id = ${campaignId} and l.workspace_id = ${workspaceId} and l.id > ${after}
    order by l.id limit ${limit}`.execute(db);
  return rows;
}

/** Addresses of leads that go on and are in one of the categories. */
export async function listAddressesIn(
  db: Db,
  { workspaceId }: Scope,
  campaignId: string,
  categories: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select r.address as email from campaign_leads l join recipients r on r.id = l.recipient_id
    where l.campaign_id = ${campaignId} and l.workspace_id = ${workspaceId} and l.stop is null and r.stop is null
      and l.category = any(${[...categories]}::text[])
    order by l.id`.execute(db);
  return rows.map(({ email }) => email);
}
