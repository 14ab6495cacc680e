import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../record/leads.tables.ts';

/** Of all workspaces, as their maintenance acts in each source's own. */
export type LiveSource = { sourceId: string; campaignId: string; workspaceId: string; wanted: unknown };

/** Filters whose moment to look has come, of campaigns that are not over. */
export async function listLiveSources(db: Db, at: Date): Promise<LiveSource[]> {
  const { rows } = await sql<LiveSource>`select s.id as "sourceId", s.campaign_id as "campaignId",
      s.workspace_id as "workspaceId", s.wanted
    from campaign_sources s join campaigns c on c.id = s.campaign_id
    where s.is_live and s.kind <> 'agent' and s.look_at <= ${at} and s.state = 'done'
      and c.status in ('new', 'progressing', 'suspend') and c.deleted_at is null
    order by s.look_at`.execute(db);
  return rows;
}

export async function lookAgainAt(db: Db, { workspaceId }: Scope, sourceId: string, at: Date): Promise<void> {
  await db
    .updateTable('campaign_sources')
    .set({ look_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', sourceId)
    .execute();
}

/** From the beginning, for those it has not met. False when nobody wants that any more, or another worker is at it. */
export async function beginAgain(trx: Trx, { workspaceId }: Scope, sourceId: string, at: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`update campaign_sources set state = 'adding', place = '', moved_at = ${at}
    where workspace_id = ${workspaceId} and id = ${sourceId} and is_live and state = 'done'`.execute(trx);
  return numAffectedRows === 1n;
}

export async function setLive(
  trx: Trx,
  { workspaceId }: Scope,
  sourceId: string,
  { isLive, at }: { isLive: boolean; at: Date },
): Promise<void> {
  await trx
    .updateTable('campaign_sources')
    .set({ is_live: isLive, look_at: at })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', sourceId)
    .execute();
}

/** In all workspaces: nobody has moved these on since, and nobody will, as the queue gave them up. */
export async function failStalled(db: Db, since: Date): Promise<void> {
  await sql`update campaign_sources set state = 'failed', trouble = 'brokeOff'
    where state = 'adding' and moved_at < ${since}`.execute(db);
}

/** Filters name lists and tags by their ids, which stand nowhere else. */
const namesLabel = (labelId: string) => sql<boolean>`strpos(s.wanted::text, ${labelId}) > 0`;

/** Campaigns that are not over and take contacts as they get a list or a tag, by name. */
export async function listCampaignNamesByLabel(db: Db, { workspaceId }: Scope, labelId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select distinct c.name from campaign_sources s
    join campaigns c on c.id = s.campaign_id
    where s.workspace_id = ${workspaceId} and s.is_live and ${namesLabel(labelId)}
      and c.status in ('new', 'progressing', 'suspend') and c.deleted_at is null order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

/** A filter without its list or tag asks something else, so nobody joins by it any more. Those who are leads stay so. */
export async function endLiveByLabel(trx: Trx, { workspaceId }: Scope, labelId: string): Promise<void> {
  await sql`update campaign_sources s set is_live = false
    where s.workspace_id = ${workspaceId} and s.is_live and ${namesLabel(labelId)}`.execute(trx);
}
