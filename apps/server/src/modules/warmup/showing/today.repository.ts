import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import '../warmup.tables.ts';

type WarmupInHour = { mailboxId: string; hour: Date; sent: number; toCome: number };

/** Warm-up mails of each mailbox's own day by the hour of `zone`: those that left, and those that have a slot still. */
export async function listWarmupToday(
  db: Db,
  { workspaceId }: Scope,
  { now, zone }: { now: Date; zone: string },
): Promise<WarmupInHour[]> {
  const today = sql`(${now}::timestamptz at time zone m.time_zone)::date`;
  const { rows } = await sql<WarmupInHour>`
    select m.id as "mailboxId", date_trunc('hour', w.at, ${zone}) as hour, sum(w.sent)::int as sent,
      sum(1 - w.sent)::int as "toCome"
    from mailboxes m cross join lateral (
      select sent_at as at, 1 as sent from warmup_mails
      where mailbox_id = m.id and sent_day = ${today} and state = 'sent'
      union all
      select greatest(planned_at, ${now}::timestamptz), 0 from warmup_mails
      where mailbox_id = m.id and day = ${today} and state = 'planned') w
    where m.workspace_id = ${workspaceId}
    group by 1, 2`.execute(db);
  return rows;
}
