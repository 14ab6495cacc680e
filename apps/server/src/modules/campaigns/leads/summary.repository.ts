import type { Provider } from '@outrider/campaign-rules/campaign';
import { STANDARD_FIELDS } from '@outrider/contract/contacts/contact';
import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import '../campaigns.tables.ts';
import { LEADS_WITH_CONTACTS, leadValue } from './lead-value.repository.ts';

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

export type FilledField = { name: string; filled: number; example: string };

/** Fields every contact has that some lead has a value in, of its own or the contact's; with one of the values. */
export async function countStandardFields(db: Db, { workspaceId }: Scope, campaignId: string): Promise<FilledField[]> {
  const counts = STANDARD_FIELDS.map((name) => {
    const value = leadValue(name);
    return sql`json_build_object('name', ${name}::text, 'filled', count(${value}), 'example', min(${value} collate "C"))`;
  });
  const { rows } = await sql<{ fields: (Omit<FilledField, 'example'> & { example: string | null })[] }>`
    select json_build_array(${sql.join(counts)}) as fields from ${LEADS_WITH_CONTACTS}
    where l.campaign_id = ${campaignId} and l.workspace_id = ${workspaceId}`.execute(db);
  return (rows[0]?.fields ?? []).flatMap(({ example, ...field }) => (example === null ? [] : { ...field, example }));
}

/** The same of all other fields, whatever they are called. */
export async function countOtherFields(db: Db, { workspaceId }: Scope, campaignId: string): Promise<FilledField[]> {
  const { rows } = await sql<FilledField>`
    select f.key as name, count(*)::int as filled, min(f.value collate "C") as example
    from ${LEADS_WITH_CONTACTS} cross join lateral jsonb_each_text(coalesce(c.fields, '{}') || l.fields) f
    where l.campaign_id = ${campaignId} and l.workspace_id = ${workspaceId}
      and f.value <> '' and f.key <> all(${['email', ...STANDARD_FIELDS]}::text[])
    group by f.key`.execute(db);
  return rows;
}

/** The first leads with their own values. */
export async function listFirstLeads(
  db: Db,
  { workspaceId }: Scope,
  campaignId: string,
  limit: number,
): Promise<{ email: string; fields: Record<string, string> }[]> {
  const { rows } = await sql<{ email: string; fields: Record<string, string> }>`
    select r.address as email, l.fields from campaign_leads l join recipients r on r.id = l.recipient_id
    where l.campaign_id = ${campaignId} and l.workspace_id = ${workspaceId} order by l.id limit ${limit}`.execute(db);
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
