import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import { type Untracked, unseen } from './mails.repository.ts';
import '../../campaigns/index.ts';

type Wanted = {
  campaigns: number;
  /** A campaign with fewer mails says nothing. */
  mails: number;
  /** A recipient who got a mail later than that may still open it. */
  before: Date;
};

/** The campaigns that were launched last, but for one. */
export async function listLastCampaigns(
  db: Db,
  { workspaceId }: Scope,
  but: string,
  { campaigns, mails, before }: Wanted,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select c.id from campaigns c
    where c.workspace_id = ${workspaceId} and c.id <> ${but} and c.launched_at is not null and c.deleted_at is null
      and (select count(*) from (select from send_ledger s where s.campaign_id = c.id and s.state = 'accepted'
        and s.settled_at < ${before} limit ${mails}) went) = ${mails}
    order by c.launched_at desc limit ${campaigns}`.execute(db);
  return rows.map(({ id }) => id);
}

export type MailCounts = {
  mails: number;
  seen: number;
  opened: number;
  /** Of mails whose links are led through our address. */
  linked: number;
  clicked: number;
  stopped: number;
};

/** Of the last mails of each of these: whose opens can be seen, which were opened or clicked in, and after which nobody got another. */
export async function countUsual(
  db: Db,
  { workspaceId }: Scope,
  ids: readonly string[],
  { untracked, before, mails }: { untracked: Untracked; before: Date; mails: number },
): Promise<MailCounts> {
  const { rows } = await sql<MailCounts>`
    with mail as materialized (
      select s.* from (select id, (settings -> 'tracking' ->> 'clicks')::boolean as tracks_clicks from campaigns
        where id = any(${[...ids]}::uuid[])) c cross join lateral (
        select s.campaign_id, s.round, s.variant, s.lead_id, s.recipient_id, s.opens, s.clicks, s.unseen,
          0 as unknown_opens, c.tracks_clicks and not s.unseen as linked
        from send_ledger s
        where s.campaign_id = c.id and s.workspace_id = ${workspaceId} and s.state = 'accepted' and s.settled_at < ${before}
        order by s.settled_at desc limit ${mails}) s)
    select count(*)::int as mails, count(*) filter (where not ${unseen(untracked)})::int as seen,
      count(*) filter (where s.opens > 0 and not ${unseen(untracked)})::int as opened,
      count(*) filter (where s.linked)::int as linked, count(*) filter (where s.linked and s.clicks > 0)::int as clicked,
      count(*) filter (where coalesce(l.stop, r.stop) <> 'stoppedByHand' and not exists (
        select from send_ledger n where n.lead_id = s.lead_id and n.round > s.round and n.state = 'accepted'))::int as stopped
    from mail s join campaign_leads l on l.id = s.lead_id join recipients r on r.id = s.recipient_id`.execute(db);
  return rows[0] ?? { mails: 0, seen: 0, opened: 0, linked: 0, clicked: 0, stopped: 0 };
}
