import type { Quota } from '@outrider/contract/user';
import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import type { QuotaAccount } from '../billing.tables.ts';

type Days = { zone: string; from: string; to: string };

const within = ({ zone, from, to }: Days) => sql`at >= ${from}::date::timestamp at time zone ${zone}
  and at < (${to}::date + 1)::timestamp at time zone ${zone}`;

/** What was used less what was given back of it, day by day; days without any are left out. */
export async function listDays(db: Db, { workspaceId }: Scope, days: Days) {
  const { rows } = await sql<{ day: string; quotaType: Quota['quotaType']; used: number }>`
    select to_char(at at time zone ${days.zone}, 'YYYY-MM-DD') as day, quota_type as "quotaType",
      sum(case when moved_to = 'used' then amount else -amount end)::int as used
    from quota_entries
    where workspace_id = ${workspaceId} and 'used' in (moved_to, moved_from) and ${within(days)}
    group by 1, 2 order by 1, 2`.execute(db);
  return rows;
}

type Movement = { at: Date; quotaType: Quota['quotaType']; movedTo: QuotaAccount; amount: number; reference: string };

/** Newest first. */
export async function listMovements(db: Db, { workspaceId }: Scope, { limit, ...days }: Days & { limit: number }) {
  const { rows } = await sql<Movement>`
    select at, quota_type as "quotaType", moved_to as "movedTo", amount, reference from quota_entries
    where workspace_id = ${workspaceId} and ${within(days)}
    order by at desc, id desc limit ${limit}`.execute(db);
  return rows;
}
