import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import './delivery.tables.ts';

const LONGEST_DAY_MS = 27 * 3_600_000;

type SentInHour = { mailboxId: string; hour: Date; mails: number };

/** Mails written by hand that left since the midnight of each mailbox, by the hour of `zone`. */
export async function listComposedToday(
  db: Db,
  { workspaceId }: Scope,
  { now, zone }: { now: Date; zone: string },
): Promise<SentInHour[]> {
  const since = new Date(now.getTime() - LONGEST_DAY_MS);
  const { rows } = await sql<SentInHour>`
    select m.id as "mailboxId", date_trunc('hour', s.settled_at, ${zone}) as hour, count(*)::int as mails
    from mailboxes m join deliveries d on d.mailbox_id = m.id and (d.ended_at is null or d.ended_at >= ${since})
    join send_ledger s on s.owner_id = d.id and s.owner_kind = 'compose' and s.state = 'accepted'
      and (s.settled_at at time zone m.time_zone)::date = (${now}::timestamptz at time zone m.time_zone)::date
    where m.workspace_id = ${workspaceId} and d.workspace_id = ${workspaceId} and s.workspace_id = ${workspaceId}
    group by 1, 2`.execute(db);
  return rows;
}
