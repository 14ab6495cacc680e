import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import { BOUNCED, DELIVERED, WENT } from './mails.repository.ts';
import '../../campaigns/index.ts';

type OverviewCounts = { sentToday: number; delivered: number; sent: number; bounced: number };

type Since = { today: Date; week: Date; month: Date };

/** Of all campaigns of the workspace, by the moment their mails went out. */
export async function countOverview(db: Db, { workspaceId }: Scope, since: Since): Promise<OverviewCounts> {
  const { rows } = await sql<OverviewCounts>`
    select count(*) filter (where s.settled_at >= ${since.today} and s.state = 'accepted')::int as "sentToday",
      count(*) filter (where s.settled_at >= ${since.week} and ${DELIVERED})::int as delivered,
      count(*)::int as sent, count(*) filter (where ${BOUNCED})::int as bounced
    from campaigns c join send_ledger s on s.campaign_id = c.id and s.settled_at >= ${since.month} and ${WENT}
    where c.workspace_id = ${workspaceId} and s.workspace_id = ${workspaceId}`.execute(db);
  return rows[0] ?? { sentToday: 0, delivered: 0, sent: 0, bounced: 0 };
}

type RepliesLately = { day: string; replies: number; interested: number };

/** People's answers by day of `zone`; each mail answered counts once. */
export async function listRepliesLately(
  db: Db,
  { workspaceId }: Scope,
  { since, zone }: { since: Date; zone: string },
): Promise<RepliesLately[]> {
  const { rows } = await sql<RepliesLately>`
    select (at at time zone ${zone})::date::text as day, count(*)::int as replies,
      count(*) filter (where label = 'interested')::int as interested
    from (select distinct on (a.ledger_id) a.ledger_id, a.at, a.label from campaigns c
      join campaign_replies a on a.campaign_id = c.id and a.at >= ${since} and a.kind = 'human'
      where c.workspace_id = ${workspaceId} and a.workspace_id = ${workspaceId} order by a.ledger_id, a.at desc) answered
    group by 1 order by 1`.execute(db);
  return rows;
}

/** The newest answer of everybody who is interested: of late, or in one campaign. */
export async function listInterested(
  db: Db,
  { workspaceId }: Scope,
  which: { since: Date } | { campaignId: string },
): Promise<string[]> {
  const rows = await db
    .selectFrom('campaign_replies as a')
    .innerJoin('campaigns as c', 'c.id', 'a.campaign_id')
    .select('a.message_id as id')
    .distinctOn('a.lead_id')
    .where('c.workspace_id', '=', workspaceId)
    .where('a.workspace_id', '=', workspaceId)
    .where('a.label', '=', 'interested')
    .where((row) => ('since' in which ? row('a.at', '>=', which.since) : row('c.id', '=', which.campaignId)))
    .orderBy('a.lead_id')
    .orderBy('a.at', 'desc')
    .execute();
  return rows.map(({ id }) => id);
}

/** Campaigns that are meant to send and were stopped. */
export async function countTroubled(db: Db, { workspaceId }: Scope): Promise<number> {
  const { count } = await db
    .selectFrom('campaigns')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('workspace_id', '=', workspaceId)
    .where('deleted_at', 'is', null)
    .where('status', '=', 'suspend')
    .where('trouble', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}
