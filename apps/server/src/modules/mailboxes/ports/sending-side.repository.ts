import type { AccountProvider, AccountStatus } from '@outrider/contract/mailboxes/account';
import type { SentFiler } from '@outrider/contract/mailboxes/settings';
import type { WarmupState } from '@outrider/contract/mailboxes/warm-up';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../mailboxes.tables.ts';
import { MAILBOX_COLUMNS } from './mailbox-columns.ts';

export type SendingMailbox = {
  id: string;
  workspaceId: string;
  email: string;
  senderName: string;
  replyTo: string;
  signature: string;
  /** Empty unless it answers. */
  trackingDomain: string;
  sentFiler: SentFiler;
  provider: AccountProvider;
  status: AccountStatus;
  /** Why it cannot send, in the server's words. */
  statusReason: string;
  zone: string;
  dailyCap: number;
  gapMinutes: number;
  burst: boolean;
  ramp: boolean;
  createdAt: Date;
  warmup: { state: WarmupState; day: number; cap: number };
  /** Of all of them at once: what is sent could not be recorded. */
  isDiskFull?: boolean;
  /** The ledger may know less than what left, or this mailbox was not read since it was found out. */
  isSendingHeld?: boolean;
};

/** Of any workspace: one worker sends for all of them, and acts in each mailbox's own. */
export async function listSendingMailboxes(db: Db | Trx, ids: readonly string[]): Promise<SendingMailbox[]> {
  const rows = await db
    .selectFrom('mailboxes')
    .select([
      ...MAILBOX_COLUMNS,
      'reply_to as replyTo',
      'signature',
      // Links to where nobody answers would be dead.
      sql<string>`case when tracking_state = 'answers' then tracking_domain else '' end`.as('trackingDomain'),
      'sent_filer as sentFiler',
      'status_reason as statusReason',
      'daily_cap as dailyCap',
      'gap_minutes as gapMinutes',
      'burst',
      'ramp',
      'created_at as createdAt',
      'warmup_state',
      'warmup_day',
      'warmup_cap',
    ])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  return rows.map(({ warmup_state: state, warmup_day: day, warmup_cap: cap, ...rest }) => ({
    ...rest,
    warmup: { state, day, cap },
  }));
}

export async function listMailboxIds(db: Db, { workspaceId }: Scope): Promise<string[]> {
  const rows = await db.selectFrom('mailboxes').select('id').where('workspace_id', '=', workspaceId).execute();
  return rows.map(({ id }) => id);
}

type SentMail = { mailboxId: string; at: Date };

/** Adds to the days of their mailboxes, each in its own zone. */
export async function countSentMails(trx: Trx, mails: readonly SentMail[]): Promise<void> {
  await sql`insert into mailbox_days (workspace_id, mailbox_id, day, sent)
    select m.workspace_id, m.id, (u.at at time zone m.time_zone)::date, count(*)
    from unnest(${mails.map(({ mailboxId }) => mailboxId)}::uuid[], ${mails.map(({ at }) => at.toISOString())}::timestamptz[])
      as u (mailbox_id, at)
    join mailboxes m on m.id = u.mailbox_id
    group by 1, 2, 3 order by 2, 3
    on conflict (mailbox_id, day) do update set sent = mailbox_days.sent + excluded.sent`.execute(trx);
}

/** In how many campaigns that run each of them is; of all others, none. Warm-up slows down for those that send. */
export async function countCampaigns(
  db: Db,
  counts: readonly { mailboxId: string; campaigns: number }[],
): Promise<void> {
  await sql`update mailboxes m set campaigns = coalesce(u.campaigns, 0)
    from mailboxes all_of left join unnest(${counts.map(({ mailboxId }) => mailboxId)}::uuid[],
      ${counts.map(({ campaigns }) => campaigns)}::int[]) as u (id, campaigns) on u.id = all_of.id
    where m.id = all_of.id and m.campaigns <> coalesce(u.campaigns, 0)`.execute(db);
}
