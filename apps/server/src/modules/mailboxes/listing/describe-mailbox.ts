import type { Account } from '@outrider/contract/mailboxes/account';
import { MAILBOX_CHECKS } from '@outrider/contract/mailboxes/checks';
import { replyReserve } from '@outrider/send-planner/ramp';
import type { Db, Scope } from '../../../platform/db.ts';
import { capToday } from './cap-today.ts';
import { type ListedRow, listTagsOf, listVerdictsOf } from './list.repository.ts';

/** The accounts of a page, with two further queries however long it is. */
export async function describeMailboxes(
  db: Db,
  scope: Scope,
  rows: readonly ListedRow[],
  now: Date,
): Promise<Account[]> {
  const ids = rows.map(({ id }) => id);
  const [tags, verdicts] =
    ids.length > 0 ? await Promise.all([listTagsOf(db, scope, ids), listVerdictsOf(db, scope, ids)]) : [[], []];
  const tagsOf = Map.groupBy(tags, ({ mailbox_id }) => mailbox_id);
  const verdictsOf = Map.groupBy(verdicts, ({ mailbox_id }) => mailbox_id);
  return rows.map((row) => ({
    ...describeRow(row, now),
    tags: (tagsOf.get(row.id) ?? []).map(({ tagId, tagName }) => ({ tagId, tagName })),
    checks: MAILBOX_CHECKS.flatMap((check) => {
      const found = verdictsOf.get(row.id)?.find(({ name }) => name === check);
      return found ? [{ check, verdict: found.verdict }] : [];
    }),
  }));
}

function describeRow(row: ListedRow, now: Date): Omit<Account, 'tags' | 'checks'> {
  const cap = capOf(row, now);
  return {
    accountId: row.id,
    email: row.email,
    senderName: row.sender_name,
    provider: row.provider,
    providerName: row.provider_name,
    loginMethod: row.login_method,
    status: row.status,
    statusReason: row.status_reason,
    statusSince: row.status_since.toISOString(),
    health: row.health,
    sentToday: row.sent_today,
    warmupToday: row.warmup_today,
    capToday: cap,
    replyReserve: replyReserve(cap),
    nextWarmupAt: row.status === 'active' ? (row.next_send_at?.toISOString() ?? null) : null,
    timeZone: row.time_zone,
    warmup: {
      state: row.warmup_state,
      reason: row.warmup_reason,
      since: row.warmup_since.toISOString(),
      day: row.warmup_day,
      ofDays: row.warmup_of_days,
      spark: row.warmup_spark,
    },
    campaigns: row.campaigns,
    createdAt: row.created_at.toISOString(),
  };
}

type Capped = Pick<
  ListedRow,
  'daily_cap' | 'ramp' | 'time_zone' | 'created_at' | 'warmup_state' | 'warmup_day' | 'warmup_cap'
>;

export const capOf = (row: Capped, now: Date): number =>
  capToday(
    {
      dailyCap: row.daily_cap,
      ramp: row.ramp,
      createdAt: row.created_at,
      zone: row.time_zone,
      warmup: { state: row.warmup_state, day: row.warmup_day, cap: row.warmup_cap },
    },
    now,
  );
