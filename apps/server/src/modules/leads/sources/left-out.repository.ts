import { LEFT_OUT_WHYS } from '@outrider/contract/campaigns/leads';
import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import '../record/leads.tables.ts';

export type LeftOutRow = {
  id: string;
  email: string;
  why: (typeof LEFT_OUT_WHYS)[number];
  about: string;
  source: string;
};

/** Of a whole campaign, or of one of its sources. */
type Whose = { campaignId: string; sourceId: string | undefined };

const isTheirs = ({ workspaceId }: Scope, { campaignId, sourceId }: Whose) =>
  sql<boolean>`o.campaign_id = ${campaignId} and o.workspace_id = ${workspaceId}
    and (${sourceId ?? null}::uuid is null or o.source_id = ${sourceId ?? null})`;

export async function listLeftOutRows(
  db: Db,
  scope: Scope,
  whose: Whose,
  { after, limit }: { after: string; limit: number },
): Promise<LeftOutRow[]> {
  const { rows } = await sql<LeftOutRow>`
    select o.id, o.email, o.why, o.about, s.name as source
    from campaign_left_out o join campaign_sources s on s.id = o.source_id
    where ${isTheirs(scope, whose)} and o.id > ${after}
    order by o.id limit ${limit}`.execute(db);
  return rows;
}

export async function countLeftOut(db: Db, scope: Scope, whose: Whose): Promise<Record<LeftOutRow['why'], number>> {
  const { rows } = await sql<{ why: LeftOutRow['why']; n: number }>`
    select o.why, count(*)::int as n from campaign_left_out o where ${isTheirs(scope, whose)} group by 1`.execute(db);
  const counts = Object.fromEntries(LEFT_OUT_WHYS.map((why) => [why, 0])) as Record<LeftOutRow['why'], number>;
  for (const { why, n } of rows) counts[why] = n;
  return counts;
}
