import { sql } from 'kysely';
import type { Trx } from '../../../platform/db.ts';
import '../facts/sending.tables.ts';

/** Rows of the campaign that are still to go out, found by the mailboxes that send for it. */
const OPEN_ROWS = (campaignId: string) => sql`l.campaign_id = ${campaignId} and l.open
  and l.mailbox_id in (select mailbox_id from campaign_mailboxes where campaign_id = ${campaignId})`;

/** What a limit put off may go sooner by another limit; where it may not it is put off again. */
export const wakeLimited = async (trx: Trx, campaignId: string, at: Date): Promise<void> => {
  await sql`update send_ledger l set due_at = ${at}, reason = ''
    where ${OPEN_ROWS(campaignId)} and l.state = 'planned' and l.due_at > ${at} and l.due_at < 'infinity'
      and l.reason in ('domainLimit', 'providerLimit')`.execute(trx);
};

export const clearZones = async (trx: Trx, campaignId: string): Promise<void> => {
  await sql`update send_ledger l set zone = '' where ${OPEN_ROWS(campaignId)} and l.zone <> ''`.execute(trx);
};

export type ZonedLead = { leadId: string; address: string; zone: string };

/** Leads with something to come, by number; `zone` as the campaign says. */
export async function listPlannedZones(
  trx: Trx,
  campaignId: string,
  after: string,
  limit: number,
): Promise<ZonedLead[]> {
  const { rows } =
    await sql<ZonedLead>`select c.id as "leadId", r.address, coalesce(c.fields ->> 'timeZone', '') as zone
    from campaign_leads c join recipients r on r.id = c.recipient_id
    where c.campaign_id = ${campaignId} and c.id > ${after}
      and exists (select from send_ledger l where l.lead_id = c.id and l.open)
    order by c.id limit ${limit}`.execute(trx);
  return rows;
}

export async function setZones(trx: Trx, leads: readonly { leadId: string; zone: string }[]): Promise<void> {
  await sql`update send_ledger l set zone = u.zone
    from unnest(${leads.map(({ leadId }) => leadId)}::bigint[], ${leads.map(({ zone }) => zone)}::text[])
      as u (lead_id, zone)
    where l.lead_id = u.lead_id and l.open and l.zone <> u.zone`.execute(trx);
}
