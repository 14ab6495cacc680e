import type { Opener } from '@outrider/campaign-rules/classify-open';
import { sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import type { TrackedMail } from '../../tracking/index.ts';
import './replies.tables.ts';

/** By its number alone: a link of ours led here. Nothing more is learnt of a person who was erased. */
export async function findTrackedMail(db: Db | Trx, ledgerId: string): Promise<TrackedMail | undefined> {
  const { rows } = await sql<TrackedMail>`select l.id as "ledgerId", l.workspace_id as "workspaceId",
      l.message_id as "messageId", l.mailbox_id as "mailboxId", coalesce(l.settled_at, l.completed_at) as "takenAt",
      r.address as recipient
    from send_ledger l join recipients r on r.id = l.recipient_id where l.id = ${ledgerId}
      and r.domain <> 'erased.invalid'`.execute(db);
  return rows[0];
}

export type RequestCounts = Record<'open' | 'click', Record<Opener, number>>;

/** Adds to what the mail's tracking requests count as; less where they were corrected. */
export async function addRequests(
  trx: Trx,
  { workspaceId }: Scope,
  ledgerId: string,
  { open, click }: RequestCounts,
): Promise<void> {
  await sql`update send_ledger set opens = opens + ${open.person}, machine_opens = machine_opens + ${open.machine},
      unknown_opens = unknown_opens + ${open.unknown}, clicks = clicks + ${click.person},
      machine_clicks = machine_clicks + ${click.machine}
    where id = ${ledgerId} and workspace_id = ${workspaceId}`.execute(trx);
}

/** What was said of a mail's tracking requests, and is not so after all. */
export const deleteRequestEvent = (
  trx: Trx,
  { workspaceId }: Scope,
  ledgerId: string,
  { kind, verdict }: { kind: 'opened' | 'clicked'; verdict: string },
) =>
  trx
    .deleteFrom('campaign_events')
    .where('workspace_id', '=', workspaceId)
    .where('ledger_id', '=', ledgerId)
    .where('kind', '=', kind)
    .where('verdict', '=', verdict)
    .execute();

/** Whether the lead's wish to leave was logged before. */
export async function hasLeft(trx: Trx, { workspaceId }: Scope, leadId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('campaign_events')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('lead_id', '=', leadId)
    .where('kind', '=', 'optedOut')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
