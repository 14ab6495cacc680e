import type { CampaignSettings, CampaignStatus, Provider } from '@outrider/campaign-rules/campaign';
import type { CampaignEventKind } from '@outrider/contract/campaigns/statistics';
import type { Counter } from '@outrider/send-planner/state';
import { sql } from 'kysely';
import { type Db, runPlannedOnce, type Scope } from '../../../platform/db.ts';
import { NO_ROWS, rowVersionOf, type Versioned } from '../../../platform/row-versions.ts';
import { NEWEST_LEAD } from '../../campaigns/index.ts';
import type { PlannedRound } from '../../sending/index.ts';

export type PlannedCampaign = {
  id: string;
  status: CampaignStatus;
  trouble: unknown;
  settings: CampaignSettings;
  rounds: PlannedRound[];
  mailboxIds: string[];
};

export function listPlannedCampaigns(
  db: Db,
  { workspaceId }: Scope,
  ids: readonly string[],
): Promise<PlannedCampaign[]> {
  const query = sql<PlannedCampaign>`select c.id, c.status, c.trouble, c.settings,
      (select coalesce(jsonb_agg(jsonb_build_object('delay', r.round -> 'delay', 'condition', r.round -> 'condition',
        'scope', r.round -> 'scope', 'field', r.round -> 'field', 'variants', (select coalesce(jsonb_agg(jsonb_build_object('id', v.variant -> 'id',
          'weight', v.variant -> 'weight', 'isPlainText', v.variant -> 'isPlainText') order by v.place), '[]')
          from jsonb_array_elements(r.round -> 'variants') with ordinality as v (variant, place))) order by r.place), '[]')
        from jsonb_array_elements(c.rounds) with ordinality as r (round, place)) as rounds,
      (select coalesce(jsonb_agg(m.mailbox_id order by m.mailbox_id), '[]')
        from campaign_mailboxes m where m.campaign_id = c.id) as "mailboxIds"
    from campaigns c where c.workspace_id = ${workspaceId} and c.id = any(${[...ids]}::uuid[]) order by c.id`;
  return runPlannedOnce(db, 'forecast.campaigns', query.compile(db));
}

/** What a user did, and wants to see at once. What people and machines do all day is seen a few seconds later. */
const BY_HAND: CampaignEventKind[] = [
  'launched',
  'paused',
  'changed',
  'leadsAdded',
  'leadsRemoved',
  'canceled',
  'stopped',
  'movedOn',
  'held',
  'released',
  'restarted',
  'settled',
  'guardRail',
];
const LOOKED_BACK = 100;

export type SharingCampaign = {
  id: string;
  status: CampaignStatus;
  mailboxIds: string[];
  /** Of its rules and mails. */
  revision: number | null;
  shape: string;
};

/**
 * Everything that runs, with the mailboxes it shares, and the named ones. `shape` changes with all else that users did
 * to it: a state computed before is not shown as if it were one of now.
 */
export function listSharing(db: Db, { workspaceId }: Scope, named: readonly string[]): Promise<SharingCampaign[]> {
  const query = sql<SharingCampaign>`select c.id, c.status, c.revision,
      coalesce(array_agg(m.mailbox_id::text order by m.mailbox_id) filter (where m.mailbox_id is not null), '{}')
        as "mailboxIds",
      concat_ws(' ', c.status, c.trouble is not null, md5(string_agg(concat_ws(' ', b.id, b.status,
        b.daily_cap, b.gap_minutes, b.burst, b.ramp, b.time_zone), ',' order by b.id)),
        ${NEWEST_LEAD},
        (select max(e.id) from (select id, kind from campaign_events where campaign_id = c.id
          order by at desc, id desc limit ${LOOKED_BACK}) e where e.kind = any(${BY_HAND}::text[]))) as shape
    from campaigns c left join campaign_mailboxes m on m.campaign_id = c.id left join mailboxes b on b.id = m.mailbox_id
    where c.workspace_id = ${workspaceId} and (c.id = any(${[...named]}::uuid[])
      or (c.status = 'progressing' and c.deleted_at is null))
    group by c.id`;
  return runPlannedOnce(db, 'forecast.sharing', query.compile(db));
}

/** People of campaigns, one array a column: fifty thousand rows would each cost an object before they are read. */
export type LeadColumns = {
  id: number[];
  /** Places in the lists that were asked with; null where there is none. */
  campaign: number[];
  mailbox: (number | null)[];
  zone: (string | null)[];
  domain: string[];
  isFreeMail: boolean[];
  provider: Provider[];
  stop: (string | null)[];
  awayUntil: (number | null)[];
  isHeld: boolean[];
  category: string[];
  /** Who they are in all campaigns. */
  recipient: number[];
  /** Nothing goes to them before. */
  startsAt: (number | null)[];
};

export const NO_LEADS: LeadColumns = {
  id: [],
  campaign: [],
  mailbox: [],
  zone: [],
  domain: [],
  isFreeMail: [],
  provider: [],
  stop: [],
  awayUntil: [],
  isHeld: [],
  category: [],
  recipient: [],
  startsAt: [],
};

/** Campaigns that are looked at together, and the mailboxes they send from. */
export type RowsWanted = { campaignIds: readonly string[]; mailboxIds: readonly string[]; withZones: boolean };

/** Which family of all that are asked about each of these is of, and its place there. */
function placesOf(lists: readonly (readonly string[])[]) {
  const places = lists.flatMap((ids, family) => ids.map((id, place) => ({ id, family, place })));
  return sql`unnest(${places.map(({ id }) => id)}::uuid[], ${places.map(({ family }) => family)}::int[],
    ${places.map(({ place }) => place)}::int[])`;
}

type Row<Columns> = { family: number; version: string } & Columns;

function byPlace<Columns>(
  families: readonly unknown[],
  rows: readonly (Versioned<Columns> & { family: number })[],
  none: Columns,
): Versioned<Columns>[] {
  const found = new Map(rows.map(({ family, version, value }) => [family, { version, value }]));
  return families.map((_family, place) => found.get(place) ?? { version: NO_ROWS, value: none });
}

/**
 * Of each family, by its place. `withZones`: where people are is in their mails once those are planned; before, it is looked
 * up with their contact, row by row in the database, as fifty thousand of them are too many to ask another module about.
 */
export async function readLeadColumns(
  db: Db,
  { workspaceId }: Scope,
  families: readonly RowsWanted[],
): Promise<Versioned<LeadColumns>[]> {
  const located = families.flatMap(({ withZones }, family) => (withZones ? family : []));
  // Left out where nobody asks: contacts are several tables, which costs in the planning alone.
  const zone =
    located.length > 0
      ? sql`case when c.family = any(${located}::int[]) then coalesce(nullif(l.fields ->> 'timeZone', ''),
          (select nullif(p.time_zone, '') from contacts p where p.workspace_id = ${workspaceId} and p.email = r.address))
        end`
      : sql`null::text`;
  const { rows } = await sql<Row<LeadColumns>>`
    with mailbox as (select * from ${placesOf(families.map(({ mailboxIds }) => mailboxIds))} as m (id, family, place)),
    campaign as (select * from ${placesOf(families.map(({ campaignIds }) => campaignIds))} as c (id, family, place)),
    lead as (
      select c.family, l.id, c.place as campaign, m.place as mailbox,
        ${zone} as zone, r.domain, r.is_free_mail, r.provider, case when r.stop = 'optedOut' then r.stop else coalesce(l.stop, r.stop) end as stop,
        case when r.hold_until < 'infinity' then floor(date_part('epoch', r.hold_until) * 1000) end as away_until,
        l.held_at is not null as is_held, l.category, l.recipient_id,
        floor(date_part('epoch', l.starts_at) * 1000) as starts_at, ${rowVersionOf('l', 'r')} as version
      from campaign_leads l join campaign c on c.id = l.campaign_id join recipients r on r.id = l.recipient_id
      left join mailbox m on m.id = l.mailbox_id and m.family = c.family
      where l.workspace_id = ${workspaceId} and l.campaign_id = any(${families.flatMap(({ campaignIds }) => campaignIds)}::uuid[])
      order by c.family, l.id)
    select family, json_agg(id) as id, json_agg(campaign) as campaign, json_agg(mailbox) as mailbox,
      json_agg(zone) as zone, json_agg(domain) as domain, json_agg(is_free_mail) as "isFreeMail",
      json_agg(provider) as provider, json_agg(stop) as stop, json_agg(away_until) as "awayUntil",
      json_agg(is_held) as "isHeld", json_agg(category) as category, json_agg(recipient_id) as recipient,
      json_agg(starts_at) as "startsAt", sum(version) as version
    from lead group by family`.execute(db);
  const found = rows.map(({ family, version, ...value }) => ({ family, version, value }));
  return byPlace(families, found, NO_LEADS);
}

/** The ledger of campaigns, by lead and round. */
export type MailColumns = {
  lead: number[];
  round: number[];
  state: ('sent' | 'open' | 'doubt' | 'skipped' | 'over')[];
  /** Of one that is to come: when it is due; null while it waits for a user. Of the others: when that was. */
  at: (number | null)[];
  /** Why it is not sent yet, and what that is about. */
  reason: (string | null)[];
  words: (string | null)[];
  /** It is over, and the round after it is about to be planned. */
  needsNext: boolean[];
  zone: (string | null)[];
  isOpened: boolean[];
  isClicked: boolean[];
  isUnseen: boolean[];
  variant: string[];
};

export const NO_MAILS: MailColumns = {
  lead: [],
  round: [],
  state: [],
  at: [],
  reason: [],
  words: [],
  needsNext: [],
  zone: [],
  isOpened: [],
  isClicked: [],
  isUnseen: [],
  variant: [],
};

/** Of each family, by its place. */
export async function readMailColumns(
  db: Db,
  { workspaceId }: Scope,
  families: readonly Pick<RowsWanted, 'campaignIds'>[],
): Promise<Versioned<MailColumns>[]> {
  const lists = families.map(({ campaignIds }) => campaignIds);
  const { rows } = await sql<Row<MailColumns>>`
    with campaign as (select * from ${placesOf(lists)} as c (id, family, place)),
    mail as (
      select c.family, s.lead_id, s.round, s.opens > 0 as is_opened, s.clicks > 0 as is_clicked, s.unseen, s.variant,
        s.open and s.state in ('taken', 'skipped') as needs_next, case when s.open then nullif(s.zone, '') end as zone,
        case when s.state in ('taken', 'accepted') then 'sent' when s.state in ('doubt', 'skipped') then s.state
          when s.open then 'open' else 'over' end as state,
        case when s.state in ('taken', 'accepted') then coalesce(s.settled_at, s.taken_at, s.due_at)
          when s.due_at < 'infinity' then s.due_at end as at,
        case when s.open then nullif(s.reason, '') end as reason, case when s.open then nullif(s.reply_text, '') end as words,
        ${rowVersionOf('s')} as version
      from send_ledger s join campaign c on c.id = s.campaign_id
      where s.workspace_id = ${workspaceId} and s.campaign_id = any(${lists.flat()}::uuid[])
      order by c.family, s.lead_id, s.round)
    select family, json_agg(lead_id) as lead, json_agg(round) as round, json_agg(state) as state,
      json_agg(floor(date_part('epoch', at) * 1000)::bigint) as at, json_agg(reason) as reason, json_agg(words) as words,
      json_agg(needs_next) as "needsNext", json_agg(zone) as zone, json_agg(is_opened) as "isOpened",
      json_agg(is_clicked) as "isClicked", json_agg(unseen) as "isUnseen",
      json_agg(variant) as variant, sum(version) as version
    from mail group by family`.execute(db);
  const found = rows.map(({ family, version, ...value }) => ({ family, version, value }));
  return byPlace(families, found, NO_MAILS);
}

export type QueueRow = {
  mailboxId: string;
  nextAt: Date | number;
  freeAt: Date | null;
  restsUntil: Date | null;
  wait: 'moment' | 'lookAgain' | 'inbox';
};

export function listQueues(db: Db, { workspaceId }: Scope, mailboxIds: readonly string[]): Promise<QueueRow[]> {
  const query = db
    .selectFrom('send_queues')
    .select(['mailbox_id as mailboxId', 'next_at as nextAt', 'free_at as freeAt', 'rests_until as restsUntil', 'wait'])
    .where('workspace_id', '=', workspaceId)
    .where('mailbox_id', '=', sql<string>`any(${[...mailboxIds]}::uuid[])`);
  return runPlannedOnce(db, 'forecast.queues', query.compile());
}

/** What limits have counted lately. `keys`: of mailboxes, campaigns and the workspace itself. */
export async function listCounters(
  db: Db,
  { workspaceId }: Scope,
  keys: readonly string[],
  since: string,
): Promise<Counter[]> {
  const { rows } = await sql<Counter>`select kind, key, day::text as day, used from cap_counters
    where used > 0 and case kind when 'quota' then key = ${workspaceId}
      when 'domain' then day >= ${since}::date and starts_with(key, ${`${workspaceId} `})
      when 'provider' then day >= ${since}::date and split_part(key, ' ', 1) = any(${[...keys]}::text[])
      else day >= ${since}::date and key = any(${[...keys]}::text[]) end`.execute(db);
  return rows;
}
