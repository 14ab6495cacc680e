import { sql } from 'kysely';
import { numberList, type Trx } from '../../../platform/db.ts';
import type { EndedMail } from '../facts/campaign-mail.ts';
import '../facts/sending.tables.ts';

/** Of these, the rounds that are over and not recorded yet; the mail of some may be gone by now. */
export async function listEnded(trx: Trx, ids: readonly string[]): Promise<EndedMail[]> {
  const { rows } = await sql<EndedMail>`
    select l.id, l.workspace_id as "workspaceId", l.campaign_id as "campaignId", l.lead_id as "leadId", l.round,
      l.recipient_id as "recipientId", r.address, coalesce(p.mailbox_id, l.mailbox_id) as "mailboxId",
      l.mailbox_id as "sentFrom", l.message_id as "messageId", l.state, case when l.state = 'taken' then l.taken_at else l.due_at end as "endedAt",
      l.doubt_settled_by is distinct from 'age' as "isProven"
    from unnest(${numberList(ids)}::bigint[]) as given (id)
    cross join lateral (select * from send_ledger
      where id = given.id and open and state in ('taken', 'skipped') offset 0) l
    cross join lateral (select mailbox_id from campaign_leads where id = l.lead_id offset 0) p
    cross join lateral (select address from recipients where id = l.recipient_id offset 0) r
    order by l.id`.execute(trx);
  return rows;
}
