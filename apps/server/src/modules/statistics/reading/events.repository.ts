import type { CampaignEventKind } from '@outrider/contract/campaigns/statistics';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Scope } from '../../../platform/db.ts';
import '../../campaigns/index.ts';

export type EventRow = {
  /** Where it is written: a mail that ended is its own event. */
  source: 'mail' | 'event';
  id: string;
  /** Microseconds since 1970: as exact as the database, so that a page goes on where the last one ended. */
  micros: string;
  kind: CampaignEventKind;
  leadId: string | null;
  email: string | null;
  fields: Record<string, string> | null;
  round: number | null;
  variant: string | null;
  mailboxId: string | null;
  verdict: string;
  words: string;
};

export type EventPlace = { micros: string; source: 'mail' | 'event'; id: string };

type Wanted = {
  campaignId: string;
  kinds: readonly CampaignEventKind[];
  leadId?: string | undefined;
  after: EventPlace | undefined;
  limit: number;
};

const microsOf = (column: RawBuilder<unknown>) => sql`floor(extract(epoch from ${column}) * 1000000)::bigint`;
const timeOf = (micros: string) => sql`'epoch'::timestamptz + ${micros}::bigint * interval '1 microsecond'`;

/** How a mail ended, where that is not written down as an event of its own (rejected ones are: they bounced). */
const ENDINGS = { accepted: 'sent', skipped: 'skipped', failed: 'failed' } as const;

/**
 * What happened, newest first; of one moment mails before events, later ones first. Both halves are read in this order
 * from an index and cut, so a page of a million events is as quick as of ten.
 */
export async function listEventRows(
  db: Db,
  { workspaceId }: Scope,
  { campaignId, kinds, leadId, after, limit }: Wanted,
): Promise<EventRow[]> {
  const states = Object.entries(ENDINGS).flatMap(([state, kind]) =>
    kinds.length === 0 || kinds.includes(kind) ? [state] : [],
  );
  const ofLead = (column: RawBuilder<unknown>) => (leadId === undefined ? sql`true` : sql`${column} = ${leadId}`);
  const { rows } = await sql<EventRow>`
    with mail as (
      select 'mail' as source, s.id, s.settled_at as at, case s.state when 'accepted' then 'sent' else s.state end as kind,
        s.lead_id, s.id as ledger_id, '' as verdict, case s.state when 'skipped' then s.reason else s.reply_text end as words
      from send_ledger s where s.workspace_id = ${workspaceId} and s.campaign_id = ${campaignId}
        and s.settled_at is not null and s.state = any(${states}::text[]) and s.reason <> 'movedOn' and ${ofLead(sql`s.lead_id`)}
        and ${isAfter(after, 'mail', sql`s.settled_at`, sql`s.id`)}
      order by s.settled_at desc, s.id desc limit ${limit}),
    event as (
      select 'event' as source, e.id, e.at, e.kind, e.lead_id, e.ledger_id, e.verdict, e.words
      from campaign_events e where e.workspace_id = ${workspaceId} and e.campaign_id = ${campaignId}
        and (${kinds.length === 0} or e.kind = any(${[...kinds]}::text[])) and ${ofLead(sql`e.lead_id`)}
        and ${isAfter(after, 'event', sql`e.at`, sql`e.id`)}
      order by e.at desc, e.id desc limit ${limit}),
    happened as (select * from (table mail union all table event) both_of
      order by at desc, source desc, id desc limit ${limit})
    select h.source, h.id, ${microsOf(sql`h.at`)} as micros, h.kind, h.lead_id as "leadId", r.address as email, l.fields,
      m.round, m.variant, m.mailbox_id as "mailboxId", h.verdict, h.words
    from happened h left join campaign_leads l on l.id = h.lead_id left join recipients r on r.id = l.recipient_id
    left join send_ledger m on m.id = h.ledger_id
    order by h.at desc, h.source desc, h.id desc`.execute(db);
  return rows;
}

/** Of one moment, mails come before events: a page that stopped at a mail has all events of that moment before it. */
function isAfter(
  place: EventPlace | undefined,
  source: EventPlace['source'],
  at: RawBuilder<unknown>,
  id: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (!place) return sql`true`;
  const moment = timeOf(place.micros);
  if (place.source === source) return sql`(${at}, ${id}) < (${moment}, ${place.id}::bigint)`;
  return source === 'event' ? sql`${at} <= ${moment}` : sql`${at} < ${moment}`;
}
