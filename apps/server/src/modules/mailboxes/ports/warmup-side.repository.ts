import type { AccountProvider, AccountStatus } from '@outrider/contract/mailboxes/account';
import type { WarmupReason, WarmupState } from '@outrider/contract/mailboxes/warm-up';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../mailboxes.tables.ts';
import { MAILBOX_COLUMNS } from './mailbox-columns.ts';

/** What warm-up needs to know of a mailbox. */
export type WarmupMailbox = {
  id: string;
  workspaceId: string;
  email: string;
  senderName: string;
  provider: AccountProvider;
  zone: string;
  status: AccountStatus;
  statusSince: Date;
  isOn: boolean;
  cap: number;
  replyPercent: number;
  campaigns: number;
  state: WarmupState;
  since: Date;
};

const facts = (db: Db | Trx) =>
  db
    .selectFrom('mailboxes')
    .select([
      ...MAILBOX_COLUMNS,
      'status_since as statusSince',
      'warmup as isOn',
      'warmup_cap as cap',
      'warmup_reply_percent as replyPercent',
      'campaigns',
      'warmup_state as state',
      'warmup_since as since',
    ]);

/**
 * Every mailbox that is warmed up, or was until its owner said no. Across workspaces, and the only such look: partners
 * are found among all mailboxes of the installation, as few workspaces have eight of their own. What is read here serves
 * planning; another workspace's owner meets no more of it than the addresses on the mails that arrive.
 */
export const listWarmupMailboxes = (db: Db | Trx): Promise<WarmupMailbox[]> =>
  facts(db)
    .where((eb) => eb.or([eb('warmup', '=', true), eb('warmup_state', '<>', 'off')]))
    .orderBy('id')
    .execute();

export const findWarmupMailbox = (db: Db, { workspaceId }: Scope, id: string): Promise<WarmupMailbox | undefined> =>
  facts(db).where('workspace_id', '=', workspaceId).where('id', '=', id).executeTakeFirst();

export type WarmupNote = {
  state: WarmupState;
  reason: WarmupReason;
  since: Date;
  day: number;
  ofDays: number;
  spark: number[];
  readyAtBest: string | null;
  health: number | null;
  inboxed: number;
  judged: number;
  nextSendAt: Date | null;
};

/**
 * Writes down how a mailbox stands, where the list reads it. With `from` only when it still is in that state: false when
 * another worker has moved it on.
 */
export async function noteWarmup(
  db: Db | Trx,
  { workspaceId }: Scope,
  id: string,
  note: WarmupNote,
  from?: WarmupState,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mailboxes')
    .set({
      warmup_state: note.state,
      warmup_reason: note.reason,
      warmup_since: note.since,
      warmup_day: note.day,
      warmup_of_days: note.ofDays,
      warmup_spark: note.spark,
      ready_at_best: note.readyAtBest,
      health: note.health,
      inboxed: note.inboxed,
      judged: note.judged,
      next_send_at: note.nextSendAt,
    })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .$if(from !== undefined, (query) => query.where('warmup_state', '=', from ?? 'off'))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

type DayCount = { mailboxId: string; day: string; sent: number; judged: number; inboxed: number };

/** Adds to the counts of days of the mailbox's own zone; each day of a mailbox once. */
async function countWarmupDays(trx: Trx, { workspaceId }: Scope, days: readonly DayCount[]): Promise<void> {
  if (days.length === 0) return;
  await trx
    .insertInto('mailbox_days')
    .values(
      days.map(({ mailboxId, day, sent, judged, inboxed }) => ({
        workspace_id: workspaceId,
        mailbox_id: mailboxId,
        day,
        warmup_sent: sent,
        judged,
        inboxed,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['mailbox_id', 'day']).doUpdateSet((eb) => ({
        warmup_sent: eb('mailbox_days.warmup_sent', '+', eb.ref('excluded.warmup_sent')),
        judged: eb('mailbox_days.judged', '+', eb.ref('excluded.judged')),
        inboxed: eb('mailbox_days.inboxed', '+', eb.ref('excluded.inboxed')),
      })),
    )
    .execute();
}

export const countWarmupMail = (trx: Trx, scope: Scope, day: DayCount) => countWarmupDays(trx, scope, [day]);

/** Puts these counts in the place of all there were. */
export async function replaceWarmupDays(
  trx: Trx,
  scope: Scope,
  mailboxId: string,
  days: readonly Omit<DayCount, 'mailboxId'>[],
) {
  await trx
    .deleteFrom('mailbox_days')
    .where('workspace_id', '=', scope.workspaceId)
    .where('mailbox_id', '=', mailboxId)
    .execute();
  await countWarmupDays(
    trx,
    scope,
    days.map((day) => ({ mailboxId, ...day })),
  );
}
