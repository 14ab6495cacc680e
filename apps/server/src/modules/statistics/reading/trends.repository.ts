import type { TrendDay } from '@outrider/contract/dashboard';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import { BY_PERSON, DELIVERED, WENT } from './mails.repository.ts';
import '../../campaigns/index.ts';

/** Of one campaign or mailbox where that is said; deleted campaigns too, as their mails went out. */
export type Among = { campaignId?: string | undefined; mailboxId?: string | undefined };
export type Span = { from: Date; to: Date };

const ofWorkspace = ({ workspaceId }: Scope, { campaignId, mailboxId }: Among): RawBuilder<boolean> =>
  sql`c.workspace_id = ${workspaceId} and s.workspace_id = ${workspaceId}
    and ${campaignId === undefined ? sql`true` : sql`c.id = ${campaignId}`}
    and ${mailboxId === undefined ? sql`true` : sql`s.mailbox_id = ${mailboxId}`}`;

const within = (moment: RawBuilder<unknown>, { from, to }: Span) => sql`${moment} >= ${from} and ${moment} < ${to}`;

/** Days of `zone` on which something went out or came back, as the campaigns' own statistics count them. */
export async function listTrendDays(
  db: Db,
  scope: Scope,
  { among, span, zone }: { among: Among; span: Span; zone: string },
): Promise<TrendDay[]> {
  const dayOf = (moment: RawBuilder<unknown>) => sql`(${moment} at time zone ${zone})::date`;
  const mine = ofWorkspace(scope, among);
  const { rows } = await sql<TrendDay>`
    with happened as (
      select ${dayOf(sql`s.settled_at`)} as day, count(*) as sent, count(*) filter (where ${DELIVERED}) as delivered,
        count(*) filter (where ${BY_PERSON}) as opened, 0 as replies,
        count(*) filter (where s.state = 'rejected' and s.bounced_at is null) as bounced
      from campaigns c join send_ledger s on s.campaign_id = c.id and ${within(sql`s.settled_at`, span)} and ${WENT}
      where ${mine} group by 1
      union all
      select ${dayOf(sql`s.replied_at`)}, 0, 0, 0, count(*), 0
      from campaigns c join send_ledger s on s.campaign_id = c.id and ${within(sql`s.replied_at`, span)}
      where ${mine} group by 1
      union all
      select ${dayOf(sql`s.bounced_at`)}, 0, 0, 0, 0, count(*)
      from campaigns c join send_ledger s on s.campaign_id = c.id and ${within(sql`s.bounced_at`, span)}
      where ${mine} group by 1)
    select day::text as day, sum(sent)::int as sent, sum(delivered)::int as delivered, sum(opened)::int as opened,
      sum(replies)::int as replies, sum(bounced)::int as bounced
    from happened group by day order by day`.execute(db);
  return rows;
}

type SentOfCampaign = {
  campaignId: string;
  isDeleted: boolean;
  sent: number;
  delivered: number;
  replied: number;
  interested: number;
};

/** Of each campaign: the mails that went out in a span, and what became of them until now. */
export async function countByCampaign(
  db: Db,
  scope: Scope,
  { among, span }: { among: Among; span: Span },
): Promise<SentOfCampaign[]> {
  const { rows } = await sql<Omit<SentOfCampaign, 'interested'>>`
    select c.id as "campaignId", c.deleted_at is not null as "isDeleted", count(*)::int as sent,
      count(*) filter (where ${DELIVERED})::int as delivered,
      count(*) filter (where s.replied_at is not null)::int as replied
    from campaigns c join send_ledger s on s.campaign_id = c.id and ${within(sql`s.settled_at`, span)} and ${WENT}
    where ${ofWorkspace(scope, among)} group by c.id`.execute(db);
  const interested = await countInterested(db, scope, { among, span });
  const sent = new Map(rows.map((row) => [row.campaignId, row]));
  return [...new Set([...sent.keys(), ...interested.keys()])].map((campaignId) => ({
    ...(sent.get(campaignId) ?? { campaignId, isDeleted: false, sent: 0, delivered: 0, replied: 0 }),
    interested: interested.get(campaignId) ?? 0,
  }));
}

async function countInterested(
  db: Db,
  { workspaceId }: Scope,
  { among: { campaignId, mailboxId }, span }: { among: Among; span: Span },
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; people: number }>`
    select c.id, count(distinct a.lead_id)::int as people
    from campaigns c join campaign_replies a on a.campaign_id = c.id and ${within(sql`a.at`, span)}
      and a.label = 'interested'
    where c.workspace_id = ${workspaceId} and a.workspace_id = ${workspaceId}
      and ${campaignId === undefined ? sql`true` : sql`c.id = ${campaignId}`}
      and ${
        mailboxId === undefined
          ? sql`true`
          : sql`exists (select from send_ledger s
        where s.id = a.ledger_id and s.mailbox_id = ${mailboxId})`
      }
    group by c.id`.execute(db);
  return new Map(rows.map(({ id, people }) => [id, people]));
}
