import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import './campaigns.tables.ts';

export async function countLeads(db: Db | Trx, { workspaceId }: Scope, campaignId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from campaign_leads
    where campaign_id = ${campaignId} and workspace_id = ${workspaceId}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** How many leads are not stopped, and how many of them are past each round. */
export async function countReached(
  db: Db,
  { workspaceId }: Scope,
  campaignId: string,
): Promise<{ waiting: number; reached: Map<number, number> }> {
  const { rows } = await sql<{ round: number | null; n: number }>`
    with waiting as (
      select l.id from campaign_leads l join recipients r on r.id = l.recipient_id
      where l.campaign_id = ${campaignId} and l.workspace_id = ${workspaceId} and l.stop is null and r.stop is null)
    select null::int as round, count(*)::int as n from waiting
    union all
    select s.round, count(*)::int from send_ledger s join waiting w on w.id = s.lead_id
    where s.campaign_id = ${campaignId} and not s.open group by s.round`.execute(db);
  const counts = new Map(rows.flatMap(({ round, n }) => (round === null ? [] : [[round, n] as const])));
  return { waiting: rows.find(({ round }) => round === null)?.n ?? 0, reached: counts };
}
