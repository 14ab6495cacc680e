import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../campaigns.tables.ts';

/** `freeAt`: when the pause after what was just reserved is over. */
export const holdLanes = async (
  trx: Trx,
  me: string,
  lanes: readonly { mailboxId: string; freeAt: Date | null }[],
  now: Date,
): Promise<void> => {
  await sql`update send_lanes s set holder = ${me}, next_at = ${now}, free_at = u.free_at, reason = ''
    from unnest(${lanes.map(({ mailboxId }) => mailboxId)}::uuid[],
      ${lanes.map(({ freeAt }) => freeAt?.toISOString() ?? null)}::timestamptz[]) as u (mailbox_id, free_at)
    where s.mailbox_id = u.mailbox_id`.execute(trx);
};

/**
 * Frees a lane until then; without a moment, until its earliest mail of a campaign that runs. Where none waits it rests,
 * and whoever plans one wakes it.
 */
export async function freeLane(
  db: Db | Trx,
  me: string,
  mailboxId: string,
  { nextAt, reason }: { nextAt: Date | null; reason: string },
): Promise<void> {
  await sql`update send_lanes set holder = null, reason = ${reason}, next_at = coalesce(${nextAt}::timestamptz, (
      select min(l.due_at) from campaign_mailboxes cm
      join campaigns c on c.id = cm.campaign_id and c.status = 'progressing'
      cross join (values (false), (true)) as kind (is_follow_up)
      cross join lateral (
        select due_at from send_ledger l
        where l.mailbox_id = cm.mailbox_id and l.campaign_id = cm.campaign_id and l.is_follow_up = kind.is_follow_up
          and l.open and l.state = 'planned'
        order by due_at limit 1) l
      where cm.mailbox_id = send_lanes.mailbox_id), 'infinity')
    where mailbox_id = ${mailboxId} and (holder = ${me} or holder is null)`.execute(db);
}

/** Lanes that are this worker's, locked in order. */
export async function lockLanesOf(trx: Trx, holder: string): Promise<string[]> {
  const rows = await trx
    .selectFrom('send_lanes')
    .select('mailbox_id')
    .where('holder', '=', holder)
    .orderBy('mailbox_id')
    .forUpdate()
    .execute();
  return rows.map(({ mailbox_id: mailboxId }) => mailboxId);
}

export const freeLanes = async (trx: Trx, mailboxIds: readonly string[], now: Date) => {
  await sql`update send_lanes set holder = null, next_at = ${now}
    where mailbox_id = any(${[...mailboxIds]}::uuid[])`.execute(trx);
};

/** Makes sure that a lane is looked at by then. In the transaction that made it worth a look, and before its rows. */
export const wakeLanes = async (
  trx: Trx,
  lanes: readonly { mailboxId: string; workspaceId: string; dueAt: Date }[],
): Promise<void> => {
  if (lanes.length === 0) return;
  // Locks the row also where it is early enough: the lane's holder may be just about to set it later.
  await sql`insert into send_lanes as s (mailbox_id, workspace_id, next_at)
    select mailbox_id, workspace_id, min(due_at) from unnest(
      ${lanes.map(({ mailboxId }) => mailboxId)}::uuid[], ${lanes.map(({ workspaceId }) => workspaceId)}::uuid[],
      ${lanes.map(({ dueAt }) => dueAt.toISOString())}::timestamptz[]) as u (mailbox_id, workspace_id, due_at)
    group by 1, 2 order by 1
    on conflict (mailbox_id) do update set next_at = excluded.next_at where s.next_at > excluded.next_at`.execute(trx);
};

/** For a campaign that runs again, or may send more: its lanes are looked at by then. */
export const wakeLanesOf = async (trx: Trx, { workspaceId }: Scope, campaignId: string, at: Date): Promise<void> => {
  const { rows } = await sql<{ mailboxId: string }>`select s.mailbox_id as "mailboxId"
    from campaign_mailboxes cm join send_lanes s on s.mailbox_id = cm.mailbox_id
    where cm.campaign_id = ${campaignId} and cm.workspace_id = ${workspaceId}
    order by 1 for update of s`.execute(trx);
  await sql`update send_lanes set next_at = least(next_at, ${at})
    where mailbox_id = any(${rows.map(({ mailboxId }) => mailboxId)}::uuid[])`.execute(trx);
};
