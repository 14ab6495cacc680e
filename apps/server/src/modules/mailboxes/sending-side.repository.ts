import type { AccountProvider, AccountStatus } from '@outrider/contract/mailboxes/account';
import type { WarmupState } from '@outrider/contract/mailboxes/warm-up';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db.ts';
import './mailboxes.tables.ts';

/** What a sender needs to know of a mailbox. */
export type SendingMailbox = {
  id: string;
  workspaceId: string;
  email: string;
  senderName: string;
  replyTo: string;
  signature: string;
  trackingDomain: string;
  provider: AccountProvider;
  status: AccountStatus;
  zone: string;
  dailyCap: number;
  gapMinutes: number;
  ramp: boolean;
  createdAt: Date;
  warmup: { state: WarmupState; day: number; cap: number };
};

/** Of any workspace: one worker sends for all of them, and acts in each mailbox's own. */
export async function listSendingMailboxes(db: Db | Trx, ids: readonly string[]): Promise<SendingMailbox[]> {
  const rows = await db
    .selectFrom('mailboxes')
    .select([
      'id',
      'workspace_id as workspaceId',
      'email',
      'sender_name as senderName',
      'reply_to as replyTo',
      'signature',
      'tracking_domain as trackingDomain',
      'provider',
      'status',
      'time_zone as zone',
      'daily_cap as dailyCap',
      'gap_minutes as gapMinutes',
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
