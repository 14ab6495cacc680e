import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import type { LeadsDeps } from '../record/leads-deps.ts';
import { insertWaitingRows, reopenSource } from './sources.repository.ts';
import type { SearchOfSource } from './wanted-leads.ts';
import './add-leads.payload.ts';

/** Of all workspaces: a search whose new people join a campaign by themselves. */
export type SearchSource = { sourceId: string; campaignId: string; workspaceId: string; search: SearchOfSource };

/** Of campaigns that are not over. */
export async function listSearchSources(db: Db): Promise<SearchSource[]> {
  const { rows } = await sql<SearchSource>`select s.id as "sourceId", s.campaign_id as "campaignId",
      s.workspace_id as "workspaceId", s.wanted -> 'search' as search
    from campaign_sources s join campaigns c on c.id = s.campaign_id
    where s.is_live and s.kind = 'agent' and s.wanted ? 'search'
      and c.status in ('new', 'progressing', 'suspend') and c.deleted_at is null
    order by s.at, s.id`.execute(db);
  return rows;
}

type Brought = { emails: readonly string[]; search: SearchOfSource };

/**
 * People a search found since it last brought any. They wait in the source, and are judged as those of any other: nobody
 * twice, nobody who may not be written to. False where another worker has brought them, or nobody wants them any more.
 */
export const bringFound = (
  { db, jobs, now }: Pick<LeadsDeps, 'db' | 'jobs' | 'now'>,
  { workspaceId, sourceId, campaignId, search: before }: SearchSource,
  { emails, search }: Brought,
): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    const scope: Scope = { workspaceId };
    const { numAffectedRows } = await sql`update campaign_sources
      set wanted = jsonb_set(wanted, '{search}', ${JSON.stringify(search)}::jsonb)
      where workspace_id = ${workspaceId} and id = ${sourceId} and is_live
        and (wanted -> 'search' ->> 'after')::int = ${before.after}`.execute(trx);
    if (numAffectedRows !== 1n) return false;
    if (emails.length === 0) return true;
    await reopenSource(trx, scope, sourceId, now());
    await insertWaitingRows(
      trx,
      scope,
      sourceId,
      emails.map((email) => ({ email, fields: {} })),
    );
    await jobs.enqueue(trx, 'campaigns.add-leads', { workspaceId, campaignId, sourceId });
    return true;
  });

/** A search feeds a campaign once: choosing it anew ends what was before. */
export const endSearchSources = (
  db: Db,
  { workspaceId }: Scope,
  { campaignId, taskId }: { campaignId: string; taskId: string },
) =>
  sql`update campaign_sources set is_live = false where workspace_id = ${workspaceId} and campaign_id = ${campaignId}
    and is_live and wanted -> 'search' ->> 'taskId' = ${taskId}`.execute(db);
