import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import { type Untracked, unseen } from '../../statistics/index.ts';
import '../../campaigns/index.ts';

export type PastCounts = {
  mails: number;
  seen: number;
  opened: number;
  clicked: number;
  replied: number;
  bounced: number;
  optedOut: number;
  away: number;
};

const NOTHING: PastCounts = { mails: 0, seen: 0, opened: 0, clicked: 0, replied: 0, bounced: 0, optedOut: 0, away: 0 };

/** What became of the last mails of each of these campaigns. `seen`: whose opens can be seen. */
export async function countPast(
  db: Db,
  { workspaceId }: Scope,
  ids: readonly string[],
  { untracked, before, mails }: { untracked: Untracked; before: Date; mails: number },
): Promise<PastCounts> {
  if (ids.length === 0) return NOTHING;
  const { rows } = await sql<PastCounts>`
    with mail as materialized (
      select s.* from unnest(${[...ids]}::uuid[]) c (id) cross join lateral (
        select s.id, s.campaign_id, s.round, s.variant, s.opens, s.clicks, s.unseen, 0 as unknown_opens, s.replied_at,
          s.bounced_at, s.state
        from send_ledger s
        where s.campaign_id = c.id and s.workspace_id = ${workspaceId} and s.state in ('accepted', 'rejected')
          and s.settled_at < ${before}
        order by s.settled_at desc limit ${mails}) s),
    event as (select e.kind, count(distinct e.ledger_id)::int as mails from campaign_events e join mail on mail.id = e.ledger_id
      where e.kind in ('optedOut', 'outOfOffice') and e.workspace_id = ${workspaceId} group by e.kind)
    select count(*)::int as mails, count(*) filter (where not ${unseen(untracked)})::int as seen,
      count(*) filter (where s.opens > 0 and not ${unseen(untracked)})::int as opened,
      count(*) filter (where s.clicks > 0)::int as clicked,
      count(*) filter (where s.replied_at is not null)::int as replied,
      count(*) filter (where s.bounced_at is not null or s.state = 'rejected')::int as bounced,
      coalesce((select mails from event where kind = 'optedOut'), 0) as "optedOut",
      coalesce((select mails from event where kind = 'outOfOffice'), 0) as away
    from mail s`.execute(db);
  return rows[0] ?? NOTHING;
}
