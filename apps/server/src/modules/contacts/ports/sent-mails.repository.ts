import { sql } from 'kysely';
import type { Trx } from '../../../platform/db.ts';
import { doAnyArrive } from '../contact-counts.repository.ts';
import '../contacts.tables.ts';

type SentMail = { workspaceId: string; address: string; at: Date; campaignId: string; campaign: string };

/**
 * Writes into the timelines of those who are contacts what went out to them; one statement for many. Arriving contacts have
 * no index and are looked through only where there are some. They come first: none settles until this transaction ends, so
 * nobody is met in both places or in neither.
 */
export async function noteSentMails(trx: Trx, mails: readonly SentMail[]): Promise<void> {
  if (await doAnyArrive(trx, [...new Set(mails.map(({ workspaceId }) => workspaceId))]))
    await noteAmong(trx, ARRIVING, mails);
  await noteAmong(trx, SETTLED, mails);
  // Last: who was being merged is known by the other address now.
  if (await isAnyOther(trx, mails)) await noteAmong(trx, OTHER_ADDRESSES, mails);
}

async function isAnyOther(trx: Trx, mails: readonly SentMail[]): Promise<boolean> {
  const { rows } = await sql`select from contact_addresses where (workspace_id, address) in (
      select * from unnest(${mails.map(({ workspaceId }) => workspaceId)}::uuid[],
        ${mails.map(({ address }) => address)}::text[])) limit 1`.execute(trx);
  return rows.length > 0;
}

const ARRIVING = {
  contacts: sql`contact_arrivals`,
  found: sql`select c.id, last.* from last join contact_arrivals c using (workspace_id, email)
    order by c.workspace_id, c.email for update of c`,
  address: sql`null::text`,
};

/** Each by its key: a join is at the mercy of what the planner believes of rows that were imported a moment ago. */
const SETTLED = {
  contacts: sql`only contacts`,
  found: sql`select c.id, last.* from last cross join lateral (
    select id from only contacts where workspace_id = last.workspace_id and email = last.email for update) c`,
  address: sql`null::text`,
};

/** Addresses that were contacts before a merge. */
const OTHER_ADDRESSES = {
  contacts: sql`contacts`,
  found: sql`select c.id, last.* from last
    join contact_addresses a on a.workspace_id = last.workspace_id and a.address = last.email
    join contacts c on c.id = a.contact_id
    where not exists (select from contacts o where o.workspace_id = a.workspace_id and o.email = a.address)
    order by c.workspace_id, c.email for share of a for update of c`,
  address: sql`held.email`,
};

async function noteAmong(
  trx: Trx,
  { contacts, found, address }: typeof SETTLED,
  mails: readonly SentMail[],
): Promise<void> {
  const column = (pick: (mail: SentMail) => string) => mails.map(pick);
  await sql`with mail as (
      select * from unnest(${column(({ workspaceId }) => workspaceId)}::uuid[], ${column(({ address }) => address)}::text[],
        ${column(({ at }) => at.toISOString())}::timestamptz[], ${column(({ campaignId }) => campaignId)}::uuid[],
        ${column(({ campaign }) => campaign)}::text[]) as t (workspace_id, email, at, campaign_id, campaign)),
    last as materialized (
      select workspace_id, email, max(at) as at, (array_agg(campaign order by at desc))[1] as campaign,
        array_agg(distinct campaign_id) as campaign_ids, array_agg(at) as ats, array_agg(campaign) as campaigns
      from mail group by workspace_id, email order by workspace_id, email),
    held as materialized (${found}),
    met as (
      update ${contacts} c set
        last_event = case when c.last_event_at <= held.at then 'sent' else c.last_event end,
        last_event_about = case when c.last_event_at <= held.at then held.campaign else c.last_event_about end,
        last_event_at = greatest(c.last_event_at, held.at),
        campaign_ids = case when c.campaign_ids @> held.campaign_ids then c.campaign_ids
          else array(select distinct id from unnest(c.campaign_ids || held.campaign_ids) id) end
      from held where c.id = held.id)
    insert into contact_events (id, workspace_id, contact_id, at, event, about, words, address)
    select gen_random_uuid(), held.workspace_id, held.id, mail.at, 'sent', mail.campaign, '', ${address}
    from held cross join lateral unnest(held.ats, held.campaigns) as mail (at, campaign)`.execute(trx);
}
