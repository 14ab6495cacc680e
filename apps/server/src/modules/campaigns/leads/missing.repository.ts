import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import '../campaigns.tables.ts';

/** Leads that go on and have nothing of their own under one of the names, with the names. */
export async function listLackingOwn(
  db: Db,
  { workspaceId }: Scope,
  campaignId: string,
  names: readonly string[],
): Promise<{ id: string; email: string; names: string[] }[]> {
  const { rows } = await sql<{ id: string; email: string; names: string[] }>`
    select id, email, names from (
      select l.id, r.address as email, array(select n from unnest(${[...names]}::text[]) n
        where trim(coalesce(l.fields ->> n, '')) = '') as names
      from campaign_leads l join recipients r on r.id = l.recipient_id
      where l.campaign_id = ${campaignId} and l.workspace_id = ${workspaceId} and l.stop is null and r.stop is null) looked
    where names <> '{}' order by id`.execute(db);
  return rows;
}
