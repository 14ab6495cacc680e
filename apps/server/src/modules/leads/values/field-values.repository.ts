import type { Round } from '@outrider/campaign-rules/campaign';
import type { FieldValues } from '@outrider/campaign-rules/judge-field';
import { type RawBuilder, sql } from 'kysely';
import { type Db, numberList, type Scope, type Trx } from '../../../platform/db.ts';
import { leadValue } from './lead-value.repository.ts';
import '../record/leads.tables.ts';

/** Fields that conditions of these rounds ask about, each once. */
export const fieldsAskedIn = (rounds: readonly Pick<Round, 'condition' | 'field'>[]): string[] => [
  ...new Set(rounds.flatMap(({ condition, field }) => (condition === 'field' && field ? field.name : []))),
];

/** Leads with their contact; a lead known by another address since a merge is the same person. */
const LEADS_WITH_PEOPLE = sql`campaign_leads l join recipients r on r.id = l.recipient_id
  left join lateral (
    (select * from contacts own where own.workspace_id = l.workspace_id and own.email = r.address)
    union all
    (select kept.* from contact_addresses a join contacts kept on kept.id = a.contact_id
      where a.workspace_id = l.workspace_id and a.address = r.address)
    limit 1) c on true`;

/** The fields the caller asks about, as one object. */
const valuesOf = (names: readonly string[]): RawBuilder<FieldValues> =>
  sql`json_build_object(${sql.join(
    names.flatMap((name) => [
      sql`${name}::text`,
      name === 'email' ? sql`r.address` : sql`coalesce(${leadValue(name)}, '')`,
    ]),
  )})`;

/** What fields say of these leads at this moment: a value of the campaign's own goes before the contact's. */
export async function listFieldValues(
  db: Db | Trx,
  { workspaceId }: Scope,
  leadIds: readonly string[],
  names: readonly string[],
): Promise<Map<string, FieldValues>> {
  if (leadIds.length === 0 || names.length === 0) return new Map();
  const { rows } = await sql<{ id: string; values: FieldValues }>`
    select l.id, ${valuesOf(names)} as values from ${LEADS_WITH_PEOPLE}
    where l.workspace_id = ${workspaceId} and l.id = any(${numberList(leadIds)}::bigint[])`.execute(db);
  return new Map(rows.map(({ id, values }) => [id, values]));
}

/** The same of everybody in these campaigns, by number. */
export async function readFieldValues(
  db: Db,
  { workspaceId }: Scope,
  campaignIds: readonly string[],
  names: readonly string[],
): Promise<Map<number, FieldValues>> {
  if (campaignIds.length === 0 || names.length === 0) return new Map();
  const { rows } = await sql<{ ids: number[] | null; values: FieldValues[] | null }>`
    select json_agg(l.id order by l.id) as ids, json_agg(${valuesOf(names)} order by l.id) as values
    from ${LEADS_WITH_PEOPLE}
    where l.workspace_id = ${workspaceId} and l.campaign_id = any(${[...campaignIds]}::uuid[])`.execute(db);
  const { ids, values } = rows[0] ?? { ids: null, values: null };
  return new Map((ids ?? []).map((id, place) => [id, values?.[place] ?? {}]));
}
