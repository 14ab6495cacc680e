import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import { hasValue, LEADS_WITH_CONTACTS } from './lead-value.repository.ts';
import '../record/leads.tables.ts';

/** Leads that go on and have nothing under one of the names, neither of their own nor of the contact; with the names. */
export async function listLacking(
  db: Db,
  { workspaceId }: Scope,
  campaignId: string,
  names: readonly string[],
): Promise<{ id: string; names: string[] }[]> {
  if (names.length === 0) return [];
  const isLacking = names.map((name) => sql`not ${hasValue(name)}`);
  const lacks = names.map((name) => sql`case when not ${hasValue(name)} then ${name}::text end`);
  const { rows } = await sql<{ id: string; names: string[] }>`
    select l.id, array_remove(array[${sql.join(lacks)}], null) as names from ${LEADS_WITH_CONTACTS}
    where l.campaign_id = ${campaignId} and l.workspace_id = ${workspaceId} and l.stop is null and r.stop is null
      and (${sql.join(isLacking, sql` or `)})
    order by l.id`.execute(db);
  return rows;
}
