import type { CampaignStatus } from '@outrider/campaign-rules/campaign';
import { sql } from 'kysely';
import { type Db, runPlannedOnce, type Scope } from '../../../platform/db.ts';
import './campaigns.tables.ts';

/** A campaign without its mails. */
export type ListedCampaign = {
  id: string;
  name: string;
  status: CampaignStatus;
  /** What a guard-rail wrote down when it stopped it; null when none did. */
  trouble: unknown;
  /** Of its schedule. */
  startDay: string;
  zone: string;
  rounds: number;
  mailboxes: number;
  createdAt: Date;
  launchedAt: Date | null;
  endedAt: Date | null;
  endedBy: string;
};

type Filter = { search?: string; statuses?: readonly CampaignStatus[]; mailboxId?: string | null | undefined };

/** Those a filter leaves, newest first. */
export function listCampaignRows(
  db: Db,
  { workspaceId }: Scope,
  { search = '', statuses = [], mailboxId = null }: Filter,
): Promise<ListedCampaign[]> {
  // Of a draft the mailboxes are what the user chose; they are joined to it at its launch.
  const uses = sql`exists (select from campaign_mailboxes cm where cm.campaign_id = c.id and cm.mailbox_id = ${mailboxId})
    or c.settings -> 'senders' -> 'mailboxIds' ? ${mailboxId}::text`;
  const query = sql<ListedCampaign>`
    select c.id, c.name, c.status, c.trouble,
      c.settings -> 'schedule' ->> 'startDay' as "startDay", c.settings -> 'schedule' ->> 'zone' as zone,
      jsonb_array_length(c.rounds) as rounds,
      case when c.status = 'new' then jsonb_array_length(c.settings -> 'senders' -> 'mailboxIds')
        else (select count(*)::int from campaign_mailboxes cm where cm.campaign_id = c.id) end as mailboxes,
      c.created_at as "createdAt", c.launched_at as "launchedAt", c.ended_at as "endedAt", c.ended_by as "endedBy"
    from campaigns c
    where c.workspace_id = ${workspaceId} and c.deleted_at is null
      and (${search} = '' or position(lower(${search}) in lower(c.name)) > 0)
      and (${statuses.length} = 0 or c.status = any(${[...statuses]}::text[]))
      and (${mailboxId}::uuid is null or ${uses})
    order by c.created_at desc, c.id`;
  return runPlannedOnce(db, 'campaigns.list', query.compile(db));
}

export async function countByStatus(db: Db, { workspaceId }: Scope): Promise<Map<CampaignStatus, number>> {
  const query = sql<{ status: CampaignStatus; n: number }>`select status, count(*)::int as n from campaigns
    where workspace_id = ${workspaceId} and deleted_at is null group by 1`;
  const rows = await runPlannedOnce(db, 'campaigns.countByStatus', query.compile(db));
  return new Map(rows.map(({ status, n }) => [status, n]));
}

type DeletedRow = { campaignId: string; name: string; status: CampaignStatus; leads: number; deletedAt: Date };

export async function listDeletedRows(
  db: Db,
  { workspaceId }: Scope,
  since: Date,
  most: number,
): Promise<DeletedRow[]> {
  const { rows } = await sql<DeletedRow>`
    select c.id as "campaignId", c.name, c.status, c.deleted_at as "deletedAt",
      (select count(*)::int from campaign_leads l where l.campaign_id = c.id and l.workspace_id = c.workspace_id) as leads
    from campaigns c where c.workspace_id = ${workspaceId} and c.deleted_at > ${since}
    order by c.deleted_at desc, c.id limit ${most}`.execute(db);
  return rows;
}
