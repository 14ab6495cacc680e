import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import '../../campaigns/index.ts';

/** No clock on earth is further than this from another, and none changes by more. */
const LONGEST_DAY_MS = 27 * 3_600_000;

export type SentInHour = { mailboxId: string; hour: Date; mails: number };

/** What campaigns sent since the midnight of each mailbox, by the hour of `zone`. */
export async function listSentToday(
  db: Db,
  { workspaceId }: Scope,
  { now, zone }: { now: Date; zone: string },
): Promise<SentInHour[]> {
  const { rows } = await sql<SentInHour>`
    select m.id as "mailboxId", date_trunc('hour', s.settled_at, ${zone}) as hour, count(*)::int as mails
    from campaigns c join send_ledger s on s.campaign_id = c.id and s.state = 'accepted'
      and s.settled_at >= ${new Date(now.getTime() - LONGEST_DAY_MS)}
    join mailboxes m on m.id = s.mailbox_id
      and (s.settled_at at time zone m.time_zone)::date = (${now}::timestamptz at time zone m.time_zone)::date
    where c.workspace_id = ${workspaceId} and s.workspace_id = ${workspaceId} and m.workspace_id = ${workspaceId}
    group by 1, 2`.execute(db);
  return rows;
}
