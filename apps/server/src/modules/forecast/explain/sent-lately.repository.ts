import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import type { LedgerState } from '../../ledger/index.ts';

/** Mails of these campaigns that went out since then, oldest first. */
export const listSentLately = (
  db: Db,
  { workspaceId }: Scope,
  campaignIds: readonly string[],
  since: Date,
): Promise<{ mailboxId: string; at: Date }[]> =>
  db
    .selectFrom('send_ledger')
    .select(['mailbox_id as mailboxId', sql<Date>`settled_at`.as('at')])
    .where('workspace_id', '=', workspaceId)
    .where('campaign_id', '=', sql<string>`any(${[...campaignIds]}::uuid[])`)
    .where('settled_at', '>', since)
    .where('state', '=', 'accepted')
    .orderBy('settled_at')
    .execute();

export const listMailsOfLead = (db: Db, { workspaceId }: Scope, leadId: string) =>
  db
    .selectFrom('send_ledger as s')
    .select([
      's.round',
      's.variant',
      // Its result is recorded within moments: nobody need tell the two apart.
      sql<LedgerState>`case when s.state = 'taken' then 'accepted' else s.state end`.as('state'),
      sql<Date | null>`coalesce(s.settled_at, s.taken_at, case when s.state = 'doubt' then s.doubt_at end)`.as(
        'settledAt',
      ),
      // A held one is due at infinity, which is no time to show.
      sql<Date | null>`case when s.due_at < 'infinity' then s.due_at end`.as('dueAt'),
      's.mailbox_id as mailboxId',
      's.reply_text as words',
    ])
    .where('s.workspace_id', '=', workspaceId)
    .where('s.lead_id', '=', leadId)
    .orderBy('s.round')
    .execute();
