import { randomUUID } from 'node:crypto';
import type { ContactEvent } from '@outrider/contract/contacts/contact';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Scope, Trx } from '../../../platform/db.ts';
import '../contacts.tables.ts';

export type EventOf = {
  event: ContactEvent;
  at: Date;
  about?: string;
  words?: string;
  /** Where the event belongs to a campaign, the contact is known to be in it from then on. */
  campaignId?: string;
};

/** What a person did not notice is no activity. */
const OUR_OWN: readonly ContactEvent[] = ['edited', 'merged', 'noted'];

/**
 * Writes down what happened with the contact that has the address, be it another address of it; nothing for a stranger. The
 * contact's last event moves on in the same statement, unless something later is known already. Who is being merged is found
 * by the other address next, and whose merge is being undone by their own again.
 */
export async function noteContactEvent(db: Db | Trx, scope: Scope, email: string, event: EventOf): Promise<void> {
  const address = email.toLowerCase();
  for (const whose of [ownAddress, otherAddress, ownAddress]) {
    if (await noteAt(db, scope, whose(scope, address), event)) return;
  }
}

type Whose = { is: RawBuilder<boolean>; address: string | null };

const ownAddress = (_scope: Scope, address: string): Whose => ({ is: sql`email = ${address}`, address: null });
/** The lock makes who undoes the merge wait. */
const otherAddress = ({ workspaceId }: Scope, address: string): Whose => ({
  is: sql`id = (select contact_id from contact_addresses
    where workspace_id = ${workspaceId} and address = ${address} for share)`,
  address,
});

async function noteAt(
  db: Db | Trx,
  { workspaceId }: Scope,
  { is, address }: Whose,
  { event, at, about = '', words = '', campaignId }: EventOf,
): Promise<boolean> {
  const moves = sql`${!OUR_OWN.includes(event)} and last_event_at <= ${at}`;
  const joins = campaignId ? [campaignId] : [];
  const { numAffectedRows = 0n } = await sql`with met as (
      update contacts set
        last_event = case when ${moves} then ${event} else last_event end,
        last_event_about = case when ${moves} then ${about} else last_event_about end,
        last_event_at = case when ${moves} then ${at} else last_event_at end,
        campaign_ids = array(select distinct id from unnest(campaign_ids || ${joins}::uuid[]) id)
      where workspace_id = ${workspaceId} and ${is}
      returning id)
    insert into contact_events (id, workspace_id, contact_id, at, event, about, words, address, campaign_id)
    select ${randomUUID()}, ${workspaceId}, id, ${at}, ${event}, ${about}, ${words}, ${address}::text,
      ${campaignId ?? null}::uuid from met`.execute(db);
  return numAffectedRows > 0n;
}

/** Takes back what turned out not to be so; the contact's last event is the one before it again. */
export async function retractContactEvent(
  trx: Trx,
  { workspaceId }: Scope,
  email: string,
  { event, at }: Pick<EventOf, 'event' | 'at'>,
): Promise<void> {
  const address = email.toLowerCase();
  const whose = sql`workspace_id = ${workspaceId} and (email = ${address} or id in (
    select contact_id from contact_addresses where workspace_id = ${workspaceId} and address = ${address}))`;
  await sql`delete from contact_events where workspace_id = ${workspaceId} and event = ${event} and at = ${at}
    and contact_id in (select id from contacts where ${whose})`.execute(trx);
  await sql`update contacts c set last_event = coalesce(e.event, 'added'), last_event_about = coalesce(e.about, ''),
      last_event_at = coalesce(e.at, c.created_at)
    from (select) as once left join lateral (
      select event, about, at from contact_events
      where contact_id in (select id from contacts where ${whose}) and event <> all(${OUR_OWN}::text[])
      order by at desc, event = 'verified', id desc limit 1) e on true
    where ${whose} and c.last_event = ${event} and c.last_event_at = ${at}`.execute(trx);
}

/** Where a page of a timeline ended. */
export type EventPlace = { at: Date; id: string };

/** Newest first, those before a place. */
export async function listEvents(
  db: Db,
  { workspaceId }: Scope,
  contactId: string,
  { before, limit }: { before: EventPlace | undefined; limit: number },
) {
  let query = db
    .selectFrom('contact_events')
    .select(['id', 'at', 'event', 'about', 'words'])
    .where('workspace_id', '=', workspaceId)
    .where('contact_id', '=', contactId);
  if (before) query = query.where(sql<boolean>`(at, id) < (${before.at}, ${before.id}::uuid)`);
  return query.orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}
