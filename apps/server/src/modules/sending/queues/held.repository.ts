import { type RawBuilder, sql } from 'kysely';
import type { Scope, Trx } from '../../../platform/db.ts';
import { wakeQueues } from './send-queues.repository.ts';

/** What a mail waits for that only the user can change. */
export type HeldReason = 'missingVariable' | 'unverified' | 'held' | 'noProviderMatch' | 'noMailbox';

/** Those that wait for a value from the user; the others wait for a mailbox to be assigned. */
const OWN_REASONS: readonly HeldReason[] = ['missingVariable', 'unverified', 'held'];

/** Whose mails: of a campaign, of leads, or of people in all campaigns. */
export type HeldOf =
  | { campaignId: string }
  | { leadIds: readonly string[] }
  | { addresses: readonly string[] }
  | 'everybody';

/**
 * Lets mails that were held be looked at again, as what they waited for may be there now; where it is not they are
 * held once more. In the transaction that changed it, before anybody is locked there.
 */
export async function wakeHeld(
  trx: Trx,
  scope: Scope,
  whose: HeldOf,
  { at, reasons = OWN_REASONS }: { at: Date; reasons?: readonly HeldReason[] },
): Promise<void> {
  const { rows } = await sql<{ id: string; mailboxId: string; workspaceId: string }>`
    select l.id, l.mailbox_id as "mailboxId", l.workspace_id as "workspaceId"
    from send_ledger l join send_queues s on s.mailbox_id = l.mailbox_id
    where ${ofThose(scope, whose)} and l.workspace_id = ${scope.workspaceId} and l.open and l.due_at = 'infinity'
      and l.reason = any(${[...reasons]}::text[])`.execute(trx);
  if (rows.length === 0) return;
  await wakeQueues(
    trx,
    rows.map(({ id: _row, ...queue }) => ({ ...queue, dueAt: at })),
  );
  await sql`update send_ledger set due_at = ${at}, reason = '', reply_text = ''
    where id = any(${rows.map(({ id }) => id)}::bigint[]) and state = 'planned' and due_at = 'infinity'`.execute(trx);
}

function ofThose({ workspaceId }: Scope, whose: HeldOf): RawBuilder<boolean> {
  if (whose === 'everybody') {
    return sql`l.campaign_id in (select id from campaigns where workspace_id = ${workspaceId})`;
  }
  if ('campaignId' in whose) return sql`l.campaign_id = ${whose.campaignId}`;
  if ('leadIds' in whose) return sql`l.lead_id = any(${[...whose.leadIds]}::bigint[])`;
  return sql`l.recipient_id in (select id from recipients
    where workspace_id = ${workspaceId} and address = any(${[...whose.addresses]}::text[]))`;
}
