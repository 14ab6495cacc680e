import { sql } from 'kysely';
import type { Trx } from '../../platform/db.ts';
import './contacts.tables.ts';

type SentMail = { workspaceId: string; address: string; at: Date; campaignId: string; campaign: string };

/** Writes into the timelines of those who are contacts what went out to them; one statement for many. */
export async function noteSentMails(trx: Trx, mails: readonly SentMail[]): Promise<void> {
  const column = (pick: (mail: SentMail) => string) => mails.map(pick);
  await sql`with told as (
      select * from unnest(${column(({ workspaceId }) => workspaceId)}::uuid[], ${column(({ address }) => address)}::text[],
        ${column(({ at }) => at.toISOString())}::timestamptz[], ${column(({ campaignId }) => campaignId)}::uuid[],
        ${column(({ campaign }) => campaign)}::text[]) as t (workspace_id, email, at, campaign_id, campaign)),
    last as (
      select workspace_id, email, max(at) as at, (array_agg(campaign order by at desc))[1] as campaign,
        array_agg(distinct campaign_id) as campaign_ids
      from told group by workspace_id, email),
    held as (
      select c.id, c.workspace_id, c.email from last join contacts c using (workspace_id, email)
      order by c.workspace_id, c.email for update of c),
    met as (
      update contacts c set
        last_event = case when c.last_event_at <= last.at then 'sent' else c.last_event end,
        last_event_about = case when c.last_event_at <= last.at then last.campaign else c.last_event_about end,
        last_event_at = greatest(c.last_event_at, last.at),
        campaign_ids = case when c.campaign_ids @> last.campaign_ids then c.campaign_ids
          else array(select distinct id from unnest(c.campaign_ids || last.campaign_ids) id) end
      from held join last using (workspace_id, email)
      where c.id = held.id)
    insert into contact_events (id, workspace_id, contact_id, at, event, about, words)
    select gen_random_uuid(), held.workspace_id, held.id, told.at, 'sent', told.campaign, ''
    from told join held using (workspace_id, email)`.execute(trx);
}
