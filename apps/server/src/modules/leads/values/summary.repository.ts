import { PROVIDERS } from '@outrider/campaign-rules/campaign';
import { STANDARD_FIELDS } from '@outrider/contract/contacts/contact';
import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import { hasValue, LEADS_WITH_CONTACTS, leadValue } from './lead-value.repository.ts';
import '../record/leads.tables.ts';

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

type Asked = { filled: readonly string[]; lacking: readonly string[]; categories?: readonly string[] };
type ValueCounts = Record<'filled' | 'lacking' | 'categories' | 'providers', Map<string, number>>;

/**
 * How many have something under each name, of their own or of the contact; how many of those who go on lack it; and where
 * the caller asks, how many are in each category and at each provider. All in one look, as looking is what takes long.
 */
export async function countValues(
  db: Db,
  { workspaceId }: Scope,
  campaignId: string,
  { filled, lacking, categories = [] }: Asked,
): Promise<ValueCounts> {
  const providers = categories.length > 0 ? PROVIDERS : [];
  const counts = [
    ...filled.map((name) => sql`count(*) filter (where ${hasValue(name)})`),
    ...lacking.map((name) => sql`count(*) filter (where l.stop is null and r.stop is null and not ${hasValue(name)})`),
    ...categories.map((category) => sql`count(*) filter (where l.category = ${category})`),
    ...providers.map((provider) => sql`count(*) filter (where r.provider = ${provider})`),
  ];
  const { rows } =
    counts.length === 0
      ? { rows: [] }
      : await sql<{ counts: number[] }>`
          select json_build_array(${sql.join(counts)}) as counts from ${LEADS_WITH_CONTACTS}
          where l.campaign_id = ${campaignId} and l.workspace_id = ${workspaceId}`.execute(db);
  const found = (rows[0]?.counts ?? []).values();
  const take = (names: readonly string[]) => new Map(names.map((name) => [name, found.next().value ?? 0]));
  return { filled: take(filled), lacking: take(lacking), categories: take(categories), providers: take(providers) };
}

export type FilledField = { name: string; filled: number };

/**
 * How many have something in a field that not every contact has, with any name. Counted by what the fields of a
 * person are called together: people of one file have the same ones. Of contacts, what leads have of their own is left out.
 */
export async function countOtherFields(db: Db, { workspaceId }: Scope, campaignId: string): Promise<FilledField[]> {
  const { rows } = await sql<FilledField>`
    select name, sum(n)::int as filled from (
      select names, count(*) as n from (
        select array(select jsonb_object_keys(l.fields)) as names from campaign_leads l
        where l.campaign_id = ${campaignId} and l.workspace_id = ${workspaceId}) own
      group by names
      union all
      select names, count(*) from (
        select array(select jsonb_object_keys(c.fields - array(select jsonb_object_keys(l.fields)))) as names
        from ${LEADS_WITH_CONTACTS}
        where l.campaign_id = ${campaignId} and l.workspace_id = ${workspaceId} and c.fields <> '{}') theirs
      group by names) each cross join lateral unnest(names) name
    where name <> all(${['email', ...STANDARD_FIELDS]}::text[])
    group by name order by name`.execute(db);
  return rows;
}

/** One of the values under each name. */
export async function findValues(
  db: Db,
  { workspaceId }: Scope,
  campaignId: string,
  names: readonly string[],
): Promise<Map<string, string>> {
  if (names.length === 0) return new Map();
  const values = names.map((name) => sql`min(${leadValue(name)} collate "C")`);
  const { rows } = await sql<{ values: (string | null)[] }>`
    select json_build_array(${sql.join(values)}) as values from ${LEADS_WITH_CONTACTS}
    where l.campaign_id = ${campaignId} and l.workspace_id = ${workspaceId}`.execute(db);
  return new Map(names.map((name, place) => [name, rows[0]?.values[place] ?? '']));
}

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
