import type { PersonCampaign } from '@outrider/contract/inbox/inbox';
import { sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import './replies.tables.ts';

/** As many as fit beside a thread. */
const SHOWN_MAX = 10;

/** Campaigns that write to the person with this address, with any word after the plus. */
export async function listCampaignsTo(
  db: Db,
  { workspaceId }: Scope,
  email: string,
): Promise<Omit<PersonCampaign, 'waitReason' | 'next' | 'followUp'>[]> {
  const { rows } = await sql<
    Omit<PersonCampaign, 'waitReason' | 'next' | 'followUp'>
  >`select c.id as "campaignId", c.name, c.status,
      l.id as "leadId", jsonb_array_length(c.rounds) as rounds,
      (select max(round)::int from send_ledger s where s.lead_id = l.id and s.state = 'accepted') as round
    from recipients r join campaign_leads l on l.recipient_id = r.id join campaigns c on c.id = l.campaign_id
    where r.workspace_id = ${workspaceId} and contact_alias(r.address) = contact_alias(${email.toLowerCase()})
      and c.deleted_at is null
    order by l.added_at desc, l.id desc limit ${SHOWN_MAX}`.execute(db);
  return rows;
}
