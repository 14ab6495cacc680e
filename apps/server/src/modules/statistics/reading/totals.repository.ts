import type { CampaignTotals } from '@outrider/contract/campaigns/campaign';
import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import { rowVersionOf, versionOf } from '../../../platform/row-versions.ts';
import type { CampaignVersions } from '../../campaigns/index.ts';
import { BOUNCED, DELIVERED, type Untracked, unseen, WENT } from './mails.repository.ts';

export type PeopleCounts = Omit<CampaignTotals, 'opened' | 'progress'> & {
  id: string;
  person: number;
  machine: number;
  unknown: number;
  /** Rounds that are over, of all leads. */
  over: number;
};

/** With the versions of the rows that were counted. */
type Row = PeopleCounts & CampaignVersions;

/**
 * People of each campaign, by what became of their mails. In two steps: one line for each person first, so that nobody
 * is counted twice. Mails are found through their lead: right after a launch the planner knows nothing of the new rows, and
 * would compare every person with every mail.
 */
export async function countPeople(
  db: Db,
  { workspaceId }: Scope,
  campaigns: readonly { id: string; rounds: number }[],
  untracked: Untracked,
): Promise<Row[]> {
  const ids = campaigns.map(({ id }) => id);
  const { rows } = await sql<Row>`
    with mail as materialized (
      select l.id as lead_id, l.campaign_id, l.recipient_id, l.stop, count(*) filter (where ${WENT}) as sent,
        bool_or(${DELIVERED}) as delivered,
        bool_or(${DELIVERED} and s.opens > 0) as person, bool_or(${DELIVERED} and s.machine_opens > 0) as machine,
        bool_or(${DELIVERED} and ${unseen(untracked)}) as unknown, bool_or(s.clicks > 0) as clicked,
        bool_or(s.replied_at is not null) as replied, bool_or(s.auto_replied_at is not null) as auto_replied,
        bool_or(${BOUNCED}) as bounced, bool_or(s.complained_at is not null) as complained,
        count(*) filter (where s.state in ('accepted', 'rejected', 'failed', 'skipped')) as over,
        l.ctid, l.xmin, sum(${rowVersionOf('s')}) filter (where s.id is not null) as mails
      from campaign_leads l left join send_ledger s on s.lead_id = l.id
      where l.workspace_id = ${workspaceId} and l.campaign_id = any(${ids}::uuid[])
      group by l.id),
    campaign as (select * from unnest(${ids}::uuid[], ${campaigns.map(({ rounds }) => rounds)}::int[]) as c (id, rounds))
    select c.id, count(m.lead_id)::int as leads, coalesce(sum(m.sent), 0)::int as sent,
      count(*) filter (where m.sent > 0)::int as "sentTo", count(*) filter (where m.delivered)::int as delivered,
      count(*) filter (where m.person)::int as person,
      count(*) filter (where m.machine and not m.person)::int as machine,
      count(*) filter (where m.unknown and not m.person and not m.machine)::int as unknown,
      count(*) filter (where m.clicked)::int as clicked, count(*) filter (where m.replied)::int as replied,
      count(*) filter (where m.auto_replied)::int as "autoReplied", count(*) filter (where m.bounced)::int as bounced,
      count(*) filter (where m.complained)::int as complained,
      count(*) filter (where 'optedOut' in (m.stop, r.stop))::int as "optedOut",
      (select count(distinct a.lead_id)::int from campaign_replies a
        where a.campaign_id = c.id and a.label = 'interested') as interested,
      coalesce(sum(case when coalesce(m.stop, r.stop) is not null then c.rounds
        else least(c.rounds, m.over) end), 0)::int as over,
      coalesce(sum(${rowVersionOf('m', 'r')}) filter (where m.lead_id is not null), 0) as people,
      coalesce(sum(m.mails), 0) as mails,
      (select ${versionOf('a')} from campaign_replies a where a.campaign_id = c.id) as replies
    from campaign c left join mail m on m.campaign_id = c.id left join recipients r on r.id = m.recipient_id
    group by c.id`.execute(db);
  return rows;
}
